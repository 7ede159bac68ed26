// Choosing: which steps are answered, what is lit, what is aimed at.

/** The answers so far. @type {Choice[]} */
let path = [];
/** The last answer, not yet confirmed. @type {Choice | null} */
let aimed = null;

/** The step that the answer at this place answered. @param {number} place @returns {Choices} */
const stepAt = (place) => /** @type {Choices} */ (place ? path[place - 1].ask : choices);
const currentStep = () => (choices ? stepAt(path.length) : null);

/** Lights what may be clicked now and nothing else. */
function light() {
  previewed = undefined;
  clearGhosts();
  for (const element of all('.flag')) element.remove();
  for (const element of all('[data-spot]')) {
    element.classList.remove('legal', 'is-sel', 'is-hover', 'is-on');
    element.removeAttribute('aria-pressed');
    if (element.dataset.name) element.setAttribute('aria-label', element.dataset.name);
    element.tabIndex = -1;
    element.setAttribute('aria-disabled', 'true');
  }
  const step = currentStep();
  for (const choice of step?.spots ?? []) lightSpot(choice);
  for (const choice of path) select(choice, 'is-sel');
  if (aimed) aimAt(aimed);
  else showGhosts(null);
}

/** @param {Choice} choice */
function lightSpot(choice) {
  let isFirst = true;
  for (const element of spotElements(choice.spot)) {
    const isButton = element.classList.contains('choice');
    if (!isButton) element.classList.add('legal');
    element.dataset.name ??= element.getAttribute('aria-label') ?? '';
    element.removeAttribute('aria-disabled');
    if (!element.hasAttribute('aria-hidden')) {
      element.setAttribute('aria-label', choice.label);
      if (isFirst || isButton) element.tabIndex = 0;
      isFirst = isFirst && isButton;
    }
    if (choice.flag && !isButton && !element.hasAttribute('aria-hidden')) {
      element.append(make('span', { class: 'flag', 'aria-hidden': 'true' }, make('b', {}, choice.flag.text)));
    }
  }
}

/** @param {Choice} choice @param {string} style */
function select(choice, style) {
  for (const element of spotElements(choice.spot)) {
    element.classList.add(element.classList.contains('choice') ? 'is-on' : style);
    element.setAttribute('aria-pressed', 'true');
    element.removeAttribute('aria-disabled');
    // The way back: a selected thing can be reached and clicked again.
    if (!element.hasAttribute('aria-hidden')) element.tabIndex = 0;
  }
}

/** Shows what an answer would do. @param {Choice} choice */
function aimAt(choice) {
  select(choice, 'is-hover');
  showGhosts(choice);
}

/** The pieces of the answers so far and of this one. @param {Choice | null} choice */
function showGhosts(choice) {
  clearGhosts();
  for (const ghost of [...path, choice].flatMap((one) => one?.ghosts ?? [])) {
    const place = placeElement(ghost.at);
    if (!place) continue;
    const svg = symbolOf(ghost.symbol, `ghost ${ghost.class}`);
    place.classList.add('has-ghost');
    place.append(svg);
  }
}

function clearGhosts() {
  for (const element of all('.ghost')) element.remove();
  for (const element of all('.has-ghost')) element.classList.remove('has-ghost');
}

/** Goes back to before the answer at this place. @param {number} place */
function backTo(place) {
  path = path.slice(0, place);
  aimed = null;
  drawDock();
  light();
}

/**
 * A spot was clicked. `commits` says whether a complete move may be sent at once.
 * @param {string} spot @param {boolean} commits
 */
function choose(spot, commits) {
  if (isBusy()) return;
  const step = currentStep();
  if (!step) return askWhy([spot]);
  const chosen = path.findIndex((choice) => choice.spot === spot);
  if (chosen >= 0 && !step.spots.some((choice) => choice.spot === spot)) return backTo(chosen);
  const choice = step.spots.find((one) => one.spot === spot);
  if (!choice) {
    // Another answer to an earlier question is a change of mind, not a mistake.
    for (let place = path.length - 1; place >= 0; place--) {
      if (stepAt(place).spots.some((one) => one.spot === spot)) {
        backTo(place);
        return choose(spot, commits);
      }
    }
    return askWhy([...path.map((one) => one.spot), spot]);
  }
  if (choice.act) {
    const isSent = commits || aimed === choice;
    aimed = choice;
    if (isSent) return send(choice.act.action);
  } else {
    path.push(choice);
    aimed = null;
  }
  drawDock();
  light();
  play('pick');
  if (choice.ask) focusFirst();
}

/** After a step by keyboard the focus goes on to the next one. */
function focusFirst() {
  if (!document.activeElement?.matches(':focus-visible') && document.activeElement !== document.body) return;
  const first = currentStep()?.spots[0];
  if (first) spotElements(first.spot).find((element) => element.tabIndex === 0)?.focus();
}

/** Whether a click of this kind may send a complete move. @param {Event} event */
function commitsAtOnce(event) {
  const mode = page.dataset.confirm;
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (isTouch || mode === 'always') return false;
  // One click alone never commits unless the person asked for it.
  return mode === 'never' || path.length > 0;
}

document.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  const element = target.closest('[data-spot]');
  if (!(element instanceof HTMLElement)) return;
  choose(/** @type {string} */ (element.dataset.spot), commitsAtOnce(event));
});

/** The spot that is previewed. @type {string | null | undefined} */
let previewed;

/** Hovering and focusing preview. Nothing is drawn anew while the pointer stays on a spot: what is
 * replaced between press and release gets no click. */
function preview(/** @type {Event} */ event) {
  // What was sent stays in sight.
  if (pending) return;
  const target = /** @type {Element} */ (event.target);
  const spot = target.closest?.('[data-spot]')?.getAttribute('data-spot');
  if (spot === previewed) return;
  previewed = spot;
  const choice = currentStep()?.spots.find((one) => one.spot === spot);
  if (choice) {
    showGhosts(choice);
    drawWhy(choice);
  } else {
    endPreview();
  }
}
function endPreview() {
  showGhosts(aimed);
  if (choices && !document.querySelector('#why .refusal')) drawWhy(aimed);
}
document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && preview(event));
document.addEventListener('focusin', preview);

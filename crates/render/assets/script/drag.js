// Drag and drop: taking something up is a click on it, dropping it a click on what lies below.

/** @type {{spot: string, x: number, y: number, pointer: number, element: HTMLElement, ghost: HTMLElement | null} | null} */
let drag = null;
const DRAG_DISTANCE = 8;

document.addEventListener('pointerdown', (event) => {
  const element = /** @type {Element} */ (event.target).closest('[data-spot].legal, [data-spot].is-sel');
  if (!(element instanceof HTMLElement) || event.button !== 0 || isBusy()) return;
  drag = { spot: element.dataset.spot ?? '', x: event.clientX, y: event.clientY, pointer: event.pointerId, element, ghost: null };
});

document.addEventListener('pointermove', (event) => {
  if (!drag || drag.pointer !== event.pointerId) return;
  const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_DISTANCE;
  if (!drag.ghost && (!far || !takeUp(drag))) return;
  const ghost = /** @type {HTMLElement} */ (drag.ghost);
  ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
  const spot = spotBelow(event)?.dataset.spot;
  const choice = currentStep()?.spots.find((one) => one.spot === spot);
  showGhosts(choice ?? null);
});

/** Only what has a next step can be carried there. @param {NonNullable<typeof drag>} drag */
function takeUp(drag) {
  const isTaken = path.some((choice) => choice.spot === drag.spot);
  if (!isTaken && !currentStep()?.spots.find((choice) => choice.spot === drag.spot)?.ask) return false;
  const box = drag.element.getBoundingClientRect();
  const picture = drag.element.querySelector('svg')?.cloneNode(true);
  if (!picture) return false;
  if (!isTaken) choose(drag.spot, false);
  drag.ghost = make('div', { class: 'dragged' }, picture);
  Object.assign(drag.ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  page.append(drag.ghost);
  return true;
}

/** @param {PointerEvent} event @returns {HTMLElement | null} */
function spotBelow(event) {
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  const found = below.map((element) => element.closest('[data-spot]')).find(Boolean);
  return found instanceof HTMLElement ? found : null;
}

document.addEventListener('pointerup', (event) => {
  const ended = drag;
  drag = null;
  if (!ended?.ghost) return;
  ended.ghost.remove();
  const spot = spotBelow(event)?.dataset.spot;
  // The click that follows a drop is not another choice.
  addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
  setTimeout(() => dispatchEvent(new Event('click')), 0);
  if (spot && spot !== ended.spot) choose(spot, page.dataset.confirm !== 'always' && event.pointerType !== 'touch');
});
document.addEventListener('pointercancel', () => {
  drag?.ghost?.remove();
  drag = null;
});

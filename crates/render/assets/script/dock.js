// The dock: prompt, steps, choices and the confirming button for the step that is asked.

/** With more choices than this the board is the list. The server draws by the same rule. */
const MAX_DOCK_CHOICES = 6;

function drawDock() {
  const step = currentStep();
  if (!step) return;
  byId('prompt').textContent = step.prompt;
  drawWhy(aimed);
  drawSteps(step);
  drawClause(step.clause);
  const group = byId('choices');
  const few = step.spots.length <= MAX_DOCK_CHOICES;
  const focused = document.activeElement?.closest('#choices [data-spot]')?.getAttribute('data-spot');
  group.replaceChildren(...(few ? step.spots.map(choiceButton) : []));
  // Who came here by keyboard stays where they are.
  group.querySelector(`[data-spot="${CSS.escape(focused ?? '')}"]`)?.focus();
  drawConfirm();
}

/** @param {Choices} step */
function drawSteps(step) {
  const list = byId('steps');
  if (!list) return;
  const done = path.map((_, place) => make('li', { class: 'done' }, stepAt(place).step));
  const now = make('li', { class: 'now', 'aria-current': 'step' }, step.step);
  const next = step.spots.find((choice) => choice.ask)?.ask;
  list.replaceChildren(...done, now, ...(next ? [make('li', {}, next.step)] : []));
}

/** The link to the rule behind the question. @param {string} clause */
function drawClause(clause) {
  const link = byId('clause');
  if (!link) return;
  const old = link.dataset.clause;
  for (const name of ['href', 'aria-label', 'data-clause']) {
    link.setAttribute(name, link.getAttribute(name).replace(old, clause));
  }
}

/** @param {Choice} choice */
function choiceButton(choice) {
  const button = make('button', { type: 'button', class: 'choice', 'data-spot': choice.spot, 'aria-label': choice.label });
  if (choice.icon) button.append(symbolOf(...choice.icon));
  button.append(choice.short);
  if (choice.flag) button.append(' ', make('b', choice.flag.minus ? { class: 'neg' } : {}, choice.flag.text));
  return button;
}

/** @param {Choice | null} choice */
function drawWhy(choice) {
  byId('why').textContent = choice?.why ?? '';
}

function drawConfirm() {
  const button = byId('confirm');
  if (!button) return;
  button.disabled = !aimed?.act;
  button.textContent = aimed?.act ? aimed.act.confirm : words['table-confirm'];
}

/** Why a move is refused, with a link to the rule. @param {{text: string, href?: string}} refusal */
function drawRefusal({ text, href }) {
  const why = byId('why');
  if (!why) return pass(text);
  why.replaceChildren(make('span', { class: 'refusal' }, text));
  if (href) why.append(' ', make('a', { href, target: '_blank' }, words['table-rule-link']));
  announce(text, true);
  play('refused');
}

// What is sent to the server.

/** Whether an answer is on its way. */
let isWaiting = false;
/** A move that could not be sent; it is sent again after the connection is back. @type {string | null} */
let kept = null;

/** @param {string} what @param {Record<string, string | number>} fields */
async function post(what, fields) {
  const body = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  const response = await fetch(`${here}/${what}`, { method: 'POST', body, headers: { accept: 'application/json' } });
  const type = response.headers.get('content-type') ?? '';
  const answer = type.includes('json') ? await response.json() : {};
  return { status: response.status, ok: response.ok, answer };
}

/** @param {string} action */
async function send(action) {
  isWaiting = true;
  page.classList.add('is-waiting');
  try {
    const { answer } = await post('actions', { seq, action, ...seatField() });
    kept = null;
    if (answer.frame) applyFrame(answer.frame);
    if (answer.text) {
      backTo(0);
      drawRefusal(answer);
    }
  } catch {
    kept = action;
    notice(words['table-kept']);
  } finally {
    isWaiting = false;
    page.classList.remove('is-waiting');
  }
}

/** Which of several own seats acts. */
/** @returns {Record<string, string>} */
const seatField = () => {
  const { seat } = byId('dock').dataset;
  return seat ? { as: seat } : {};
};

/** Asks which rule forbids what was clicked. @param {string[]} spots */
async function askWhy(spots) {
  const element = spotElements(spots[spots.length - 1])[0];
  element?.classList.add('is-no');
  setTimeout(() => element?.classList.remove('is-no'), 400);
  try {
    const { answer } = await post('why', { path: spots.join(','), ...seatField() });
    drawRefusal(answer.text ? answer : { text: words['table-no-meaning'] });
  } catch {
    notice(words['table-lost']);
  }
}

async function hint() {
  byId('prompt').textContent = words['table-hint-thinking'];
  try {
    const { answer } = await post('hint', { seq, ...seatField() });
    backTo(0);
    if (!answer.path) return drawRefusal({ text: answer.text ?? words['table-failed'] });
    for (const spot of answer.path) choose(spot, false);
    byId('prompt').textContent = answer.text;
  } catch {
    notice(words['table-lost']);
  }
}

/** @param {string} what @param {Record<string, string | number>} [fields] */
async function ask(what, fields = {}) {
  try {
    const { answer } = await post(what, { seq, ...seatField(), ...fields });
    if (answer.frame) applyFrame(answer.frame);
    if (answer.href && !answer.text) location.href = answer.href;
    else if (answer.text) drawRefusal(answer);
  } catch {
    notice(words['table-lost']);
  }
}

/** What the buttons with `data-do` do. @type {Record<string, (element: HTMLElement) => unknown>} */
const deeds = {
  confirm: () => aimed?.act && send(aimed.act.action),
  hint,
  undo: () => (path.length || aimed ? backTo(Math.max(0, path.length - (aimed ? 0 : 1))) : ask('undo')),
  'ask-undo': () => ask('ask', { what: 'undo' }),
  'ask-hints': () => ask('ask', { what: 'hints' }),
  agree: () => ask('answer', { yes: 1 }),
  refuse: () => ask('answer', { yes: 0 }),
  again: () => ask('again'),
  show: (element) => socket?.send(JSON.stringify({ show: Number(element.dataset.seat) })),
  help: () => /** @type {HTMLDialogElement | null} */ (byId('help'))?.showModal(),
  close: (element) => element.closest('dialog')?.close(),
  sound: (element) => toggleSound(element),
  notify: (element) => Notification.requestPermission().then(() => { element.hidden = true; }),
};

document.addEventListener('click', (event) => {
  const element = /** @type {Element} */ (event.target).closest('[data-do]');
  if (element instanceof HTMLElement && !isWaiting) deeds[element.dataset.do ?? '']?.(element);
});

document.addEventListener('submit', async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches('.chat-f')) return;
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('text'));
  const text = field.value;
  field.value = '';
  try {
    const { ok, answer } = await post('chat', { text });
    if (!ok) throw new Error(answer.text);
  } catch (error) {
    field.value = text;
    notice(/** @type {Error} */ (error).message || words['table-failed']);
  }
});

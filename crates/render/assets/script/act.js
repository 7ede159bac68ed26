// What is sent to the server. A move is sent as it was clicked until the server has answered it;
// the server answers the same however often it comes. Everything else is sent once.

/** How long an answer may take, in ms … */
const ANSWER = 20000;
/** … and advice, for which the AI thinks. */
const ADVICE = 70000;
/** After this it is said that a move is still on its way. */
const SLOW = 2000;
/** No server makes a move wait longer. */
const MAX_RETRY_AFTER = 60000;
/** For how long a sentence stands that asks for nothing. */
const READING = 15000;
/** What a server says that has not looked at a request yet. */
const NOT_NOW = [408, 425, 429];

/** What came back. A status of 0: nothing. No answer: it was not the server who spoke. @typedef {{status: number, answer: any, wait: number}} Reply */
/** @typedef {{fields: Record<string, string | number>, n_tries: number, notBefore: number, isUnderWay: boolean, trouble: string}} Move */

/** The move that the server has not answered. @type {Move | null} */
let pending = null;
let isAsking = false;
let isAdvising = false;
let isChatting = false;
/** What is said for a while. */
let passing = '';

/** While something is under way nothing else begins. */
const isBusy = () => pending !== null || isAsking;

function drawState() {
  page.classList.toggle('is-waiting', isBusy());
  const lost = page.classList.contains('is-lost') ? words['table-lost'] : '';
  notice(pending?.trouble || lost || passing);
}

/** Says something for a while. @param {string} text */
function pass(text) {
  passing = text;
  if (text) later('passing', READING, () => pass(''));
  drawState();
}

/** @param {string} where @param {Record<string, string | number>} fields @param {number} [patience] @returns {Promise<Reply>} */
async function post(where, fields, patience = ANSWER) {
  const body = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(where, { method: 'POST', body, headers, signal: AbortSignal.timeout(patience) });
    const isOurs = (response.headers.get('content-type') ?? '').includes('json');
    const answer = isOurs ? await response.json() : null;
    return { status: response.status, answer, wait: 1000 * Number(response.headers.get('retry-after')) || 0 };
  } catch {
    return { status: 0, answer: null, wait: 0 };
  }
}

/** Whether it was done. @param {Reply} reply */
const isDone = ({ status, answer }) => answer !== null && status < 300;
/** Whether it was done or refused, for ever. @param {Reply} reply */
const isAnswered = ({ status, answer }) => answer !== null && status < 500 && !NOT_NOW.includes(status);
/** What is wrong. @param {Reply} reply @returns {string} */
const causeOf = ({ status, answer }) => answer?.text || words[status ? 'table-trouble' : 'table-unreached'];

/** What is wrong with something that is not sent again by itself, and what to do. @param {Reply} reply */
function failureOf(reply) {
  const { answer } = reply;
  if (answer?.error === 'stale') return words['table-stale'];
  if (answer) return answer.text || words['table-failed'];
  // Whoever has no answer does not know.
  return `${causeOf(reply)} ${words['table-check']}`;
}

/** Says it where the move is made if the server refused it, and above the table otherwise. @param {Reply} reply */
function fail(reply) {
  const text = failureOf(reply);
  if (isAnswered(reply) && reply.answer.error !== 'stale') drawRefusal({ text, href: reply.answer.href });
  else pass(text);
}

/** @param {string} action */
function send(action) {
  if (isBusy()) return;
  pending = { fields: { seq, action, ...seatField() }, n_tries: 0, notBefore: 0, isUnderWay: false, trouble: '' };
  pass('');
  light();
  deliver();
}

/** Sends the move that waits, unless it is under way or the server wants to be left alone. */
async function deliver() {
  const move = pending;
  if (!move || move.isUnderWay || performance.now() < move.notBefore) return;
  never('deliver');
  move.isUnderWay = true;
  later('slow', SLOW, () => { move.trouble ||= words['table-slow']; drawState(); });
  const reply = await post(`${here}/actions`, move.fields);
  never('slow');
  move.isUnderWay = false;
  if (isAnswered(reply)) {
    pending = null;
    drawState();
    if (reply.answer.frame) applyFrame(reply.answer.frame);
    if (isDone(reply)) return;
    backTo(0);
    fail(reply);
  } else {
    const wait = Math.min(MAX_RETRY_AFTER, reply.wait);
    move.notBefore = performance.now() + wait;
    move.trouble = `${causeOf(reply)} ${words['table-kept']}`;
    drawState();
    later('deliver', Math.max(wait, backoff(++move.n_tries)), () => { move.notBefore = 0; deliver(); });
  }
}
onWake(deliver);

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
  const reply = await post(`${here}/why`, { path: spots.join(','), ...seatField() });
  if (!isDone(reply)) fail(reply);
  else drawRefusal(reply.answer.text ? reply.answer : { text: words['table-no-meaning'] });
}

async function hint() {
  if (isAdvising) return;
  const asked = seq;
  isAdvising = true;
  byId('prompt').textContent = words['table-hint-thinking'];
  const reply = await post(`${here}/hint`, { seq, ...seatField() }, ADVICE);
  isAdvising = false;
  if (seq !== asked) return;
  drawDock();
  // Who has decided meanwhile needs no advice.
  if (isBusy()) return;
  backTo(0);
  if (!isDone(reply)) return fail(reply);
  for (const spot of reply.answer.path ?? []) choose(spot, false);
  byId('prompt').textContent = reply.answer.text;
}

/** @param {string} what @param {Record<string, string | number>} [fields] */
async function ask(what, fields = {}) {
  isAsking = true;
  pass('');
  const reply = await post(`${here}/${what}`, { seq, ...seatField(), ...fields });
  isAsking = false;
  drawState();
  if (reply.answer?.frame) applyFrame(reply.answer.frame);
  if (!isDone(reply)) fail(reply);
  else if (reply.answer.href) location.href = reply.answer.href;
  return isDone(reply);
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
  show: (element) => ask('show', { seat: Number(element.dataset.seat) }),
  help: () => /** @type {HTMLDialogElement | null} */ (byId('help'))?.showModal(),
  close: (element) => element.closest('dialog')?.close(),
  sound: (element) => toggleSound(element),
  notify: (element) => Notification.requestPermission().then(() => { element.hidden = true; }),
};
/** What has nothing to do with the game. */
const BESIDE = ['help', 'close', 'sound', 'notify'];

/** @param {HTMLElement} element */
function perform(element) {
  const deed = element.dataset.do ?? '';
  if (!isBusy() || BESIDE.includes(deed)) deeds[deed]?.(element);
}

document.addEventListener('click', (event) => {
  const element = /** @type {Element} */ (event.target).closest('[data-do]');
  if (element instanceof HTMLElement) perform(element);
});

document.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const what = form.getAttribute('action')?.split(`${here}/`)[1];
  if (!what) return;
  event.preventDefault();
  if (form.matches('.chat-f')) say(form);
  else if (!isBusy()) askAnew(what, form);
});

/** A line of the chat; its text stays in the field until it has arrived. @param {HTMLFormElement} form */
async function say(form) {
  if (isChatting) return;
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('text'));
  const text = field.value;
  isChatting = true;
  const reply = await post(`${here}/chat`, { text });
  isChatting = false;
  if (!isDone(reply)) pass(failureOf(reply));
  else if (field.value === text) field.value = '';
}

/** A form of the menu, which looks different afterwards. @param {string} what @param {HTMLFormElement} form */
async function askAnew(what, form) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  if (await ask(what, Object.fromEntries(fields))) location.reload();
}

// The page's one connection. Every message is a whole frame, so nothing can drift.

/** The last HTML of every region: what has not changed is left alone. @type {Map<string, string>} */
const drawn = new Map();

/** @param {any} message @param {boolean} isFirst */
function hear(message, isFirst) {
  if (message.type === 'frame') applyFrame(message, isFirst);
  if (!isFirst) return;
  if (page.classList.contains('is-lost')) announce(words['table-back']);
  page.classList.remove('is-lost');
  drawState();
  deliver();
}

/** One failure alone is nothing to talk about. @param {number} n_failures */
function lose(n_failures) {
  if (n_failures > 1) page.classList.add('is-lost');
  drawState();
}

/**
 * Shows a frame; an older one only if it `isTrue` whatever was shown before, since the server may have gone back.
 * @param {Frame} frame @param {boolean} [isTrue]
 */
function applyFrame(frame, isTrue) {
  if (frame.seq < seq && !isTrue) return;
  const isNew = frame.seq > seq;
  const wasMine = choices !== null;
  const before = isNew ? placesOf(frame.travels) : new Map();
  const focused = document.activeElement?.getAttribute?.('data-spot');
  seq = frame.seq;
  const isSameStep = !isNew && JSON.stringify(choices) === JSON.stringify(frame.choices);
  choices = frame.choices;
  for (const { id, html } of frame.regions) drawRegion(id, html);
  page.classList.toggle('is-over', frame.is_over);
  putFirst(frame.is_mine_first);
  if (!isSameStep) {
    path = [];
    aimed = null;
  }
  if (choices) drawDock();
  light();
  if (focused) spotElements(focused).find((element) => element.tabIndex === 0)?.focus({ preventScroll: true });
  document.title = frame.title;
  byId('favicon').href = byId('favicon').href.replace(/favicon(-turn)?\.svg/, frame.is_my_turn ? 'favicon-turn.svg' : 'favicon.svg');
  if (isNew && !page.dataset.table) nowAt(`${here}?step=${seq}`);
  if (isNew) {
    travel(frame.travels, before);
    if (frame.announce.length) announce(frame.announce.join(' '));
  }
  if (frame.is_my_turn && !wasMine) callMe();
  if (frame.is_over && isNew) countUp();
  countChat();
}

/** On a phone the board that is asked about comes first, and is in sight. @param {boolean} isMine */
function putFirst(isMine) {
  if (page.classList.contains('mine-first') === isMine) return;
  page.classList.toggle('mine-first', isMine);
  if (choices && matchMedia('(max-width: 1099px)').matches) scrollTo(0, 0);
}

/** @param {string} id @param {string} html */
function drawRegion(id, html) {
  const old = byId(id);
  if (!old || drawn.get(id) === html) return;
  drawn.set(id, html);
  const scroll = old.scrollTop;
  const template = document.createElement('template');
  template.innerHTML = html;
  const fresh = template.content.firstElementChild;
  if (!fresh) return;
  old.replaceWith(fresh);
  if (id === 'chat-lines') fresh.scrollTop = fresh.scrollHeight;
  else if (id !== 'log') fresh.scrollTop = scroll;
}

/** It has become this person's turn. */
function callMe() {
  play('turn');
  announce(words['table-your-turn']);
  if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(words['table-your-turn'], { body: page.dataset.name, tag: here });
  }
}

function countChat() {
  const chat = byId('chat');
  if (!chat) return;
  const badge = byId('chat-new');
  const total = Number(byId('chat-lines').dataset.n);
  if (chat.open) chat.dataset.read = String(total);
  chat.dataset.read ??= String(total);
  const n_new = total - Number(chat.dataset.read);
  badge.hidden = n_new <= 0;
  badge.textContent = `${n_new} ${words['table-chat-new']}`;
}
byId('chat')?.addEventListener('toggle', countChat);

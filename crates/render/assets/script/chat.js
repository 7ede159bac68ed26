// The chat: how many lines are new, and a line of one's own.

import { NARROW } from "./constants.js";
import { all, announce, body, byId, here, words } from "./page.js";
import { failureOf, isDone, post } from "./request.js";
import { pass } from "./status.js";

let isSending = false;
/** How many lines were looked through for what people did. */
let nTold = Number(byId("chat-lines")?.dataset.n ?? 0);

export function countChat() {
  const chat = byId("chat");
  if (!chat) return;
  const badge = byId("chat-new");
  const total = Number(byId("chat-lines").dataset.n);
  if (chat.open) chat.dataset.read = String(total);
  chat.dataset.read ??= String(total);
  const nNew = total - Number(chat.dataset.read);
  badge.hidden = nNew <= 0;
  badge.textContent = `${nNew} ${words["table-chat-new"]}`;
  countInBar(nNew);
  tellNotes(total);
}

/** On a phone the chat is far below: the bar says that there is something to read. @param {number} nNew */
function countInBar(nNew) {
  const badge = byId("chat-badge");
  badge.hidden = nNew <= 0;
  badge.lastElementChild.textContent = String(nNew);
  badge.setAttribute("aria-label", `${words["table-chat"]}: ${nNew} ${words["table-chat-new"]}`);
  body.classList.toggle("has-unread", nNew > 0);
}

/** Says what people have done since the last look, such as that the AI plays for one of them. @param {number} total */
function tellNotes(total) {
  const nFresh = total - nTold;
  nTold = total;
  if (nFresh <= 0) return;
  for (const line of [...byId("chat-lines").children].slice(-nFresh)) {
    if (!line.matches(".note")) continue;
    announce(line.textContent);
    pass(line.textContent);
  }
}

/** Opens the chat; on a phone over the boards. */
export function openChat() {
  const chat = byId("chat");
  for (const menu of all("details.menu")) menu.removeAttribute("open");
  chat.classList.toggle("is-sheet", matchMedia(NARROW).matches);
  chat.open = true;
  countChat();
  const lines = byId("chat-lines");
  lines.scrollTop = lines.scrollHeight;
  chat.querySelector("input").focus();
}

/** A line of the chat; its text stays in the field until it has arrived. @param {HTMLFormElement} form */
export async function say(form) {
  if (isSending) return;
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
  const text = field.value;
  isSending = true;
  const reply = await post(`${here}/chat`, { text });
  isSending = false;
  if (!isDone(reply)) pass(failureOf(reply));
  else if (field.value === text) field.value = "";
}

export function watchChat() {
  const chat = byId("chat");
  chat?.addEventListener("toggle", () => {
    if (!chat.open) chat.classList.remove("is-sheet");
    countChat();
  });
}

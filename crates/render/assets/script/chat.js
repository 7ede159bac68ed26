// The chat: how many lines are new, and a line of one's own.

import { byId, here, words } from "./page.js";
import { failureOf, isDone, post } from "./request.js";
import { pass } from "./status.js";

let isSending = false;

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
}

export function openChat() {
  byId("chat").open = true;
  byId("chat").querySelector("input").focus();
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
  byId("chat")?.addEventListener("toggle", countChat);
}

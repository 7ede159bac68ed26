// The buttons and forms of a table.

import { ask, askByForm, askForHint } from "./ask.js";
import { say } from "./chat.js";
import { send } from "./move.js";
import { all, byId, here } from "./page.js";
import { aimedAt, isBegun } from "./question.js";
import { stepRecap } from "./recap.js";
import { toggleSound } from "./sound.js";
import { stepBack } from "./spots.js";
import { isBusy } from "./status.js";

/**
 * What the buttons with `data-do` do in the game …
 * @type {Record<string, (button: HTMLElement) => unknown>}
 */
const GAME_COMMANDS = {
  confirm: () => {
    const act = aimedAt()?.act;
    if (act) send(act.action);
  },
  hint: askForHint,
  undo: () => (isBegun() ? stepBack() : ask("undo")),
  "ask-undo": () => (isBegun() ? stepBack() : ask("ask", { what: "undo" })),
  "ask-hints": () => ask("ask", { what: "hints" }),
  agree: () => ask("answer", { yes: 1 }),
  refuse: () => ask("answer", { yes: 0 }),
  show: (button) => ask("show", { seat: Number(button.dataset.seat) }),
};

/**
 * … and beside it.
 * @type {Record<string, (button: HTMLElement) => unknown>}
 */
const PAGE_COMMANDS = {
  "recap-back": () => stepRecap(-1),
  "recap-on": () => stepRecap(1),
  help: () => /** @type {HTMLDialogElement | null} */ (byId("help"))?.showModal(),
  close: (button) => button.closest("dialog")?.close(),
  sound: toggleSound,
  notify: async (button) => {
    await Notification.requestPermission();
    button.hidden = true;
  },
};

/** @param {HTMLElement} button */
export function press(button) {
  const command = button.dataset.do ?? "";
  PAGE_COMMANDS[command]?.(button);
  if (!isBusy()) GAME_COMMANDS[command]?.(button);
}

/** Only who was never asked can be asked for notifications. */
function offerNotifications() {
  for (const button of all('[data-do="notify"]')) {
    button.hidden = !("Notification" in window) || Notification.permission !== "default";
  }
}

export function watchButtons() {
  offerNotifications();
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("[data-do]");
    if (button instanceof HTMLElement) press(button);
  });
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const what = form.getAttribute("action")?.split(`${here}/`)[1];
    if (!what) return;
    event.preventDefault();
    if (form.matches(".chat-f")) say(form);
    else if (!isBusy()) askByForm(what, form);
  });
}

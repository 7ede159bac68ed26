// Keyboard only: arrows within a board, Esc a step back, letters for the buttons.

import { press } from "./buttons.js";
import { openChat } from "./chat.js";
import { SHORTCUTS } from "./constants.js";
import { all, byId } from "./page.js";
import { isBegun } from "./question.js";
import { closeRecap } from "./recap.js";
import { stepBack } from "./spots.js";
import { isBusy } from "./status.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A neighbour is at least so far away in the direction of the arrow, in pixels. */
const MIN_DISTANCE = 4;
/** How much farther away a neighbour seems that lies aside. */
const ASIDE = 2.5;

export function watchKeys() {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isCommand || target.matches("input, textarea, select")) return;
    if (document.querySelector("dialog[open]")) return;
    if (ARROWS[event.key]) goOn(event, neighbour(target, ARROWS[event.key]));
    else if (event.key === "Escape" && closeRecap()) return;
    else if (event.key === "Escape" && isBegun() && !isBusy()) stepBack();
    else pressShortcut(event, SHORTCUTS[event.key]);
  });
}

/** @param {Event} event @param {HTMLElement | undefined} next */
function goOn(event, next) {
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** @param {Event} event @param {string | undefined} command */
function pressShortcut(event, command) {
  if (command === "chat" && byId("chat")) {
    event.preventDefault();
    return openChat();
  }
  const button = command && all(`[data-do="${command}"]`)[0];
  if (button) press(button);
}

/** @param {Element} element */
function middleOf(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * The nearest spot in a direction; from outside the boards, the first lit one.
 * @param {HTMLElement} from
 * @param {[number, number]} direction
 */
function neighbour(from, [dx, dy]) {
  const spots = all("[data-spot]:not([aria-hidden])").filter((element) => element.offsetParent);
  if (!from.matches("[data-spot]")) return spots.find((element) => element.tabIndex === 0);
  const [x, y] = middleOf(from);
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const element of spots) {
    const [toX, toY] = middleOf(element);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (along < MIN_DISTANCE || element === from) continue;
    const distance = along + ASIDE * aside;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

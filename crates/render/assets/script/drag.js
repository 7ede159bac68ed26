// Drag and drop: taking something up is a click on it, dropping it a click on what lies below.

import { choose } from "./choose.js";
import { body, make } from "./page.js";
import { answers, choiceAt } from "./question.js";
import { showGhosts } from "./spots.js";
import { isBusy } from "./status.js";

/** A pointer that moves less far than this clicks, in pixels. */
const DRAG_DISTANCE = 8;

/**
 * @typedef {object} Drag
 * @property {string} spot where it began
 * @property {number} x
 * @property {number} y
 * @property {number} pointer
 * @property {HTMLElement} element
 * @property {HTMLElement | null} picture what follows the pointer once something is taken up
 */

/** @type {Drag | null} */
let drag = null;

/** @param {PointerEvent} event */
function begin(event) {
  const target = /** @type {Element} */ (event.target);
  const element = target.closest("[data-spot].legal, [data-spot].is-sel");
  if (!(element instanceof HTMLElement) || event.button !== 0 || isBusy()) return;
  drag = {
    spot: element.dataset.spot ?? "",
    x: event.clientX,
    y: event.clientY,
    pointer: event.pointerId,
    element,
    picture: null,
  };
}

/** @param {PointerEvent} event */
function follow(event) {
  if (!drag || drag.pointer !== event.pointerId) return;
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  const isFar = Math.hypot(x, y) > DRAG_DISTANCE;
  drag.picture ??= isFar ? takeUp(drag) : null;
  if (!drag.picture) return;
  drag.picture.style.translate = `${x}px ${y}px`;
  showGhosts(choiceAt(spotBelow(event)) ?? null);
}

/** Only what has a next step can be carried there. @param {Drag} drag */
function takeUp({ spot, element }) {
  const isTaken = answers().some((choice) => choice.spot === spot);
  if (!isTaken && !choiceAt(spot)?.ask) return null;
  const box = element.getBoundingClientRect();
  const piece = element.querySelector("svg")?.cloneNode(true);
  if (!piece) return null;
  if (!isTaken) choose(spot, false);
  const picture = make("div", { class: "dragged" }, piece);
  const { left, top, width, height } = box;
  for (const [name, size] of Object.entries({ left, top, width, height })) {
    picture.style.setProperty(name, `${size}px`);
  }
  body.append(picture);
  return picture;
}

/** @param {PointerEvent} event */
function spotBelow(event) {
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  const found = below.map((element) => element.closest("[data-spot]")).find(Boolean);
  return found instanceof HTMLElement ? found.dataset.spot : undefined;
}

/** @param {PointerEvent} event */
function drop(event) {
  const ended = drag;
  drag = null;
  if (!ended?.picture) return;
  ended.picture.remove();
  const spot = spotBelow(event);
  // The click that follows a drop is not another choice.
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
  setTimeout(() => dispatchEvent(new Event("click")), 0);
  const commits = body.dataset.confirm !== "always" && event.pointerType !== "touch";
  if (spot && spot !== ended.spot) choose(spot, commits);
}

function cancel() {
  drag?.picture?.remove();
  drag = null;
}

export function watchDrags() {
  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", follow);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", cancel);
}

// What others did since the person's last decision, stepped through move by move.

import { drawDock } from "./dock.js";
import { all, announce, byId, placeElement } from "./page.js";
import { reveal } from "./view.js";

/** The move that is shown; none is -1. */
let shown = -1;
/** What the bar says while no move is shown. */
let label = "";

/** The bar works only with this script. */
export function drawRecap() {
  shown = -1;
  unmark();
  const bar = byId("recap");
  if (!bar) return;
  bar.hidden = false;
  label = bar.querySelector("span").textContent;
}

/** Goes on or back; past either end the own move is asked again. @param {1 | -1} by */
export function stepRecap(by) {
  const bar = byId("recap");
  if (!bar) return;
  const moves = [...bar.querySelectorAll("li")];
  const next = shown < 0 && by < 0 ? moves.length - 1 : shown + by;
  if (!moves[next]) return closeRecap();
  shown = next;
  unmark();
  const move = moves[next];
  const mark = byId("seats").children[move.dataset.seat]?.querySelector(".mk");
  byId("prompt").replaceChildren(...(mark ? [mark.cloneNode(true), " "] : []), move.textContent);
  bar.querySelector("span").textContent = `${next + 1} / ${moves.length}`;
  const places = move.dataset.places.split(" ").map(placeElement).filter(Boolean);
  for (const place of places) place.classList.add("is-marked");
  reveal(places[0] ?? null);
  announce(move.textContent);
}

/** The own move is asked again. Whether a move was shown. */
export function closeRecap() {
  if (shown < 0) return false;
  shown = -1;
  unmark();
  const bar = byId("recap");
  if (bar) bar.querySelector("span").textContent = label;
  drawDock();
  return true;
}

function unmark() {
  for (const element of all(".is-marked")) element.classList.remove("is-marked");
}

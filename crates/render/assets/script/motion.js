// Pieces on boards that are drawn already: they travel to where they are. Only transform and opacity
// move.

/** @import { Travel } from "./types.js" */

import { TRAVEL } from "./constants.js";
import { placeElement, wantsMotion } from "./page.js";

/** From one piece to the next, in ms, and for how many of them. */
const DELAY = 60;
const MAX_DELAYED = 8;

/** Where travelling pieces start. @param {Travel[]} travels @returns {Map<string, DOMRect>} */
export function placesOf(travels) {
  const places = new Map();
  for (const { from } of travels) {
    const element = placeElement(from);
    if (element && !places.has(from)) places.set(from, element.getBoundingClientRect());
  }
  return places;
}

/** @param {Travel[]} travels @param {Map<string, DOMRect>} before where they start */
export function travel(travels, before) {
  if (!wantsMotion()) return;
  travels.forEach(({ from, to }, place) => {
    const start = before.get(from);
    const target = placeElement(to);
    const piece = target?.querySelector("svg") ?? target;
    if (!piece) return;
    const transform = start ? wayFrom(start, piece.getBoundingClientRect()) : "scale(0.3)";
    if (!transform) return;
    piece.animate(
      [
        { transform, zIndex: 9, opacity: start ? 1 : 0 },
        { transform: "none", zIndex: 9 },
      ],
      { ...TRAVEL, delay: DELAY * Math.min(place, MAX_DELAYED), fill: "backwards" },
    );
  });
}

/** What puts a piece back to where it was, if the person sees it. @param {DOMRect} start @param {DOMRect} end */
function wayFrom(start, end) {
  const isSeen = (/** @type {DOMRect} */ box) => box.bottom > 0 && box.top < innerHeight;
  if (!isSeen(start) && !isSeen(end)) return null;
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const scale = end.width ? Math.min(3, Math.max(0.3, start.width / end.width)) : 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

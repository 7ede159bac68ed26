// What was not done: the server refused it, or it was no move.

/** @import { Reply } from "./request.js" */

import { drawRefusal } from "./dock.js";
import { byId, here, spotElements, words } from "./page.js";
import { failureOf, isAnswered, isDone, post } from "./request.js";
import { pass } from "./status.js";

/** For how long a spot is marked that means nothing now, in ms. */
const MARKED = 400;

/** Which of several own seats acts. @returns {Record<string, string>} */
export function seatField() {
  const { seat } = byId("dock").dataset;
  return seat ? { as: seat } : {};
}

/**
 * Says it where the move is made if the server refused it, and above the table otherwise.
 * @param {Reply} reply
 */
export function sayFailure(reply) {
  const text = failureOf(reply);
  if (isAnswered(reply) && reply.answer.error !== "stale") {
    drawRefusal({ text, href: reply.answer.href });
  } else {
    pass(text);
  }
}

/** Asks which rule forbids what was clicked. @param {string[]} spots */
export async function askWhy(spots) {
  const element = spotElements(spots[spots.length - 1])[0];
  element?.classList.add("is-no");
  setTimeout(() => element?.classList.remove("is-no"), MARKED);
  const reply = await post(`${here}/why`, { path: spots.join(","), ...seatField() });
  if (!isDone(reply)) sayFailure(reply);
  else drawRefusal(reply.answer.text ? reply.answer : { text: words["table-no-meaning"] });
}

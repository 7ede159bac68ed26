// A move on its way. It is sent as it was clicked until the server has answered it; the server
// answers the same however often it comes.

/** @import { Fields } from "./request.js" */

import { applyFrame } from "./frame.js";
import { backoff, onWake } from "./link.js";
import { here, words } from "./page.js";
import { seenSeq } from "./question.js";
import { sayFailure, seatField } from "./refusal.js";
import { causeOf, isAnswered, isDone, post } from "./request.js";
import { backTo, light } from "./spots.js";
import { begin, end, isBusy, saySlow, sayTrouble } from "./status.js";
import { later, never } from "./timers.js";

/** After this it is said that a move is still on its way, in ms. */
const SLOW = 2000;
/** No server makes a move wait longer. */
const MAX_RETRY_AFTER = 60000;

/** @typedef {{fields: Fields, nTries: number, notBefore: number, isUnderWay: boolean}} Move */

/** The move that the server has not answered. @type {Move | null} */
let pending = null;

/** @param {string} action */
export function send(action) {
  if (isBusy()) return;
  const fields = { seq: seenSeq(), action, ...seatField() };
  pending = { fields, nTries: 0, notBefore: 0, isUnderWay: false };
  begin("move");
  light();
  deliver();
}

/** Sends the move that waits, unless it is under way or the server wants to be left alone. */
export async function deliver() {
  const move = pending;
  if (!move || move.isUnderWay || performance.now() < move.notBefore) return;
  never("deliver");
  move.isUnderWay = true;
  later("slow", SLOW, saySlow);
  const reply = await post(`${here}/actions`, move.fields);
  never("slow");
  move.isUnderWay = false;
  if (!isAnswered(reply)) return tryAgain(move, reply);
  pending = null;
  end("move");
  if (reply.answer.frame) applyFrame(reply.answer.frame);
  if (isDone(reply)) return;
  backTo(0);
  sayFailure(reply);
}

/** @param {Move} move @param {import("./request.js").Reply} reply */
function tryAgain(move, reply) {
  const wait = Math.min(MAX_RETRY_AFTER, reply.wait);
  move.notBefore = performance.now() + wait;
  move.nTries += 1;
  sayTrouble(`${causeOf(reply)} ${words["table-kept"]}`);
  later("deliver", Math.max(wait, backoff(move.nTries)), () => {
    move.notBefore = 0;
    deliver();
  });
}

export function watchNetwork() {
  onWake(deliver);
}

// What a person asks of the others or of the AI. It is sent once.

/** @import { Fields } from "./request.js" */

import { MAX_ADVICE_MS } from "./constants.js";
import { drawDock } from "./dock.js";
import { applyFrame } from "./frame.js";
import { announce, byId, here, words } from "./page.js";
import { seenSeq, walk } from "./question.js";
import { sayFailure, seatField } from "./refusal.js";
import { isDone, post } from "./request.js";
import { backTo, drawStep } from "./spots.js";
import { begin, end, isBusy } from "./status.js";

let isAdvising = false;

/** Asks the AI what it would do. */
export async function askForHint() {
  if (isAdvising) return;
  const asked = seenSeq();
  isAdvising = true;
  say(words["table-hint-thinking"]);
  const reply = await post(`${here}/hint`, { seq: asked, ...seatField() }, MAX_ADVICE_MS);
  isAdvising = false;
  if (seenSeq() !== asked) return;
  drawDock();
  // Who has decided meanwhile needs no advice.
  if (isBusy()) return;
  backTo(0);
  if (!isDone(reply)) return sayFailure(reply);
  walk(reply.answer.path ?? []);
  drawStep();
  say(reply.answer.text);
}

/** Says something in place of the prompt. @param {string} text */
function say(text) {
  byId("prompt").textContent = text;
  announce(text);
}

/** Whether it was done, and the page stays. @param {string} what @param {Fields} [fields] */
export async function ask(what, fields = {}) {
  begin("question");
  const reply = await post(`${here}/${what}`, { seq: seenSeq(), ...seatField(), ...fields });
  end("question");
  if (reply.answer?.frame) applyFrame(reply.answer.frame);
  if (!isDone(reply)) sayFailure(reply);
  else if (reply.answer.href) location.href = reply.answer.href;
  return isDone(reply) && !reply.answer.href;
}

/** Sends a form of the menu, which looks different afterwards. @param {string} what @param {HTMLFormElement} form */
export async function askByForm(what, form) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  if (await ask(what, Object.fromEntries(fields))) location.reload();
}

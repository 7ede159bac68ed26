// The question that the person is asked, and the answers so far. This module alone changes them;
// it draws nothing.

/** @import { Choice, Choices, Frame } from "./types.js" */

import { body, byId } from "./page.js";

/** How many entries of the log the page has seen. */
let seq = Number(body.dataset.seq);
/** The first question, if this person is asked at all. @type {Choices | null} */
let choices = JSON.parse(byId("choices-data").textContent);
/** The answers so far. @type {readonly Choice[]} */
let path = [];
/** The last answer, not yet confirmed. @type {Choice | null} */
let aimed = null;

export const seenSeq = () => seq;
export const isAsked = () => choices !== null;
export const answers = () => path;
export const aimedAt = () => aimed;
export const isBegun = () => path.length > 0 || aimed !== null;

/** The step that the answer at this place answered. @param {number} place @returns {Choices} */
export const stepAt = (place) => /** @type {Choices} */ (place ? path[place - 1].ask : choices);

/** The step that is asked now. */
export const currentStep = () => (choices ? stepAt(path.length) : null);

/** The choice that a spot stands for now. @param {string | null | undefined} spot */
export const choiceAt = (spot) => currentStep()?.spots.find((choice) => choice.spot === spot);

/** Answers the step; the next one is asked. @param {Choice} choice */
export function answer(choice) {
  path = [...path, choice];
  aimed = null;
}

/** Answers the last step, to be confirmed. @param {Choice} choice */
export function aimAt(choice) {
  aimed = choice;
}

/** Forgets the answer at this place and all after it. @param {number} place */
export function forgetFrom(place) {
  path = path.slice(0, place);
  aimed = null;
}

/** A frame may ask something else; the same question keeps its answers. @param {Frame} frame */
export function takeFrame(frame) {
  const isSame = frame.seq <= seq && JSON.stringify(choices) === JSON.stringify(frame.choices);
  seq = frame.seq;
  choices = frame.choices;
  if (!isSame) forgetFrom(0);
}

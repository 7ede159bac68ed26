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

/** A lesson is about every click; at a table nobody clicks what is clear anyway. */
const isQuick = Boolean(body.dataset.table);

/**
 * The answer that a step has before the person gives one: its only answer, or the usual one. It is
 * never sent by itself.
 * @param {Choices | null} step
 */
function presetOf(step) {
  if (!isQuick || !step) return undefined;
  if (step.spots.length === 1) return step.spots[0];
  return step.spots.find((choice) => choice.act && choice.spot === step.usual);
}

/** The place of the last answer that the person gave, or -1. */
export const lastGiven = () =>
  path.map((choice, place) => choice !== presetOf(stepAt(place))).lastIndexOf(true);

/** Whether the person has picked what is aimed at. */
export const isPicked = () => aimed !== null && aimed !== presetOf(currentStep());

export const isBegun = () => lastGiven() >= 0 || isPicked();

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
  settle();
}

/** Gives the answers that need no click, and aims at the last one if it completes the move. */
function settle() {
  let preset = presetOf(currentStep());
  while (preset?.ask) {
    path = [...path, preset];
    preset = presetOf(currentStep());
  }
  aimed = preset ?? null;
}

/** Gives these answers, as advised; the last one is aimed at. @param {string[]} spots */
export function walk(spots) {
  path = [];
  aimed = null;
  for (const spot of spots) {
    const choice = choiceAt(spot);
    if (choice?.ask) path = [...path, choice];
    else aimed = choice ?? null;
  }
}

/** Answers the last step, to be confirmed. @param {Choice} choice */
export function aimAt(choice) {
  aimed = choice;
}

/** Forgets the answer at this place and all after it, but not what needs no click. @param {number} place */
export function forgetFrom(place) {
  let from = Math.min(place, path.length);
  while (from > 0 && presetOf(stepAt(from))?.ask) from -= 1;
  path = path.slice(0, from);
  settle();
}

/** A frame may ask something else; the same question keeps its answers. @param {Frame} frame */
export function takeFrame(frame) {
  const isSame = frame.seq <= seq && JSON.stringify(choices) === JSON.stringify(frame.choices);
  seq = frame.seq;
  choices = frame.choices;
  if (!isSame) forgetFrom(0);
}

settle();

// Choosing: a click on a spot answers a step, takes an answer back, or sends the move.

import { send } from "./move.js";
import { body, byId, spotElements } from "./page.js";
import {
  aimAt,
  aimedAt,
  answer,
  answers,
  choiceAt,
  currentStep,
  lastGiven,
  stepAt,
} from "./question.js";
import { closeRecap } from "./recap.js";
import { askWhy } from "./refusal.js";
import { play } from "./sound.js";
import { backTo, drawStep, pressSpot } from "./spots.js";
import { isBusy } from "./status.js";

/**
 * A spot was clicked. `commits` says whether a complete move may be sent at once.
 * @param {string} spot
 * @param {boolean} commits
 * @returns {void | Promise<void>}
 */
export function choose(spot, commits) {
  if (isBusy()) return;
  closeRecap();
  if (!currentStep()) return askWhy([spot]);
  const choice = choiceAt(spot);
  if (!choice) return changeMind(spot, commits);
  if (choice.act) {
    const isSent = commits || aimedAt() === choice;
    aimAt(choice);
    if (isSent) return send(choice.act.action);
  } else {
    answer(choice);
  }
  drawStep();
  play("pick");
  if (choice.ask) focusFirst();
}

/**
 * A click on an earlier answer takes it back; another answer to an earlier question is a change of
 * mind, not a mistake.
 * @param {string} spot
 * @param {boolean} commits
 * @returns {void | Promise<void>}
 */
function changeMind(spot, commits) {
  const chosen = answers().findIndex((choice) => choice.spot === spot);
  if (chosen >= 0) return backTo(chosen);
  for (let place = answers().length - 1; place >= 0; place--) {
    if (stepAt(place).spots.some((choice) => choice.spot === spot)) {
      backTo(place);
      return choose(spot, commits);
    }
  }
  return askWhy([...answers().map((choice) => choice.spot), spot]);
}

/** After a step by keyboard the focus goes on to the next one. */
function focusFirst() {
  const active = document.activeElement;
  if (!active?.matches(":focus-visible") && active !== body) return;
  if (aimedAt()) return byId("confirm").focus();
  const first = currentStep()?.spots[0];
  if (first)
    spotElements(first.spot)
      .find((element) => element.tabIndex === 0)
      ?.focus();
}

/** Whether a click of this kind may send a complete move. @param {Event} event */
function commitsAtOnce(event) {
  const mode = body.dataset.confirm;
  const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
  if (isTouch || mode === "always") return false;
  // One click alone never commits unless the person asked for it.
  return mode === "never" || lastGiven() >= 0;
}

export function watchSpots() {
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const element = target.closest("[data-spot]");
    if (!(element instanceof HTMLElement)) return;
    pressSpot(element);
    choose(/** @type {string} */ (element.dataset.spot), commitsAtOnce(event));
  });
}

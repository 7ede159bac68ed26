// The spots of the boards: which are lit, which are chosen, what lies there as a ghost.

/** @import { Choice } from "./types.js" */

import { followLight } from "./areas.js";
import { drawDock, drawWhy } from "./dock.js";
import { all, make, placeElement, spotElements } from "./page.js";
import {
  aimedAt,
  answers,
  choiceAt,
  currentStep,
  forgetFrom,
  isAsked,
  isPicked,
  lastGiven,
} from "./question.js";
import { isMoveUnderWay } from "./status.js";
import { pieceOf } from "./template.js";

/** The spot that is previewed. @type {string | null | undefined} */
let previewed;
/** The spot that was clicked last. @type {Element | undefined} */
let pressed;

/** Nothing is lit, chosen or shown in advance. */
export function darken() {
  previewed = undefined;
  clearGhosts();
  for (const element of all(".flag")) element.remove();
  for (const element of all("[data-spot]")) {
    element.classList.remove("legal", "is-sel", "is-hover", "is-on");
    element.removeAttribute("aria-pressed");
    if (element.dataset.name) element.setAttribute("aria-label", element.dataset.name);
    element.tabIndex = -1;
    element.setAttribute("aria-disabled", "true");
  }
}

/** Lights what may be clicked now and nothing else. */
export function light() {
  darken();
  for (const choice of currentStep()?.spots ?? []) lightSpot(choice);
  for (const choice of answers()) select(choice, "is-sel");
  const aimed = aimedAt();
  if (aimed) select(aimed, "is-hover");
  showGhosts(aimed);
}

/** @param {Choice} choice */
function lightSpot(choice) {
  let isFirst = true;
  for (const element of spotElements(choice.spot)) {
    const isButton = element.classList.contains("choice");
    if (!isButton) element.classList.add("legal");
    element.dataset.name ??= element.getAttribute("aria-label") ?? "";
    element.removeAttribute("aria-disabled");
    if (element.hasAttribute("aria-hidden")) continue;
    element.setAttribute("aria-label", choice.label);
    if (isFirst || isButton) element.tabIndex = 0;
    isFirst = isFirst && isButton;
    if (choice.flag && !isButton) {
      const text = make("b", {}, choice.flag.text);
      element.append(make("span", { class: "flag", "aria-hidden": "true" }, text));
    }
  }
}

/** Of twins only the clicked one looks chosen, or else the first. @param {string} spot */
function chosenElements(spot) {
  const elements = spotElements(spot);
  const twins = elements.filter((element) => element.classList.contains("twin"));
  const one = twins.find((element) => element === pressed) ?? twins[0];
  return elements.filter((element) => element === one || !twins.includes(element));
}

/** Remembers what was clicked. @param {Element} element */
export function pressSpot(element) {
  pressed = element;
}

/** @param {Choice} choice @param {string} style */
function select(choice, style) {
  for (const element of chosenElements(choice.spot)) {
    element.classList.add(element.classList.contains("choice") ? "is-on" : style);
    element.setAttribute("aria-pressed", "true");
    element.removeAttribute("aria-disabled");
    // The way back: a selected thing can be reached and clicked again.
    if (!element.hasAttribute("aria-hidden")) element.tabIndex = 0;
  }
}

/** The pieces of the answers so far and of this one. @param {Choice | null} choice */
export function showGhosts(choice) {
  clearGhosts();
  for (const ghost of [...answers(), choice].flatMap((one) => one?.ghosts ?? [])) {
    const place = placeElement(ghost.at);
    if (!place) continue;
    place.classList.add("has-ghost");
    place.append(pieceOf(ghost.symbol, `ghost ${ghost.class}`));
  }
}

function clearGhosts() {
  for (const element of all(".ghost")) element.remove();
  for (const element of all(".has-ghost")) element.classList.remove("has-ghost");
}

/** Shows the step that is asked now, in the dock and on the boards. */
export function drawStep() {
  drawDock();
  light();
  followLight();
}

/** Goes back to before the answer at this place. @param {number} place */
export function backTo(place) {
  forgetFrom(place);
  drawStep();
}

/** Takes the last answer back that the person gave. */
export function stepBack() {
  backTo(isPicked() ? answers().length : Math.max(0, lastGiven()));
}

/**
 * Hovering and focusing preview. Nothing is drawn anew while the pointer stays on a spot: what is
 * replaced between press and release gets no click.
 * @param {Event} event
 */
function preview(event) {
  // What was sent stays in sight.
  if (isMoveUnderWay()) return;
  const target = /** @type {Element} */ (event.target);
  const spot = target.closest?.("[data-spot]")?.getAttribute("data-spot");
  if (spot === previewed) return;
  previewed = spot;
  const choice = choiceAt(spot);
  if (choice) {
    showGhosts(choice);
    drawWhy(choice);
  } else {
    endPreview();
  }
}

function endPreview() {
  showGhosts(aimedAt());
  if (isAsked() && !document.querySelector("#why .refusal")) drawWhy(aimedAt());
}

export function watchPointer() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") preview(event);
  });
  document.addEventListener("focusin", preview);
}

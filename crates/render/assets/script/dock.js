// The dock: prompt, steps, choices and the confirming button for the step that is asked.

/** @import { Choice, Choices } from "./types.js" */

import { MAX_DOCK_CHOICES } from "./constants.js";
import { all, announce, byId, make, words } from "./page.js";
import { aimedAt, answers, currentStep, isBegun, stepAt } from "./question.js";
import { play } from "./sound.js";
import { pass } from "./status.js";
import { choiceButton } from "./template.js";

export function drawDock() {
  const step = currentStep();
  if (!step) return;
  const prompt = byId("prompt");
  // The first question is told with the turn.
  if (answers().length && prompt.textContent !== step.prompt) announce(step.prompt);
  prompt.textContent = step.prompt;
  drawWhy(aimedAt());
  drawSteps(step);
  drawClause(step.clause);
  const group = byId("choices");
  const few = step.spots.length <= MAX_DOCK_CHOICES;
  const focused = document.activeElement?.closest("#choices [data-spot]");
  const spot = focused?.getAttribute("data-spot") ?? "";
  group.replaceChildren(...(few ? step.spots.map(choiceButton) : []));
  // Who came here by keyboard stays where they are.
  group.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.focus();
  drawConfirm();
  drawUndo();
}

/** @param {Choices} step */
function drawSteps(step) {
  const list = byId("steps");
  if (!list) return;
  const done = answers().map((_, place) => make("li", { class: "done" }, stepAt(place).step));
  const now = make("li", { class: "now", "aria-current": "step" }, step.step);
  const next = step.spots.find((choice) => choice.ask)?.ask;
  list.replaceChildren(...done, now, ...(next ? [make("li", {}, next.step)] : []));
}

/** The link to the rule behind the question. @param {string} clause */
function drawClause(clause) {
  const link = byId("clause");
  if (!link) return;
  const old = link.dataset.clause;
  for (const name of ["href", "aria-label", "data-clause"]) {
    link.setAttribute(name, link.getAttribute(name).replace(old, clause));
  }
}

/** What a choice would do, in a sentence. @param {Choice | null} choice */
export function drawWhy(choice) {
  byId("why").textContent = choice?.why ?? "";
}

function drawConfirm() {
  const button = byId("confirm");
  if (!button) return;
  const act = aimedAt()?.act;
  button.disabled = !act;
  button.textContent = act ? act.confirm : words["table-confirm"];
}

/** Where the table has nothing to take back, the page may have. */
function drawUndo() {
  for (const button of all("#dock [data-idle]")) button.toggleAttribute("disabled", !isBegun());
}

/** Why a move is refused, with a link to the rule. @param {{text: string, href?: string}} refusal */
export function drawRefusal({ text, href }) {
  const why = byId("why");
  if (!why) return pass(text);
  why.replaceChildren(make("span", { class: "refusal" }, text));
  if (href) why.append(" ", make("a", { href, target: "_blank" }, words["table-rule-link"]));
  announce(text, true);
  play("refused");
}

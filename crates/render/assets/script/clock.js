// Clocks count down between frames; the server alone decides when time is up.

import { URGENT_SECONDS, WARNING_SECONDS } from "./constants.js";
import { digits, MAX_SECONDS } from "./digits.js";
import { all, announce, words } from "./page.js";

/** How often clocks are drawn, in ms. */
const TICK = 250;

/** When the time of a clock is up, by the element that shows it. @type {WeakMap<HTMLElement, number>} */
const ends = new WeakMap();
/** What this person had left when the clock was last looked at, in seconds. */
let mySeconds = 0;

/** @param {HTMLElement} clock */
function secondsLeft(clock) {
  const end = ends.get(clock) ?? Date.now() + Number(clock.dataset.left);
  ends.set(clock, end);
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

function tick() {
  let isMineRunning = false;
  for (const clock of all(".clock[data-runs]")) {
    const seconds = secondsLeft(clock);
    if (seconds < MAX_SECONDS) clock.textContent = digits(seconds);
    clock.classList.toggle("low", seconds < URGENT_SECONDS);
    if (clock.dataset.mine === undefined) continue;
    isMineRunning = true;
    warn(seconds);
    mySeconds = seconds;
  }
  if (!isMineRunning) mySeconds = 0;
}

/** @param {number} seconds */
function warn(seconds) {
  for (const limit of WARNING_SECONDS) {
    const isNow = mySeconds > limit && seconds <= limit && seconds > 0;
    if (isNow) announce(words[`clock-${limit}`], true);
  }
}

export function startClocks() {
  setInterval(tick, TICK);
  tick();
}

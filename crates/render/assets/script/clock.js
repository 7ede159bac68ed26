// Clocks count down between frames; the server alone decides when time is up.

/** When the time of a clock is up, by the element that shows it. @type {WeakMap<HTMLElement, number>} */
const ends = new WeakMap();
/** What this person had left when it was last looked at, in seconds. */
let mySeconds = 0;

function tick() {
  let isMineRunning = false;
  for (const clock of all('.clock[data-runs]')) {
    if (!ends.has(clock)) ends.set(clock, Date.now() + Number(clock.dataset.left));
    const left = /** @type {number} */ (ends.get(clock)) - Date.now();
    const seconds = Math.max(0, Math.ceil(left / 1000));
    // Days are told in words, which the server has.
    if (seconds < 86400) clock.textContent = digits(seconds);
    clock.classList.toggle('low', seconds < 30);
    if (clock.dataset.mine === undefined) continue;
    isMineRunning = true;
    for (const limit of [30, 10]) {
      if (mySeconds > limit && seconds <= limit && seconds > 0) announce(words[`clock-${limit}`], true);
    }
    mySeconds = seconds;
  }
  if (!isMineRunning) mySeconds = 0;
}

/** 7:42, or 1:07:42. @param {number} seconds */
function digits(seconds) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

setInterval(tick, 250);
tick();

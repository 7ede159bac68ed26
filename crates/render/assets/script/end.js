// The end of a game. All numbers are on the page at once: the count is decoration, and ends by a
// click or a key.

import { all, byId, wantsMotion } from "./page.js";
import { play } from "./sound.js";

/** When the totals begin to count, and for how long, in ms. */
const START = 500;
const COUNTING = 1900;

/** Shows that the game has just ended. */
export function celebrate() {
  const title = byId("end-title");
  if (!title) return;
  // Who is writing goes on writing.
  if (!document.activeElement?.matches("input, textarea")) title.focus({ preventScroll: true });
  scrollTo(0, 0);
  play("end");
  if (wantsMotion()) count(byId("sheet"));
}

/** @param {HTMLElement} end */
function count(end) {
  const totals = all("[data-count]");
  const begin = performance.now() + START;
  let isOver = false;
  const stop = () => {
    isOver = true;
    end.classList.remove("is-counting");
    for (const name of ["pointerdown", "keydown"]) removeEventListener(name, stop, true);
  };
  const step = (/** @type {number} */ now) => {
    const part = Math.min(1, Math.max(0, (now - begin) / COUNTING));
    for (const total of totals) {
      const shown = Math.round(Number(total.dataset.count) * part);
      total.dataset.now = String(shown).replace("-", "\u2212");
    }
    if (part === 1) stop();
    if (!isOver) requestAnimationFrame(step);
  };
  end.classList.add("is-counting");
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, stop, true);
  step(begin);
}

/** The picture goes to where the person wants it; a browser that cannot share it keeps it as a file. */
export function watchShare() {
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a[data-share]");
    if (!(link instanceof HTMLAnchorElement) || !canShare()) return;
    event.preventDefault();
    share(link);
  });
}

function canShare() {
  const file = new File([""], "picture.png", { type: "image/png" });
  return Boolean(navigator.canShare?.({ files: [file] }));
}

/** @param {HTMLAnchorElement} link */
async function share(link) {
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error(answer.statusText);
    const file = new File([await answer.blob()], link.download, { type: "image/png" });
    await navigator.share({ files: [file], title: link.dataset.name, url: location.href });
  } catch (error) {
    // Who changes their mind has nothing to be told; otherwise the picture itself is shown.
    if (!(error instanceof DOMException && error.name === "AbortError")) location.href = link.href;
  }
}

// What is brought into view on a screen where boards stand one below the other.

import { NARROW } from "./constants.js";
import { byId } from "./page.js";

/** What stays free above a thing that is brought into view, in pixels. */
const MARGIN = 12;

/** Brings an element between the bars into view, if it is not. @param {HTMLElement | null} element */
export function reveal(element) {
  if (!element || !matchMedia(NARROW).matches) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const low = byId("dock")?.getBoundingClientRect().top ?? innerHeight;
  const end = low > innerHeight / 3 ? Math.min(low, innerHeight) : innerHeight;
  const bars = ["header.bar", "#seats"].map((bar) => document.querySelector(bar));
  const begin = Math.max(
    ...bars.map((bar) => bar?.getBoundingClientRect().bottom ?? 0).filter((at) => at < end / 2),
    0,
  );
  if (!height || (top >= begin + MARGIN && bottom <= end - MARGIN)) return;
  scrollBy(0, (top + bottom) / 2 - (begin + end) / 2);
}

// A table with more areas than a phone shows at once: one of them is open, each has a tab. Without
// this script they stand one below the other, and the tabs lead there.

import { all, byId } from "./page.js";

/** This area stands below each of the others. */
const ALWAYS = "house";

const tabs = () => all(".jump [data-area]");

/** @param {string} name */
function open(name) {
  byId("main").dataset.area = name;
  for (const tab of tabs()) {
    if (tab.dataset.area === name) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
}

/** The open area stays open as long as something is lit in it; else one is opened where it is. */
export function followLight() {
  const names = [...tabs()].map((tab) => tab.dataset.area ?? "");
  if (!names.length) return;
  const isLit = (/** @type {string} */ name) => byId(name)?.querySelector(".legal") != null;
  const now = byId("main").dataset.area ?? "city";
  const lit = names.filter((name) => name !== ALWAYS && isLit(name));
  open(lit.includes(now) ? now : (lit[0] ?? now));
}

export function watchAreas() {
  document.addEventListener("click", (event) => {
    const tab = /** @type {Element} */ (event.target).closest(".jump [data-area]");
    if (!(tab instanceof HTMLElement)) return;
    event.preventDefault();
    open(tab.dataset.area ?? "");
    scrollTo(0, 0);
  });
}

// The focus stays where the next step is, although the boards are drawn anew.

import { body, byId, spotElements } from "./page.js";
import { currentStep } from "./question.js";

/** Whether the person used the keyboard last. */
let usesKeys = false;

/** Remembers where the focus is; what it returns brings it back after the boards were drawn. */
export function keepFocus() {
  const active = document.activeElement;
  const isHere = active?.closest("#shared, #mine, #dock, #others");
  const spot = active?.getAttribute("data-spot");
  return () => {
    // A person who has gone elsewhere stays there.
    const isLost = document.activeElement === body || !document.activeElement;
    if (!isHere || !isLost) return;
    const next = usesKeys ? currentStep()?.spots[0]?.spot : undefined;
    (reachable(spot) ?? reachable(next) ?? byId("dock"))?.focus({ preventScroll: true });
  };
}

/** The element of a spot that Tab reaches. @param {string | null | undefined} spot */
const reachable = (spot) =>
  spot ? spotElements(spot).find((element) => element.tabIndex === 0) : undefined;

export function watchFocus() {
  document.addEventListener(
    "keydown",
    () => {
      usesKeys = true;
    },
    true,
  );
  document.addEventListener(
    "pointerdown",
    () => {
      usesKeys = false;
    },
    true,
  );
}

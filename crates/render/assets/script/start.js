// Playing the AI from the first page: the form rises from the foot of the card; on a small screen it
// is a sheet, and the page behind it waits. Without this the buttons lead to the form as a page.

import { NARROW } from "./constants.js";

export function watchStart() {
  for (const link of document.querySelectorAll("a")) {
    const dialog = document.getElementById(`go-${link.dataset.play}`);
    if (dialog instanceof HTMLDialogElement) offer(link, dialog);
  }
}

/** @param {HTMLAnchorElement} link @param {HTMLDialogElement} dialog */
function offer(link, dialog) {
  link.setAttribute("aria-haspopup", "dialog");
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(dialog);
  });
  dialog.addEventListener("close", () => {
    dialog.parentElement?.classList.remove("is-open");
    link.focus({ preventScroll: true });
  });
  dialog.addEventListener("click", (event) => {
    const isClose = event.target instanceof Element && event.target.closest("[data-close]");
    // A click on the dialog itself is one beside the sheet.
    if (isClose || event.target === dialog) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") dialog.close();
  });
  document.addEventListener("pointerdown", (event) => {
    const card = dialog.parentElement;
    if (dialog.open && !card?.contains(/** @type {Node} */ (event.target))) dialog.close();
  });
}

/** @param {HTMLDialogElement} dialog */
function open(dialog) {
  dialog.parentElement?.classList.add("is-open");
  if (matchMedia(NARROW).matches) dialog.showModal();
  // Not show(): it would move the page, and Start away from the pointer.
  else dialog.open = true;
  const chosen = dialog.querySelector("[name=level]:checked");
  if (chosen instanceof HTMLElement) chosen.focus({ preventScroll: true });
}

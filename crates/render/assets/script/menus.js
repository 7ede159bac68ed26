// Menus close by Esc and by a click beside them.

const openMenus = () => [...document.querySelectorAll("details")].filter(isOpenMenu);

/** @param {HTMLDetailsElement} details */
const isOpenMenu = (details) => details.open && details.matches(".menu");

export function watchMenus() {
  document.addEventListener("click", (event) => {
    const target = /** @type {Node} */ (event.target);
    for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const [menu] = openMenus();
    if (event.key !== "Escape" || !menu) return;
    // Esc means the menu, and no step of a move.
    event.stopImmediatePropagation();
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}

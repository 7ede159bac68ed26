// Keyboard only: arrows within a board, Esc a step back, letters for the buttons.

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, string>} */
const LETTERS = { h: 'hint', u: 'undo', '?': 'help' };

document.addEventListener('keydown', (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input, textarea, select')) return;
  if (document.querySelector('dialog[open]')) return;
  const direction = ARROWS[event.key];
  if (direction) {
    const next = neighbour(target, direction);
    if (!next) return;
    event.preventDefault();
    next.focus();
  } else if (event.key === 'Escape') {
    if ((path.length || aimed) && !isBusy()) backTo(aimed ? path.length : path.length - 1);
  } else if (event.key === 'c' && byId('chat')) {
    event.preventDefault();
    byId('chat').open = true;
    byId('chat').querySelector('input').focus();
  } else if (LETTERS[event.key]) {
    const button = all(`[data-do="${LETTERS[event.key]}"]`)[0];
    if (button) perform(button);
  }
});

/** The nearest spot in a direction; from outside the boards, the first lit one. @param {HTMLElement} from @param {[number, number]} direction */
function neighbour(from, [dx, dy]) {
  const spots = all('[data-spot]:not([aria-hidden])').filter((element) => element.offsetParent);
  if (!from.matches('[data-spot]')) return spots.find((element) => element.tabIndex === 0);
  const middle = (/** @type {Element} */ element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best;
  let least = Infinity;
  for (const element of spots) {
    const [toX, toY] = middle(element);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (along < 4 || element === from) continue;
    const distance = along + 2.5 * aside;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

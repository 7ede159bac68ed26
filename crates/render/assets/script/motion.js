// Pieces travel from where they were to where they are. Only transform and opacity move.

/** Where travelling pieces start. @param {Frame['travels']} travels @returns {Map<string, DOMRect>} */
function placesOf(travels) {
  const places = new Map();
  for (const { from } of travels) {
    const element = placeElement(from);
    if (element && !places.has(from)) places.set(from, element.getBoundingClientRect());
  }
  return places;
}

/** @param {Frame['travels']} travels @param {Map<string, DOMRect>} before */
function travel(travels, before) {
  if (travels.length) play('place');
  if (!wantsMotion()) return;
  const isSeen = (/** @type {DOMRect} */ box) => box.bottom > 0 && box.top < innerHeight;
  travels.forEach(({ from, to }, place) => {
    const start = before.get(from);
    const target = placeElement(to);
    const piece = /** @type {HTMLElement | null} */ (target?.querySelector('svg') ?? target);
    if (!start || !piece) return;
    const end = piece.getBoundingClientRect();
    if (!isSeen(start) && !isSeen(end)) return;
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    const scale = end.width ? Math.min(3, Math.max(0.3, start.width / end.width)) : 1;
    piece.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 }, { transform: 'none', zIndex: 9 }],
      { duration: 420, delay: 60 * Math.min(place, 8), easing: 'cubic-bezier(.3,1.25,.5,1)', fill: 'backwards' },
    );
  });
}

/** The final scores count up. */
function countUp() {
  if (!wantsMotion()) return;
  for (const cell of all('[data-count]')) {
    const total = Number(cell.dataset.count);
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, (now - start) / 900);
      cell.textContent = String(Math.round(total * part)).replace('-', '\u2212');
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

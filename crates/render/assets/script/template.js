// Pieces and buttons that the script adds to the page: copies of what the server has drawn in the
// templates of the page, filled in.

/** @import { Choice } from "./types.js" */

import { byId } from "./page.js";

/** @param {string} id @returns {HTMLElement | SVGElement} */
const copyOf = (id) => byId(id).content.firstElementChild.cloneNode(true);

/** @param {Element} svg @param {string} symbol @param {string} style */
function fillPiece(svg, symbol, style) {
  svg.setAttribute("class", style);
  const use = /** @type {Element} */ (svg.firstElementChild);
  use.setAttribute("href", use.getAttribute("href") + symbol);
}

/** A piece: a symbol of the sprite in the colours of a class. @param {string} symbol @param {string} style */
export function pieceOf(symbol, style) {
  const svg = copyOf("piece-template");
  fillPiece(svg, symbol, style);
  return svg;
}

/** A choice as a button of the dock. @param {Choice} choice */
export function choiceButton(choice) {
  const button = copyOf("choice-template");
  const [icon, text, flag] = /** @type {any} */ (button.childNodes);
  button.dataset.spot = choice.spot;
  button.setAttribute("aria-label", choice.label);
  if (choice.icon) fillPiece(icon, ...choice.icon);
  else icon.remove();
  text.data = choice.flag ? `${choice.short} ` : choice.short;
  flag.textContent = choice.flag?.text;
  flag.classList.toggle("neg", choice.flag?.minus ?? false);
  if (!choice.flag) flag.remove();
  return button;
}

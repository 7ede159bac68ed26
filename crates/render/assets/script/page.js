// The page of a table. The server draws everything; this script lets a person point at it.
// The parts of this file are put together in the order: page, dock, choose, link, act, live, clock,
// motion, keys, drag, sound. Without it the plain form in the dock plays the same moves.

/** @typedef {{text: string, minus?: boolean}} Flag */
/** @typedef {{at: string, symbol: string, class: string}} Ghost */
/** @typedef {{spot: string, label: string, short: string, icon?: [string, string], flag?: Flag, why?: string, ghosts?: Ghost[], ask?: Choices, act?: {action: string, confirm: string}}} Choice */
/** @typedef {{prompt: string, step: string, clause: string, spots: Choice[]}} Choices */
/** @typedef {{seq: number, regions: {id: string, html: string}[], choices: Choices | null, travels: {from: string, to: string}[], announce: string[], title: string, is_my_turn: boolean, is_mine_first: boolean, is_over: boolean}} Frame */

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);
/** @param {string} selector @returns {HTMLElement[]} */
const all = (selector) => [...document.querySelectorAll(/** @type {any} */ (selector))];
/** @param {string} name @param {Record<string, string>} [attributes] @param {(Node | string)[]} children */
const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const page = document.body;
/** Where moves go: a table, or a lesson. */
const here = page.dataset.here ?? `/t/${page.dataset.table}`;
/** @type {Record<string, string>} */
const words = JSON.parse(byId('words-data').textContent);
/** @type {Choices | null} */
let choices = JSON.parse(byId('choices-data').textContent);
let seq = Number(page.dataset.seq);
const sprite = /** @type {string} */ (document.querySelector('svg use')?.getAttribute('href')).split('#')[0];
const wantsMotion = () =>
  page.dataset.motion === 'true' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Elements that stand for a spot. @param {string} spot */
const spotElements = (spot) => all(`[data-spot="${CSS.escape(spot)}"]`);
/** Where a piece lies. @param {string} place @returns {HTMLElement | null} */
const placeElement = (place) => document.querySelector(`[data-at="${CSS.escape(place)}"]`);

/** A symbol of the sprite. @param {string} symbol @param {string} style */
function symbolOf(symbol, style) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 64 64');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', style);
  const use = document.createElementNS(space, 'use');
  use.setAttribute('href', `${sprite}#${symbol}`);
  svg.append(use);
  return svg;
}

/** Says something to screen readers. @param {string} text @param {boolean} [urgent] */
function announce(text, urgent) {
  const region = byId(urgent ? 'alarm' : 'announce');
  region.textContent = '';
  requestAnimationFrame(() => { region.textContent = text; });
}

/** A sentence above the table, or nothing. @param {string} text */
function notice(text) {
  const bar = byId('notice');
  if (bar.textContent === text) return;
  bar.hidden = !text;
  bar.firstElementChild.textContent = text;
}

/** The page shows another step: where it is found again, also after another language was chosen. @param {string} path */
function nowAt(path) {
  history.replaceState(null, '', path);
  for (const field of all('[name=back]')) field.setAttribute('value', path);
}

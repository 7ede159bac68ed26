// What the script of a table, a lesson and a replay knows about its page, and how it speaks.

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/** @param {string} selector @returns {HTMLElement[]} */
export const all = (selector) => [...document.querySelectorAll(/** @type {any} */ (selector))];

/**
 * A new element.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} children
 */
export const make = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

export const { body } = document;

/** Where moves go: a table, or a lesson. */
export const here = body.dataset.here ?? `/t/${body.dataset.table}`;

/** The sentences that the script says by itself. @type {Record<string, string>} */
export const words = JSON.parse(byId("words-data").textContent);

/** Whether pieces may move: neither the person nor the system says no. */
export const wantsMotion = () =>
  body.dataset.motion === "true" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Elements that stand for a spot. @param {string} spot */
export const spotElements = (spot) => all(`[data-spot="${CSS.escape(spot)}"]`);

/** Where a piece lies. @param {string} place @returns {HTMLElement | null} */
export const placeElement = (place) => document.querySelector(`[data-at="${CSS.escape(place)}"]`);

/** What is still to be said, in order. @type {string[]} */
const unsaid = [];
/** From one sentence to the next, in ms: each is a change of its own. */
const SAYING = 120;
/** How many sentences stay. */
const MAX_SAID = 24;

/**
 * Says something to screen readers. Sentences come one after the other and none takes the place of
 * another; what is urgent does not wait.
 * @param {string} text
 * @param {boolean} [isUrgent]
 */
export function announce(text, isUrgent) {
  if (isUrgent) {
    const alarm = byId("alarm");
    alarm.textContent = "";
    requestAnimationFrame(() => {
      alarm.textContent = text;
    });
    return;
  }
  unsaid.push(text);
  if (unsaid.length === 1) setTimeout(sayNext, SAYING);
}

function sayNext() {
  const region = byId("announce");
  region.append(make("p", {}, /** @type {string} */ (unsaid[0])));
  if (region.children.length > MAX_SAID) region.firstElementChild.remove();
  unsaid.shift();
  if (unsaid.length) setTimeout(sayNext, SAYING);
}

/** A sentence above the table, or nothing. @param {string} text */
export function notice(text) {
  const bar = byId("notice");
  if (bar.textContent === text) return;
  bar.hidden = !text;
  bar.firstElementChild.textContent = text;
}

/**
 * The page shows another step: where it is found again, also after another language was chosen.
 * @param {string} path
 */
export function nowAt(path) {
  history.replaceState(null, "", path);
  for (const field of all("[name=back]")) field.setAttribute("value", path);
}

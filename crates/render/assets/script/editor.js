// The board editor. The board is a text in a hidden field; a click changes the text, and the server
// draws what has changed and says what is wrong, by the rules of the engine.

/** @import { Region } from "./types.js" */

import { NARROW } from "./constants.js";

/** How many steps can be taken back. */
const MAX_PAST = 200;
const SIDE = 5;

const form = /** @type {HTMLFormElement} */ (document.getElementById("board-form"));
const [nameField, boardField, versionField] = ["name", "board", "version"].map(
  (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name)),
);
const undoButton = /** @type {HTMLButtonElement} */ (form.querySelector("[data-undo]"));
const said = /** @type {HTMLElement} */ (document.getElementById("board-said"));
const place = `board:${location.pathname}`;

/** @type {string[]} */
const past = [];
let text = boardField.value;
let selected = 0;
let isAsking = false;
let isOld = false;

restore();
select(0, false);
// On a small screen there is room for one kind of thing at a time.
if (matchMedia(NARROW).matches)
  document.getElementById("board-tools")?.querySelectorAll("input")[1].click();
form.addEventListener("click", click);
form.addEventListener("change", chooseRow);
form.addEventListener("keydown", press);
form.addEventListener("submit", save);
nameField.addEventListener("input", keep);

/** What was not saved the last time, if the board has not changed since. */
function restore() {
  const kept = JSON.parse(read() ?? "null");
  if (!kept || kept.version !== versionField.value) return;
  nameField.value = kept.name;
  if (kept.text !== text) change(kept.text);
  said.textContent = form.dataset.unsaved ?? "";
}

function read() {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Keeps what is not saved on this device. */
function keep() {
  said.textContent = form.dataset.unsaved ?? "";
  const kept = { text, name: nameField.value, version: versionField.value };
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing goes without.
  }
}

function forget() {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
}

/** The parts of the text. */
const parts = () => Object.fromEntries(text.split(" ").map((part) => part.split("=")));

/** @param {Record<string, string>} board */
const written = (board) =>
  Object.entries(board)
    .map(([key, value]) => `${key}=${value}`)
    .join(" ");

/** @param {string} next @param {boolean} [isBack] */
function change(next, isBack = false) {
  if (next === text) return;
  if (!isBack) past.push(text);
  if (past.length > MAX_PAST) past.shift();
  text = next;
  boardField.value = text;
  undoButton.disabled = past.length === 0;
  keep();
  check();
}

/** @param {string} key @param {number} at @param {string} sign */
function put(key, at, sign) {
  const board = parts();
  board[key] = board[key].slice(0, at) + sign + board[key].slice(at + 1);
  change(written(board));
}

/** @param {number} square @param {string} number */
function putNumber(square, number) {
  const shown = document.querySelector(`#square-${square} em`);
  if (shown) shown.textContent = number === "0" ? "" : number;
  put("numbers", square, number);
}

/** Draws a border or removes it. @param {string} name such as `across-3` */
function toggle(name) {
  const [key, at] = name.split("-");
  const isDrawn = parts()[key][Number(at)] === "1";
  const button = document.getElementById(name);
  button?.classList.toggle("on", !isDrawn);
  button?.classList.toggle("off", isDrawn);
  put(key, Number(at), isDrawn ? "0" : "1");
}

/** @param {number} square @param {boolean} [isFocused] */
function select(square, isFocused = true) {
  selected = square;
  for (const button of form.querySelectorAll("[data-square]")) {
    if (!(button instanceof HTMLElement)) continue;
    const isSelected = button.dataset.square === String(square);
    button.classList.toggle("is-picked", isSelected);
    button.setAttribute("aria-pressed", String(isSelected));
    button.tabIndex = isSelected ? 0 : -1;
    if (isSelected && isFocused) button.focus();
  }
}

/** @param {MouseEvent} event */
function click(event) {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button) return;
  const { square, border, number, mend, add } = button.dataset;
  if (square) select(Number(square));
  if (border) toggle(border);
  if (number) enter(number);
  if (mend) repair(mend);
  if (add) addRow(add);
  if (button === undoButton) change(past.pop() ?? text, true);
}

/** The number for the chosen square; the next one without number is chosen after it. @param {string} number */
function enter(number) {
  putNumber(selected, number);
  const numbers = parts().numbers;
  const next = numbers.indexOf("0", selected + 1);
  if (number !== "0" && next > 0) select(next, false);
}

/** Does what a message offers. @param {string} mend */
function repair(mend) {
  const [what, at, number] = mend.split("-");
  if (what === "number") putNumber(Number(at), number);
  else toggle(mend);
}

/** @param {string} seats */
function addRow(seats) {
  const board = parts();
  board[`rows${seats}`] += "-1";
  change(written(board));
}

/** @param {Event} event */
function chooseRow(event) {
  const list = event.target;
  if (!(list instanceof HTMLSelectElement) || !list.dataset.row) return;
  const [seats, at] = list.dataset.row.split("-");
  const board = parts();
  const rows = board[`rows${seats}`].split("-");
  rows.splice(Number(at), 1, ...(list.value === "0" ? [] : [list.value]));
  board[`rows${seats}`] = rows.join("-");
  change(written(board));
}

/** The keys of a square. @param {KeyboardEvent} event */
function press(event) {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (!target?.dataset.square || event.ctrlKey || event.altKey || event.metaKey) return;
  const square = Number(target.dataset.square);
  const isClear = ["0", "Delete", "Backspace"].includes(event.key);
  const step = stepOf(event.key, square);
  if (isClear || (event.key >= "1" && event.key <= "5")) {
    select(square);
    putNumber(square, isClear ? "0" : event.key);
  } else if (step && event.shiftKey) toggle(step.border);
  else if (step) select(step.square);
  else return;
  event.preventDefault();
}

/** Where an arrow leads, and the border on the way. @param {string} key @param {number} square */
function stepOf(key, square) {
  const row = Math.floor(square / SIDE);
  const column = square % SIDE;
  /** @param {number} to @param {number} at */
  const across = (to, at) => ({ square: to, border: `across-${4 * row + at}` });
  if (key === "ArrowRight" && column < 4) return across(square + 1, column);
  if (key === "ArrowLeft" && column > 0) return across(square - 1, column - 1);
  if (key === "ArrowDown" && row < 4) return { square: square + SIDE, border: `down-${square}` };
  if (key === "ArrowUp" && row > 0)
    return { square: square - SIDE, border: `down-${square - SIDE}` };
  return null;
}

/** Asks what the server makes of the text; of several changes only the last one counts. */
async function check() {
  isOld = true;
  if (isAsking) return;
  isAsking = true;
  while (isOld) {
    isOld = false;
    const answer = await ask("/boards/check", { board: text });
    if (answer.regions && !isOld) show(answer.regions);
    else if (!answer.regions) said.textContent = answer.text ?? form.dataset.unreached;
  }
  isAsking = false;
}

/** @param {Region[]} regions */
function show(regions) {
  const active = document.activeElement;
  const { id = "" } = active ?? {};
  const number = active instanceof HTMLElement ? active.dataset.number : undefined;
  const wasMending = active instanceof HTMLElement && active.dataset.mend;
  for (const region of regions) {
    const old = document.getElementById(region.id);
    if (old && old.outerHTML !== region.html) old.outerHTML = region.html;
  }
  select(selected, false);
  // The focus stays where it was, or goes to the next thing to mend.
  const again = number && form.querySelector(`[data-number="${number}"]`);
  const next = wasMending && (form.querySelector("[data-mend]") ?? undoButton);
  const target = document.getElementById(id) ?? again ?? next;
  if (target instanceof HTMLElement && target !== document.activeElement) target.focus();
}

/** @param {SubmitEvent} event */
async function save(event) {
  event.preventDefault();
  const fields = { name: nameField.value, board: text, version: versionField.value };
  const answer = await ask(form.getAttribute("action") ?? "/boards", fields);
  if (!answer.href) {
    keep();
    said.textContent = answer.text ?? form.dataset.unreached;
    return;
  }
  forget();
  location.replace(answer.href);
}

/** @param {string} where @param {Record<string, string>} fields @returns {Promise<any>} */
async function ask(where, fields) {
  try {
    const response = await fetch(where, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(20000),
    });
    return await response.json();
  } catch {
    return {};
  }
}

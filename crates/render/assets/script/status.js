// What is under way, and what is said about it above the table.

import { body, notice, words } from "./page.js";
import { later } from "./timers.js";

/** For how long a sentence stands that asks for nothing, in ms. */
const READING = 15000;

/** @typedef {"move" | "question" | "scenes"} Task */

/** What the server has not answered yet, and what is played. @type {Set<Task>} */
const tasks = new Set();
/** What is wrong with the move that is under way. */
let trouble = "";
/** What is said for a while. */
let passing = "";
let isCutOff = false;

/** While something is under way nothing else begins. */
export const isBusy = () => tasks.size > 0;
export const isMoveUnderWay = () => tasks.has("move");
export const isLost = () => isCutOff;

/** @param {Task} task */
export function begin(task) {
  tasks.add(task);
  if (task !== "scenes") pass("");
}

/** @param {Task} task */
export function end(task) {
  tasks.delete(task);
  if (task === "move") trouble = "";
  draw();
}

/** Says what is wrong with the move until it is answered. @param {string} text */
export function sayTrouble(text) {
  trouble = text;
  draw();
}

/** Says that the move takes long, unless something worse was said. */
export function saySlow() {
  sayTrouble(trouble || words["table-slow"]);
}

/** Says whether the connection is lost. @param {boolean} isNow */
export function setLost(isNow) {
  isCutOff = isNow;
  draw();
}

/** Says something for a while. @param {string} text */
export function pass(text) {
  passing = text;
  if (text) later("passing", READING, () => pass(""));
  draw();
}

function draw() {
  body.classList.toggle("is-waiting", tasks.has("move") || tasks.has("question"));
  body.classList.toggle("is-lost", isCutOff);
  notice(trouble || (isCutOff ? words["table-lost"] : "") || passing);
}

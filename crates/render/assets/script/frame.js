// A frame is the whole table as this person sees it, so nothing can drift. What led to it is played
// over the boards as they were before it is shown.

/** @import { Frame } from "./types.js" */

import { countChat } from "./chat.js";
import { FAVICON, FAVICON_TURN, NARROW, SCENES } from "./constants.js";
import { celebrate } from "./end.js";
import { keepFocus } from "./focus.js";
import { placesOf, travel } from "./motion.js";
import { announce, body, byId, here, nowAt, wantsMotion, words } from "./page.js";
import { isAsked, seenSeq, takeFrame } from "./question.js";
import { drawRecap } from "./recap.js";
import { isPlaying, partsOf, playScenes, skip } from "./scenes.js";
import { play } from "./sound.js";
import { darken, drawStep } from "./spots.js";
import { begin, end } from "./status.js";
import { reveal } from "./view.js";

/** The last HTML of every region: what has not changed is left alone. @type {Map<string, string>} */
const drawn = new Map();
/** The frame whose scenes are played. @type {Frame | null} */
let onStage = null;
/** Frames that wait for it, oldest first. @type {Frame[]} */
let waiting = [];
/** Since when something is played without a pause. */
let playingSince = 0;

/** How many entries of the log the page has heard of. */
export const heardSeq = () => waiting.at(-1)?.seq ?? onStage?.seq ?? seenSeq();

/**
 * Takes a frame; an older one only if it `isTrue` whatever was shown before, since the server may
 * have gone back.
 * @param {Frame} frame
 * @param {boolean} [isTrue]
 */
export function applyFrame(frame, isTrue) {
  const heard = heardSeq();
  if (frame.seq < heard && !isTrue) return;
  if (frame.seq <= heard) return applyAgain(frame, frame.seq < heard);
  for (const sentence of frame.announce) announce(sentence);
  waiting.push(frame);
  const isLate = isPlaying() && performance.now() - playingSince > SCENES.late;
  if (waiting.length > SCENES.waiting || isLate || document.hidden) catchUp();
  else if (!onStage) playAll();
}

/** The same moment once more, with other words around it; or an earlier one. @param {Frame} frame @param {boolean} isBack */
function applyAgain(frame, isBack) {
  if (isBack) {
    waiting = [];
    onStage &&= frame;
    skip();
  }
  const place = waiting.findIndex(({ seq }) => seq === frame.seq);
  if (place >= 0) waiting[place] = { ...frame, scenes: waiting[place].scenes };
  else if (onStage) onStage = frame;
  else show(frame, false);
}

/** Shows the newest frame at once. */
function catchUp() {
  const newest = waiting.at(-1);
  waiting = [];
  if (onStage) {
    onStage = newest ?? onStage;
    skip();
  } else if (newest) {
    show(newest, true);
  }
}

/** Plays and shows one frame after the other. */
async function playAll() {
  playingSince = performance.now();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    onStage = next;
    const [before, after] = partsOf(next.scenes);
    const isSeen = wantsMotion() && !document.hidden;
    if (isSeen && before.length && !isOwnStep(next)) await perform(next);
    const frame = /** @type {Frame} */ (onStage);
    onStage = null;
    // What lies on the boards that follow is seen there, unless more happens.
    const isLast = isSeen && frame === next && !waiting.length;
    const shown = isOwnStep(frame) ? frame.scenes : after;
    const travels = isLast ? travelsOf(shown) : [];
    const places = placesOf(travels);
    if (travels.length) play("place");
    show(frame, true);
    travel(travels, places);
  }
}

/** @param {Frame["scenes"]} scenes */
const travelsOf = (scenes) =>
  scenes.flatMap(({ beats }) => beats.flatMap(({ travels = [] }) => travels));

/** Whether it is only what this person has just done: that needs no waiting. @param {Frame} frame */
function isOwnStep(frame) {
  const [before] = partsOf(frame.scenes);
  const hasPoints = before.some(({ beats }) => beats.some(({ flags }) => flags));
  return isAsked() && before.length <= 1 && !hasPoints;
}

/** Plays what led to a frame. @param {Frame} frame */
async function perform(frame) {
  const fresh = document.createElement("template");
  fresh.innerHTML = frame.regions.map(({ html }) => html).join("");
  begin("scenes");
  drawn.delete("dock");
  darken();
  byId("why")?.replaceChildren();
  const top = scrollY;
  await playScenes(partsOf(frame.scenes)[0], {
    stays: (place) => fresh.content.querySelector(`[data-at="${CSS.escape(place)}"] svg`) !== null,
    hear: play,
    follow: (place) => place.closest("#mine") && reveal(place),
  });
  end("scenes");
  if (scrollY !== top) scrollTo(0, top);
}

/** Draws a frame. @param {Frame} frame @param {boolean} isNew */
function show(frame, isNew) {
  const wasMine = isAsked();
  const giveBack = keepFocus();
  takeFrame(frame);
  for (const { id, html } of frame.regions) drawRegion(id, html);
  const isEnd = frame.is_over && !body.classList.contains("is-over");
  body.classList.toggle("is-over", frame.is_over);
  putFirst(frame.is_mine_first);
  drawStep();
  drawRecap();
  giveBack();
  document.title = frame.title;
  byId("favicon").href = frame.is_my_turn ? FAVICON_TURN : FAVICON;
  // A lesson is found again by its step.
  if (isNew && !body.dataset.table) nowAt(`${here}?step=${frame.seq}`);
  if (frame.is_my_turn && !wasMine) callMe();
  if (isEnd) celebrate();
  countChat();
}

/** On a phone the board that is asked about comes first, and is in sight. @param {boolean} isMine */
function putFirst(isMine) {
  if (body.classList.contains("mine-first") === isMine) return;
  body.classList.toggle("mine-first", isMine);
  if (isAsked() && matchMedia(NARROW).matches) scrollTo(0, 0);
}

/** @param {string} id @param {string} html */
function drawRegion(id, html) {
  const old = byId(id);
  if (!old || drawn.get(id) === html) return;
  drawn.set(id, html);
  const scroll = old.scrollTop;
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content.firstElementChild;
  if (!fresh) return;
  old.replaceWith(fresh);
  if (id === "chat-lines") fresh.scrollTop = fresh.scrollHeight;
  else if (id !== "log") fresh.scrollTop = scroll;
}

/** It has become this person's turn. */
function callMe() {
  play("turn");
  announce(`${words["table-your-turn"]} ${byId("prompt")?.textContent ?? ""}`);
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(words["table-your-turn"], { body: body.dataset.name, tag: here });
  }
}

/** Whether the click of a press that has ended a play is still to come. */
let isSwallowing = false;

/**
 * A press or a key while something is played ends it, and does nothing else on the boards, which are
 * about to change.
 * @param {PointerEvent | KeyboardEvent} event
 */
function skipBy(event) {
  const key = event instanceof KeyboardEvent ? event.key : "";
  if (!onStage || ["Shift", "Control", "Alt", "Meta"].includes(key)) return;
  onStage = waiting.at(-1) ?? onStage;
  waiting = [];
  skip();
  const isBoard = isOnBoard(event);
  isSwallowing = isBoard && !key;
  if (isBoard && ["Enter", " "].includes(key)) swallow(event);
}

/** @param {Event} event */
const isOnBoard = (event) =>
  /** @type {Element} */ (event.target).closest("[data-spot], #dock") !== null;

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

export function watchScenes() {
  document.addEventListener("pointerdown", skipBy, true);
  document.addEventListener("keydown", skipBy, true);
  document.addEventListener(
    "click",
    (event) => {
      if (isSwallowing && isOnBoard(event)) swallow(event);
      isSwallowing = false;
    },
    true,
  );
  document.addEventListener("visibilitychange", () => document.hidden && catchUp());
}

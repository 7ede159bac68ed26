// A frame is the whole table as this person sees it, so nothing can drift.

/** @import { Frame } from "./types.js" */

import { countChat } from "./chat.js";
import { FAVICON, FAVICON_TURN, NARROW } from "./constants.js";
import { celebrate } from "./end.js";
import { placesOf, travel } from "./motion.js";
import { announce, body, byId, here, nowAt, spotElements, words } from "./page.js";
import { isAsked, seenSeq, takeFrame } from "./question.js";
import { play } from "./sound.js";
import { drawStep } from "./spots.js";

/** The last HTML of every region: what has not changed is left alone. @type {Map<string, string>} */
const drawn = new Map();

/**
 * Shows a frame; an older one only if it `isTrue` whatever was shown before, since the server may
 * have gone back.
 * @param {Frame} frame
 * @param {boolean} [isTrue]
 */
export function applyFrame(frame, isTrue) {
  if (frame.seq < seenSeq() && !isTrue) return;
  const isNew = frame.seq > seenSeq();
  const wasMine = isAsked();
  const before = isNew ? placesOf(frame.travels) : new Map();
  const focused = document.activeElement?.getAttribute?.("data-spot");
  takeFrame(frame);
  for (const { id, html } of frame.regions) drawRegion(id, html);
  const isEnd = frame.is_over && !body.classList.contains("is-over");
  body.classList.toggle("is-over", frame.is_over);
  putFirst(frame.is_mine_first);
  drawStep();
  if (focused) focusSpot(focused);
  document.title = frame.title;
  byId("favicon").href = frame.is_my_turn ? FAVICON_TURN : FAVICON;
  if (isNew) showNews(frame, before);
  if (frame.is_my_turn && !wasMine) callMe();
  if (isEnd) celebrate();
  countChat();
}

/** Who was at a spot finds it again. @param {string} spot */
function focusSpot(spot) {
  const element = spotElements(spot).find((one) => one.tabIndex === 0);
  element?.focus({ preventScroll: true });
}

/** @param {Frame} frame @param {Map<string, DOMRect>} before */
function showNews(frame, before) {
  // A lesson is found again by its step.
  if (!body.dataset.table) nowAt(`${here}?step=${frame.seq}`);
  if (frame.travels.length) play("place");
  travel(frame.travels, before);
  if (frame.announce.length) announce(frame.announce.join(" "));
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
  announce(words["table-your-turn"]);
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(words["table-your-turn"], { body: body.dataset.name, tag: here });
  }
}

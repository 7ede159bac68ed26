// A replay: steps are fetched and shown in place. Without this script every step is a link.

/** @import { Step } from "./types.js" */

import { REPLAY_PACES } from "./constants.js";
import { watchMenus } from "./menus.js";
import { placesOf, travel } from "./motion.js";
import { all, announce, body, byId, here, notice, nowAt, wantsMotion, words } from "./page.js";
import { partsOf, playScenes, skip } from "./scenes.js";
import { reveal } from "./view.js";

/** How long a step may take to come, in ms. */
const PATIENCE = 20000;
/** How many steps are kept. */
const MAX_KEPT = 60;
/** For how long it is said that the link was copied, in ms. */
const READING = 2500;

/** What keeps the side when going to another step. */
const query = body.dataset.query ?? "";
const slider = byId("slider");
const last = Number(body.dataset.last);
/** The step that is shown, and the one that is asked for. */
let shown = Number(body.dataset.step);
let wanted = shown;
let isLoading = false;
/** Runs while the replay goes on by itself. @type {number | undefined} */
let timer;
/** @type {Map<number, Promise<Step>>} */
const kept = new Map();

/** @param {number} step @returns {Promise<Step>} */
function load(step) {
  const known = kept.get(step);
  if (known) return known;
  const coming = fetch(`${here}/replay/${step}.json${query}`, {
    signal: AbortSignal.timeout(PATIENCE),
  }).then((answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  });
  if (kept.size > MAX_KEPT) kept.clear();
  kept.set(step, coming);
  coming.catch(() => kept.delete(step));
  return coming;
}

/** Goes to a step; who asks for another one meanwhile gets that one. @param {number} step */
async function goTo(step) {
  const before = wanted;
  wanted = Math.max(0, Math.min(last, step));
  if (wanted !== before) skip();
  if (isLoading) return;
  isLoading = true;
  try {
    while (wanted !== shown) await show(await load(wanted));
    notice("");
    if (shown < last) load(shown + 1).catch(() => {});
  } catch {
    wanted = shown;
    stop();
    slider.value = String(shown);
    notice(words["replay-failed"]);
  }
  isLoading = false;
}

/** Shows a step; the next one is played first. @param {Step} step */
async function show(step) {
  const isPlayed = step.step === shown + 1 && wantsMotion() && !document.hidden;
  const [before, after] = partsOf(isPlayed ? step.scenes : []);
  if (before.length) await perform(step, before);
  // Another one was asked for meanwhile.
  if (wanted !== step.step) return;
  const travels = after.flatMap(({ beats }) => beats.flatMap(({ travels = [] }) => travels));
  const places = placesOf(travels);
  for (const { id, html } of step.regions) byId(id).outerHTML = html;
  shown = step.step;
  body.classList.toggle("mine-first", step.is_mine_first);
  body.classList.toggle("is-over", step.is_over);
  slider.value = String(shown);
  slider.setAttribute("aria-valuetext", step.caption);
  byId("caption").textContent = step.caption;
  const fork = byId("fork-step");
  if (fork) fork.value = String(shown);
  drawLinks();
  markLine();
  nowAt(`${here}/replay/${shown}${query}`);
  if (!timer)
    for (const sentence of step.announce.length ? step.announce : [step.caption])
      announce(sentence);
  travel(travels, places);
  reveal(
    /** @type {HTMLElement | null} */ (
      document.querySelector("#shared .is-last, #mine .is-last, .is-last")
    ),
  );
}

/** @param {Step} step @param {Step["scenes"]} scenes */
function perform(step, scenes) {
  const fresh = document.createElement("template");
  fresh.innerHTML = step.regions.map(({ html }) => html).join("");
  return playScenes(scenes, {
    stays: (place) => fresh.content.querySelector(`[data-at="${CSS.escape(place)}"] svg`) !== null,
    hear: () => {},
    follow: reveal,
  });
}

/** The ways to other steps, and to other sides of this one. */
function drawLinks() {
  const path = `${here}/replay`;
  /** @type {Record<string, number>} */
  const steps = {
    first: 0,
    previous: Math.max(0, shown - 1),
    next: Math.min(last, shown + 1),
    last,
  };
  for (const way of all("[data-way]")) {
    way.setAttribute("href", `${path}/${steps[way.dataset.way ?? ""]}${query}`);
  }
  for (const side of all("[data-side]")) {
    const seat = (side.getAttribute("href") ?? "").split("?")[1];
    side.setAttribute("href", `${path}/${shown}?${seat}`);
  }
}

/** The line of this step, in sight. */
function markLine() {
  let isFound = false;
  for (const line of all("#log li")) {
    const at = Number(line.dataset.step);
    line.classList.toggle("new", at === shown);
    line.classList.toggle("to-come", at > shown);
    if (at === shown) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
    if (at <= shown && !isFound) {
      isFound = true;
      const log = byId("log");
      log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 3;
    }
  }
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  body.classList.remove("is-playing");
  byId("play").setAttribute("aria-label", words["replay-play"]);
}

function start() {
  if (shown === last) goTo(0);
  const pace = REPLAY_PACES[byId("speed").value];
  timer = setInterval(() => (wanted < last ? goTo(shown + 1) : stop()), pace);
  body.classList.add("is-playing");
  byId("play").setAttribute("aria-label", words["replay-pause"]);
}

/** Goes to a step that the person asks for. @param {number} step */
function jumpTo(step) {
  stop();
  goTo(step);
}

const startOrStop = () => (timer ? stop() : start());

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    notice(words["replay-copied"]);
    setTimeout(() => notice(""), READING);
  } catch {
    notice(words["table-failed"]);
  }
}

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => jumpTo(wanted - 1),
  ArrowRight: () => jumpTo(wanted + 1),
  Home: () => jumpTo(0),
  End: () => jumpTo(last),
  " ": startOrStop,
};

/** @param {KeyboardEvent} event */
function pressKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (isCommand || target.matches("input, textarea, select, [open] *")) return;
  // The space bar presses what has the focus.
  const isTaken = event.key === " " && target.matches("button, a, summary");
  if (isTaken || !KEYS[event.key]) return;
  event.preventDefault();
  KEYS[event.key]();
}

/** @param {MouseEvent} event */
function click(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target.closest("#play")) return startOrStop();
  if (target.closest("#copy")) return copyLink();
  const link = target.closest("[data-way], #log a");
  const step = link?.getAttribute("href")?.match(/\/replay\/(\d+)/)?.[1];
  if (!step) return;
  event.preventDefault();
  jumpTo(Number(step));
}

byId("play").hidden = false;
byId("speed-field").hidden = false;
byId("copy").hidden = !navigator.clipboard;
markLine();
slider.addEventListener("input", () => jumpTo(Number(slider.value)));
byId("speed").addEventListener("change", () => {
  if (!timer) return;
  stop();
  start();
});
watchMenus();
document.addEventListener("click", click);
document.addEventListener("keydown", pressKey);

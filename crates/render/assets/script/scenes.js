// Scenes: what has happened is played over the boards as they were. Pieces leave, arrive, and points
// rise where they arise; then the new boards are drawn. Only transform and opacity move.

/** @import { Beat, Flag, Scene, Travel } from "./types.js" */

import { SCENES, TRAVEL } from "./constants.js";
import { all, byId, make } from "./page.js";

/** The colours that a piece takes from what it lies on. */
const COLOURS = ["c", "d", "e", "l"].flatMap((shade) => [
  `--p${shade}`,
  `--k${shade}`,
  `--c${shade}`,
]);
/** From one piece of a beat to the next, in ms, at most. */
const DELAY = 50;
/** How long points stand, in ms. */
const RISING = 1300;

/** The play that is on. @type {Stage | null} */
let stage = null;

export const isPlaying = () => stage !== null;

/** Ends the play at once. */
export const skip = () => stage?.skip();

/**
 * What is played on the boards as they were, and what on those that follow: there lie the pieces that
 * chance brought last.
 * @param {Scene[]} scenes
 * @returns {[Scene[], Scene[]]}
 */
export function partsOf(scenes) {
  const last = scenes.map(({ is_draw }) => is_draw).lastIndexOf(false);
  return [scenes.slice(0, last + 1), scenes.slice(last + 1)];
}

/**
 * Plays scenes in order and leaves the boards as they were.
 * @param {Scene[]} scenes
 * @param {{
 *   stays: (place: string) => boolean,
 *   hear: (sound: string) => void,
 *   follow: (place: HTMLElement) => void,
 * }} around whether a place still has a piece afterwards, what sounds, what is brought into view
 */
export async function playScenes(scenes, around) {
  const own = new Stage(around);
  stage = own;
  const { beat, times } = paceOf(scenes);
  for (const [place, scene] of scenes.entries()) {
    if (own.isSkipped) break;
    own.tell(scene);
    for (const one of scene.beats) {
      own.show(one, beat);
      await own.pause(beat);
    }
    await own.pause(times[place] - scene.beats.length * beat);
  }
  own.clear();
  stage = null;
}

/** How long a beat takes, and each scene with its beats; shorter when there are many. @param {Scene[]} scenes */
function paceOf(scenes) {
  const wanted = scenes.map(({ beats }) =>
    Math.max(SCENES.scene, (beats.length + 0.7) * SCENES.beat),
  );
  const total = wanted.reduce((sum, time) => sum + time, 0);
  const part = Math.min(1, SCENES.total / total);
  return { beat: SCENES.beat * part, times: wanted.map((time) => time * part) };
}

/** Elements of a place; without any, of the place around it. @param {string} place @returns {HTMLElement[]} */
function elementsOf(place) {
  const found = all(`[data-at="${CSS.escape(place)}"]`);
  const around = place.lastIndexOf("-");
  return found.length || around < 0 ? found : elementsOf(place.slice(0, around));
}

/** @param {HTMLElement} element @returns {SVGElement | null} */
const pieceIn = (element) => element.querySelector("svg:not(.ghost)");

class Stage {
  isSkipped = false;
  #wake = () => {};
  #layer = make("div", { class: "stage", "aria-hidden": "true" });
  /** Pieces on the way that have arrived, by place. @type {Map<string, HTMLElement[]>} */
  #landed = new Map();
  /** Pieces of the page that are hidden. @type {Set<Element>} */
  #gone = new Set();
  #around;

  /** @param {Parameters<typeof playScenes>[1]} around */
  constructor(around) {
    this.#around = around;
    document.body.append(this.#layer);
    document.body.classList.add("is-told");
  }

  /** @param {number} ms */
  pause(ms) {
    if (this.isSkipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }

  skip() {
    this.isSkipped = true;
    this.#wake();
  }

  clear() {
    this.#layer.remove();
    for (const piece of this.#gone) piece.classList.remove("is-gone");
    this.#unmark();
    document.body.classList.remove("is-told");
  }

  /** The sentence, where the prompt stands. @param {Scene} scene */
  tell({ text, seat }) {
    this.#unmark();
    const prompt = byId("prompt");
    if (!prompt || !text) return;
    const mark = seat === null ? null : byId("seats")?.children[seat]?.querySelector(".mk");
    prompt.replaceChildren(...(mark ? [mark.cloneNode(true), " "] : []), text);
  }

  #unmark() {
    for (const element of all(".is-marked")) element.classList.remove("is-marked");
  }

  /** @param {Beat} beat @param {number} time */
  show({ travels = [], flags = [], marks = [] }, time) {
    const delay = Math.min(DELAY, time / 2 / Math.max(1, travels.length));
    const duration = Math.min(TRAVEL.duration, time);
    const [target] = [...travels.map(({ to }) => to), ...flags.map(({ at }) => at[0]), ...marks];
    const [seen] = target ? elementsOf(target) : [];
    if (seen) this.#around.follow(seen);
    for (const place of marks) elementsOf(place)[0]?.classList.add("is-marked");
    const pieces = travels.map((travel) => this.#lift(travel));
    pieces.forEach((piece, place) => {
      if (piece) this.#fly(piece, travels[place].to, { duration, delay: delay * place });
    });
    if (pieces.some(Boolean)) this.#around.hear("place");
    if (flags.length) this.#around.hear("points");
    for (const flag of flags) this.#raise(flag, travels.length ? duration * 0.6 : 0);
  }

  /** Takes a piece from where it lies. @param {Travel} travel @returns {HTMLElement | null} */
  #lift({ from }) {
    const landed = this.#landed.get(from)?.pop();
    if (landed) return landed;
    const found = all(`[data-at="${CSS.escape(from)}"]`).map(pieceIn);
    const pieces = found.filter((piece) => piece !== null);
    const free = pieces.find((piece) => !this.#gone.has(piece));
    const source = free ?? pieces[0];
    const box = source?.getBoundingClientRect();
    if (!source || !box?.width) return null;
    if (free && !this.#around.stays(from)) {
      this.#gone.add(free);
      free.classList.add("is-gone");
    }
    return this.#copy(source, box);
  }

  /** @param {SVGElement} source @param {DOMRect} box */
  #copy(source, box) {
    const copy = make("span", { class: "flying" }, source.cloneNode(true));
    copy.firstElementChild?.classList.remove("is-gone");
    const colours = getComputedStyle(source);
    for (const name of COLOURS) copy.style.setProperty(name, colours.getPropertyValue(name));
    this.#put(copy, box.left, box.top);
    copy.style.width = `${box.width}px`;
    copy.style.height = `${box.height}px`;
    return copy;
  }

  /** @param {HTMLElement} element @param {number} left @param {number} top */
  #put(element, left, top) {
    element.style.left = `${left + scrollX}px`;
    element.style.top = `${top + scrollY}px`;
    this.#layer.append(element);
  }

  /** @param {HTMLElement} piece @param {string} to @param {KeyframeAnimationOptions} times */
  #fly(piece, to, times) {
    const [target] = elementsOf(to);
    const end = target?.getBoundingClientRect();
    const options = { ...times, easing: TRAVEL.easing, fill: /** @type {const} */ ("both") };
    if (!end?.width) {
      piece.animate({ opacity: 0 }, { ...options, easing: "ease" });
      return;
    }
    const start = piece.getBoundingClientRect();
    const { offsetWidth, offsetHeight, offsetLeft, offsetTop } = piece;
    const x = end.left + end.width / 2 + scrollX - offsetLeft - offsetWidth / 2;
    const y = end.top + end.height / 2 + scrollY - offsetTop - offsetHeight / 2;
    const now = { transform: getComputedStyle(piece).transform };
    const isPile = pieceIn(target) && !target.matches(".gh") && !this.#isGone(target);
    const size = isPile ? offsetWidth / 2 : Math.min(end.width, end.height, 3 * offsetWidth);
    const there = { transform: `translate(${x}px, ${y}px) scale(${size / offsetWidth})` };
    if (start.width) piece.animate([now, there], options);
    if (isPile)
      piece.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], options);
    else this.#landed.set(to, [...(this.#landed.get(to) ?? []), piece]);
  }

  /** Whether what lay there has left. @param {HTMLElement} place */
  #isGone(place) {
    const piece = pieceIn(place);
    return piece !== null && this.#gone.has(piece);
  }

  /** Points rise at their place. @param {Flag & {at: [string, string]}} flag @param {number} delay */
  #raise({ at, text, minus }, delay) {
    const seen = at.flatMap(elementsOf).find((element) => element.getBoundingClientRect().width);
    if (!seen) return;
    const box = seen.getBoundingClientRect();
    const flag = make("b", { class: minus ? "rise neg" : "rise" }, text);
    this.#put(flag, box.left + box.width / 2, box.top + Math.min(box.height / 2, 40));
    const base = "translate(-50%, -50%)";
    flag.animate(
      [
        { opacity: 0, transform: `${base} translateY(6px) scale(0.7)` },
        { opacity: 1, transform: `${base} translateY(-10px)`, offset: 0.2 },
        { opacity: 1, transform: `${base} translateY(-16px)`, offset: 0.8 },
        { opacity: 0, transform: `${base} translateY(-22px)` },
      ],
      { duration: RISING, delay, fill: "both", easing: "ease-out" },
    );
  }
}

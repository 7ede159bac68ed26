// Dry, short, synthesised sounds; off until the person turns them on.

import { body, words } from "./page.js";
import { pass } from "./status.js";

/** @type {AudioContext | null} */
let audio = null;

/**
 * Frequency, length in seconds, kind of wave, loudness; one note after another.
 * @type {Record<string, [number, number, OscillatorType, number][]>}
 */
const SOUNDS = {
  pick: [[620, 0.04, "triangle", 0.12]],
  place: [
    [880, 0.05, "square", 0.05],
    [440, 0.08, "triangle", 0.16],
  ],
  points: [[1320, 0.14, "sine", 0.08]],
  turn: [
    [523, 0.12, "sine", 0.16],
    [698, 0.16, "sine", 0.16],
  ],
  end: [
    [523, 0.18, "sine", 0.14],
    [659, 0.18, "sine", 0.14],
    [784, 0.4, "sine", 0.16],
  ],
  refused: [[110, 0.14, "sine", 0.25]],
};

/** @param {string} name */
export function play(name) {
  if (body.dataset.sound !== "true") return;
  audio ??= new AudioContext();
  let start = audio.currentTime;
  for (const [frequency, length, type, loudness] of SOUNDS[name]) {
    const note = new OscillatorNode(audio, { type, frequency });
    const volume = new GainNode(audio, { gain: loudness });
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + length);
    start += length * 0.8;
  }
}

/** @param {HTMLElement} button */
export async function toggleSound(button) {
  const set = (/** @type {boolean} */ isOn) => {
    body.dataset.sound = String(isOn);
    button.setAttribute("aria-pressed", String(isOn));
  };
  const isOn = body.dataset.sound !== "true";
  set(isOn);
  play("pick");
  const fields = new URLSearchParams({ sound: isOn ? "1" : "0" });
  // The answer leads to a page, which nobody needs here.
  const isKept = await fetch("/me", { method: "POST", body: fields }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isKept) return;
  set(!isOn);
  pass(words["table-failed"]);
}

// Dry, short, synthesised sounds; off until the person turns them on.

/** @type {AudioContext | null} */
let audio = null;

/** Frequency, length in seconds, kind of wave, loudness; one note after another. @type {Record<string, [number, number, OscillatorType, number][]>} */
const SOUNDS = {
  pick: [[620, 0.04, 'triangle', 0.12]],
  place: [[880, 0.05, 'square', 0.05], [440, 0.08, 'triangle', 0.16]],
  turn: [[523, 0.12, 'sine', 0.16], [698, 0.16, 'sine', 0.16]],
  refused: [[110, 0.14, 'sine', 0.25]],
};

/** @param {string} name */
function play(name) {
  if (page.dataset.sound !== 'true') return;
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

/** @param {HTMLElement} element */
async function toggleSound(element) {
  const set = (/** @type {boolean} */ isOn) => {
    page.dataset.sound = String(isOn);
    element.setAttribute('aria-pressed', String(isOn));
  };
  const isOn = page.dataset.sound !== 'true';
  set(isOn);
  play('pick');
  const body = new URLSearchParams({ sound: isOn ? '1' : '0' });
  // The answer leads to a page, which nobody needs here.
  const isKept = await fetch('/me', { method: 'POST', body }).then(({ ok }) => ok, () => false);
  if (isKept) return;
  set(!isOn);
  pass(words['table-failed']);
}

// Everything is defined: begin.
// Only who was never asked can be asked.
for (const button of all('[data-do="notify"]')) {
  button.hidden = !('Notification' in window) || Notification.permission !== 'default';
}
navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
light();
if (choices) drawDock();
countChat();
// A lesson has nobody to wait for.
if (page.dataset.table) new Link(() => `${here}/live?seq=${seq}`, hear, lose);

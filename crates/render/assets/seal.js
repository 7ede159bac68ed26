// A text of one's own for the draws. It stays in this browser: only its hash, the seal, is sent, and
// the text itself not before everybody's seal is there. See /fair.

/** What a sealed text is kept under, before its seal. */
const SEALED = "seal-";
/** How long to wait before a text is sent again, in ms. */
const AGAIN = 2000;
/** How many hexadecimal digits follow the text, after a space. */
const NONCE = 32;

/** The seals that are being opened. @type {Set<string>} */
const opening = new Set();

offerToSeal();

function offerToSeal() {
  // Without a place to keep a text it could never be opened.
  if (!canKeep()) return;
  for (const field of document.querySelectorAll("label[data-text]")) {
    const form = field.closest("form");
    const text = field.querySelector("input");
    const seal = form?.elements.namedItem("seal");
    if (!(field instanceof HTMLElement) || !form || !text || !(seal instanceof HTMLInputElement)) continue;
    field.hidden = form.hidden = false;
    const kept = localStorage.getItem(SEALED + form.dataset.sealed);
    if (kept) text.value = kept.slice(0, -NONCE - 1);
    form.addEventListener("submit", () => { seal.value = sealText(text.value); });
  }
  const room = document.querySelector("main[data-waiting]");
  if (!room) return;
  new MutationObserver(openSeal).observe(room, { childList: true, subtree: true });
  openSeal();
}

/**
 * Keeps a text and returns its seal.
 * @param {string} typed
 */
function sealText(typed) {
  const words = typed.trim();
  if (!words) return "";
  const random = crypto.getRandomValues(new Uint8Array(NONCE / 2));
  const text = `${words} ${hexOf(random)}`;
  const seal = sha256(text);
  localStorage.setItem(SEALED + seal, text);
  return seal;
}

/** When the room asks for the own text, it is sent until it has arrived. */
async function openSeal() {
  const now = document.getElementById("waiting-fair");
  if (now?.dataset.revealing !== undefined) {
    for (const form of document.querySelectorAll(".fair-add")) form.remove();
  }
  const seal = now?.dataset.reveal;
  const text = seal && localStorage.getItem(SEALED + seal);
  const room = document.querySelector("main")?.dataset.waiting;
  if (!seal || !text || opening.has(seal)) return;
  opening.add(seal);
  try {
    const answer = await fetch(`/t/${room}/reveal`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ text }),
    });
    if (answer.ok) localStorage.removeItem(SEALED + seal);
    // What is refused would be refused again: the game has begun without it.
    if (answer.ok || (answer.status < 500 && answer.status !== 429)) return;
  } catch {
    // No connection: again in a moment.
  }
  setTimeout(() => { opening.delete(seal); openSeal(); }, AGAIN);
}

function canKeep() {
  try {
    localStorage.setItem(SEALED, "");
    localStorage.removeItem(SEALED);
    return true;
  } catch {
    return false;
  }
}

/** @param {Uint8Array} bytes */
function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * SHA-256 of a text in UTF-8, in hexadecimal. The browser's own is not there on networks without
 * https, where people play at home.
 * @param {string} text
 */
function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const size = (bytes.length + 9 + 63) & ~63;
  const message = new DataView(new ArrayBuffer(size));
  bytes.forEach((byte, place) => message.setUint8(place, byte));
  message.setUint8(bytes.length, 0x80);
  message.setUint32(size - 8, Math.floor(bytes.length / 0x20000000));
  message.setUint32(size - 4, bytes.length << 3);
  const [state, k] = constants();
  const w = new Uint32Array(64);
  const turn = (/** @type {number} */ x, /** @type {number} */ n) => (x >>> n) | (x << (32 - n));
  for (let block = 0; block < size; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = message.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15], w[i - 2]];
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + k[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] += word; });
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/**
 * What SHA-256 begins with and adds in every round: of the square roots of the first 8 primes and the
 * cube roots of the first 64, the first 32 bits after the point.
 * @returns {[Uint32Array, Uint32Array]}
 */
function constants() {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every((prime) => n % prime)) primes.push(n);
  }
  const bits = (/** @type {number} */ root) => Math.floor((root % 1) * 0x100000000);
  return [Uint32Array.from(primes.slice(0, 8), (p) => bits(Math.sqrt(p))), Uint32Array.from(primes, (p) => bits(Math.cbrt(p)))];
}

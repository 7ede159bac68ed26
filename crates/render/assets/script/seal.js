// A text of one's own for the draws. It stays in this browser: only its hash, the seal, is sent, and
// the text itself not before everybody's seal is there. See /fair.

import { NONCE_DIGITS } from "./constants.js";
import { sha256 } from "./sha256.js";

/** What a sealed text is kept under, before its seal. */
const SEALED = "seal-";
/** How long to wait before a text is sent again, in ms. */
const AGAIN = 2000;

/** The seals that are being opened. @type {Set<string>} */
const opening = new Set();

/** Shows the fields for a text of one's own, and opens the seal when the room asks for it. */
export function offerToSeal() {
  // Without a place to keep a text it could never be opened.
  if (!canKeep()) return;
  for (const field of document.querySelectorAll("label[data-text]")) {
    const form = field.closest("form");
    const text = field.querySelector("input");
    const seal = form?.elements.namedItem("seal");
    if (!(field instanceof HTMLElement) || !form || !text || !(seal instanceof HTMLInputElement))
      continue;
    field.hidden = form.hidden = false;
    const kept = localStorage.getItem(SEALED + form.dataset.sealed);
    if (kept) text.value = kept.slice(0, -NONCE_DIGITS - 1);
    form.addEventListener("submit", () => {
      seal.value = sealText(text.value);
    });
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
  const random = crypto.getRandomValues(new Uint8Array(NONCE_DIGITS / 2));
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
  setTimeout(() => {
    opening.delete(seal);
    openSeal();
  }, AGAIN);
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

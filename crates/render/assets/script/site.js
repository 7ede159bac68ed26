// The pages outside of a table. They all work without it: it copies links, and keeps a waiting
// room and the lists of tables up to date. The connection is that of a table, link.js.

/** @import { Region } from "./types.js" */

import { Link } from "./link.js";
import { offerToSeal } from "./seal.js";
import { watchStart } from "./start.js";
import { later } from "./timers.js";

/** How often the lists of tables are looked at again, in ms. */
const LOBBY = 30000;
/** How long that may take. */
const LOBBY_ANSWER = 20000;

offerToSeal();
watchStart();

for (const button of document.querySelectorAll("button")) {
  const input = document.getElementById(button.dataset.copy ?? "");
  if (input instanceof HTMLInputElement) offerToCopy(button, input);
}

// Kept files and a page for when there is no connection; a browser that cannot do it goes without.
navigator.serviceWorker?.register("/service-worker.js").catch(() => {});

const room = document.querySelector("main")?.dataset.waiting;
if (room) new Link(() => `/t/${room}/live?seq=0`, follow, sayLost).open();

if (document.getElementById("lobby")) later("lobby", LOBBY, refresh);

/**
 * @param {HTMLButtonElement} button
 * @param {HTMLInputElement} input
 */
function offerToCopy(button, input) {
  const text = button.querySelector("span") ?? button;
  const usual = text.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    input.select();
    try {
      await navigator.clipboard.writeText(input.value);
    } catch {
      // Without a secure address there is no clipboard, but the old way still works.
      document.execCommand("copy");
    }
    text.textContent = button.dataset.done ?? usual;
    setTimeout(() => {
      text.textContent = usual;
    }, 2000);
  });
}

/**
 * Shows who comes and goes; when the game begins, the page becomes the table.
 * @param {any} message
 */
function follow(message) {
  sayLost(0);
  if (message.type === "room") message.regions.forEach(replace);
  else location.reload();
}

/**
 * Says that the page may be old. One failure alone is nothing to talk about.
 * @param {number} nFailures
 */
function sayLost(nFailures) {
  const notice = document.getElementById("cut-off");
  if (notice) notice.hidden = nFailures < 2;
}

/**
 * Puts a region in place, unless the person is just choosing in it: then as soon as they are done.
 * @param {Region} region
 */
function replace(region) {
  const old = document.getElementById(region.id);
  const active = document.activeElement;
  if (!old) return;
  if (active instanceof HTMLSelectElement && old.contains(active)) {
    // The last one that came stays: each is newer than the one before, and they come in order.
    active.addEventListener("blur", () => setTimeout(() => replace(region)), { once: true });
  } else {
    old.outerHTML = region.html;
  }
}

/** Looks at the lists again, and says so when that fails; then it is the next time. */
async function refresh() {
  const isFresh = await renew().catch(() => false);
  sayLost(isFresh ? 0 : 2);
  later("lobby", LOBBY, refresh);
}

/** The lists of tables, and the title that says where it is the person's turn. */
async function renew() {
  const answer = await fetch(location.pathname, { signal: AbortSignal.timeout(LOBBY_ANSWER) });
  if (!answer.ok) return false;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, next] = [document, fresh].map((page) => page.getElementById("lobby"));
  if (!old || !next) return false;
  document.title = fresh.title;
  // Whoever is just about to press something in it finds it in its place.
  if (!old.contains(document.activeElement) && old.innerHTML !== next.innerHTML)
    old.replaceWith(next);
  return true;
}

// The pages outside of a table. They all work without it: it copies links, and keeps a waiting
// room up to date.

for (const button of document.querySelectorAll("[data-copy]")) {
  const text = button.querySelector("span");
  const usual = text.textContent;
  const input = document.getElementById(button.dataset.copy);
  button.hidden = false;
  button.addEventListener("click", async () => {
    input.select();
    try {
      await navigator.clipboard.writeText(input.value);
    } catch {
      // Without a secure address there is no clipboard, but the old way still works.
      document.execCommand("copy");
    }
    text.textContent = button.dataset.done;
    setTimeout(() => { text.textContent = usual; }, 2000);
  });
}

const room = document.querySelector("[data-waiting]");
if (room) watch(room.dataset.waiting, 500);

/** Shows who comes and goes; when the game begins, the page becomes the table. */
function watch(id, delay) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/t/${id}/live?seq=0`);
  let wait = delay;
  socket.addEventListener("message", (event) => {
    wait = 500;
    const message = JSON.parse(event.data);
    if (message.type !== "room") location.reload();
    else for (const region of message.regions) replace(region);
  });
  socket.addEventListener("close", () => {
    setTimeout(() => watch(id, Math.min(2 * wait, 10000)), wait);
  });
}

const pending = new Map();

/** Puts a region in place, unless somebody is just choosing in it. */
function replace({ id, html }) {
  const old = document.getElementById(id);
  if (!old) return;
  const active = document.activeElement;
  const isBusy = active instanceof HTMLSelectElement && old.contains(active);
  if (!isBusy) old.outerHTML = html;
  else if (pending.has(id)) pending.set(id, html);
  else {
    pending.set(id, html);
    const later = () => {
      replace({ id, html: pending.get(id) });
      pending.delete(id);
    };
    // The focus has moved on only after the event.
    active.addEventListener("blur", () => setTimeout(later), { once: true });
  }
}

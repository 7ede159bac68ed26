// Keeps the versioned files, and one page for when there is no connection. Pages and tables are
// never kept: what a person sees is what the server has stored.

/** The files, with their versions; the server writes them in. @type {string[]} */
const FILES = [
  /* files */
];
const STORE = "tessera-/* version */";
const OFFLINE = "/offline";

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll([...FILES, OFFLINE]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetchPage(event));
  else if (request.method === "GET" && FILES.includes(pathname + search))
    event.respondWith(fetchFile(request));
});

/** A page, or the one that says that there is no connection. @param {any} event */
async function fetchPage(event) {
  try {
    const response = await fetch(event.request);
    // A form may have changed language or colours: the kept page follows.
    if (event.request.method === "POST") {
      event.waitUntil(
        caches
          .open(STORE)
          .then((store) => store.add(OFFLINE))
          .catch(() => {}),
      );
    }
    return response;
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/** @param {Request} request */
async function fetchFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// A replay: steps are fetched and shown in place. Without this script every step is a link.

/** @typedef {{step: number, last: number, regions: {id: string, html: string}[], travels: {from: string, to: string}[], caption: string, announce: string, is_mine_first: boolean, is_over: boolean}} Step */

/** Milliseconds from one step to the next. @type {Record<string, number>} */
const PACE = { slow: 2600, usual: 1400, fast: 600 };
/** How long a step may take to come, in ms. */
const PATIENCE = 20000;
const query = page.dataset.query ?? '';
const slider = byId('slider');
let shown = Number(page.dataset.step);
const last = Number(page.dataset.last);
let wanted = shown;
let isLoading = false;
/** @type {number | undefined} */
let timer;
/** @type {Map<number, Promise<Step>>} */
const kept = new Map();

/** Pieces are silent here: the motion of the table asks for sounds. @param {string} _sound */
function play(_sound) {}

/** @param {number} step @returns {Promise<Step>} */
function load(step) {
  const known = kept.get(step);
  if (known) return known;
  const coming = fetch(`${here}/replay/${step}.json${query}`, { signal: AbortSignal.timeout(PATIENCE) }).then((answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  });
  if (kept.size > 60) kept.clear();
  kept.set(step, coming);
  coming.catch(() => kept.delete(step));
  return coming;
}

/** Goes to a step; who asks for another one meanwhile gets that one. @param {number} step */
async function goTo(step) {
  wanted = Math.max(0, Math.min(last, step));
  if (isLoading) return;
  isLoading = true;
  try {
    while (wanted !== shown) show(await load(wanted));
    notice('');
    if (shown < last) load(shown + 1).catch(() => {});
  } catch {
    wanted = shown;
    stop();
    slider.value = String(shown);
    notice(words['replay-failed']);
  }
  isLoading = false;
}

/** @param {Step} step */
function show(step) {
  const isNext = step.step === shown + 1;
  const before = placesOf(isNext ? step.travels : []);
  for (const { id, html } of step.regions) byId(id).outerHTML = html;
  shown = step.step;
  page.classList.toggle('mine-first', step.is_mine_first);
  page.classList.toggle('is-over', step.is_over);
  slider.value = String(shown);
  slider.setAttribute('aria-valuetext', step.caption);
  byId('caption').textContent = step.caption;
  const fork = byId('fork-step');
  if (fork) fork.value = String(shown);
  const to = { first: 0, previous: Math.max(0, shown - 1), next: Math.min(last, shown + 1), last };
  for (const way of all('[data-way]')) {
    way.setAttribute('href', `${here}/replay/${to[/** @type {keyof typeof to} */ (way.dataset.way)]}${query}`);
  }
  for (const side of all('[data-side]')) {
    const seat = (side.getAttribute('href') ?? '').split('?')[1];
    side.setAttribute('href', `${here}/replay/${shown}?${seat}`);
  }
  markLine();
  nowAt(`${here}/replay/${shown}${query}`);
  if (!timer) announce(step.announce || step.caption);
  travel(isNext ? step.travels : [], before);
}

/** The line of this step, in sight. */
function markLine() {
  let isFound = false;
  for (const line of all('#log li')) {
    const at = Number(line.dataset.step);
    line.classList.toggle('new', at === shown);
    line.classList.toggle('to-come', at > shown);
    if (at === shown) line.setAttribute('aria-current', 'step');
    else line.removeAttribute('aria-current');
    if (at <= shown && !isFound) {
      isFound = true;
      const log = byId('log');
      log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 3;
    }
  }
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  page.classList.remove('is-playing');
  byId('play').setAttribute('aria-label', words['replay-play']);
}

function start() {
  if (shown === last) goTo(0);
  const pace = PACE[byId('speed').value];
  timer = setInterval(() => (wanted < last ? goTo(shown + 1) : stop()), pace);
  page.classList.add('is-playing');
  byId('play').setAttribute('aria-label', words['replay-pause']);
}

byId('play').hidden = false;
byId('speed-field').hidden = false;
byId('copy').hidden = !navigator.clipboard;
markLine();

slider.addEventListener('input', () => { stop(); goTo(Number(slider.value)); });
byId('speed').addEventListener('change', () => { if (timer) { stop(); start(); } });

document.addEventListener('click', (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target.closest('#play')) return timer ? stop() : start();
  if (target.closest('#copy')) {
    navigator.clipboard.writeText(location.href).then(() => {
      notice(words['replay-copied']);
      setTimeout(() => notice(''), 2500);
    }, () => notice(words['table-failed']));
    return;
  }
  const link = target.closest('[data-way], #log a');
  const step = link?.getAttribute('href')?.match(/\/replay\/(\d+)/)?.[1];
  if (!step) return;
  event.preventDefault();
  stop();
  goTo(Number(step));
});

document.addEventListener('keydown', (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input, textarea, select, [open] *')) return;
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => { stop(); goTo(wanted - 1); },
    ArrowRight: () => { stop(); goTo(wanted + 1); },
    Home: () => { stop(); goTo(0); },
    End: () => { stop(); goTo(last); },
  };
  if (event.key === ' ' && !target.matches('button, a, summary')) keys[' '] = () => (timer ? stop() : start());
  const key = keys[event.key];
  if (!key) return;
  event.preventDefault();
  key();
});

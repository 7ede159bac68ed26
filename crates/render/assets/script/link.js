// The one connection of a page. There is never a second socket, nor a second try that waits.

/** After so much silence the server is asked whether it is there, in ms … */
const SILENCE = 25000;
/** … and when it still says nothing after so much more, it is gone. */
const PATIENCE = 10000;
/** The longest wait between two tries. */
const MAX_WAIT = 15000;

/** What happens later, by its name: whatever is put off again happens once. @type {Map<string, number>} */
const timers = new Map();

/** @param {string} name @param {number} wait @param {() => void} work */
function later(name, wait, work) {
  never(name);
  timers.set(name, setTimeout(() => { timers.delete(name); work(); }, wait));
}

/** @param {string} name */
function never(name) {
  clearTimeout(timers.get(name));
  timers.delete(name);
}

/** Longer after every failure, and not the same for all pages. @param {number} n_failures */
const backoff = (n_failures) => Math.min(MAX_WAIT, 300 * 2 ** n_failures) * (0.7 + 0.6 * Math.random());

/** Calls this when there may be a network again, or somebody looks again. @param {() => void} work */
function onWake(work) {
  addEventListener('online', work);
  addEventListener('pageshow', (event) => event.persisted && work());
  document.addEventListener('resume', work);
  document.addEventListener('visibilitychange', () => document.hidden || work());
}

class Link {
  /** @type {WebSocket | null} */
  #socket = null;
  #isAsked = false;
  #n_failures = 0;

  /**
   * @param {() => string} path where the socket is
   * @param {(message: any, isFirst: boolean) => void} hear gets every message, and whether it is the first of a socket
   * @param {(n_failures: number) => void} lose is told how often it has failed since something was heard
   */
  constructor(path, hear, lose) {
    this.path = path;
    this.hear = hear;
    this.lose = lose;
    onWake(() => this.#wake());
    this.#connect();
  }

  #connect() {
    if (this.#socket) return;
    never('connect');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`);
    let isFirst = true;
    this.#socket = socket;
    this.#isAsked = false;
    later('silence', PATIENCE, () => this.#fail());
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#n_failures = 0;
      this.#isAsked = false;
      later('silence', SILENCE, () => this.#ask());
      const message = JSON.parse(event.data);
      if (message.type !== 'pong') this.hear(message, isFirst);
      isFirst = false;
    };
    socket.onclose = () => this.#socket === socket && this.#fail();
  }

  /** After sleep a dead socket looks alive: a question finds out. */
  #wake() {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask();
    else this.#connect();
  }

  #ask() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#socket?.send('{"ping":1}');
    later('silence', PATIENCE, () => this.#fail());
  }

  #fail() {
    const socket = this.#socket;
    // First: what this one still says is not heard.
    this.#socket = null;
    socket?.close();
    never('silence');
    later('connect', backoff(++this.#n_failures), () => this.#connect());
    this.lose(this.#n_failures);
  }
}

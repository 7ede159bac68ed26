// The one connection of a page. There is never a second socket, nor a second try that waits.

import { later, never } from "./timers.js";

/** After so much silence the server is asked whether it is there, in ms … */
const SILENCE = 25000;
/** … and when it still says nothing after so much more, it is gone. */
const PATIENCE = 10000;
/** The longest wait between two tries. */
const MAX_WAIT = 15000;

/** Longer after every failure, and not the same for all pages. @param {number} nFailures */
export const backoff = (nFailures) =>
  Math.min(MAX_WAIT, 300 * 2 ** nFailures) * (0.7 + 0.6 * Math.random());

/** Calls this when there may be a network again, or the person looks again. @param {() => void} work */
export function onWake(work) {
  addEventListener("online", work);
  addEventListener("pageshow", (event) => event.persisted && work());
  document.addEventListener("resume", work);
  document.addEventListener("visibilitychange", () => document.hidden || work());
}

export class Link {
  /** @type {WebSocket | null} */
  #socket = null;
  #isAsked = false;
  #nFailures = 0;
  /** @type {() => string} */
  #path;
  /** @type {(message: any, isFirst: boolean) => void} */
  #hear;
  /** @type {(nFailures: number) => void} */
  #lose;

  /**
   * @param {() => string} path where the socket is
   * @param {(message: any, isFirst: boolean) => void} hear gets every message, and whether it is
   *   the first of a socket
   * @param {(nFailures: number) => void} lose is told how often it has failed since something was
   *   heard
   */
  constructor(path, hear, lose) {
    this.#path = path;
    this.#hear = hear;
    this.#lose = lose;
  }

  /** Connects, and again whenever the connection is lost. */
  open() {
    onWake(() => this.#wake());
    this.#connect();
  }

  #connect() {
    if (this.#socket) return;
    never("connect");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.#path()}`);
    let isFirst = true;
    this.#socket = socket;
    this.#isAsked = false;
    later("silence", PATIENCE, () => this.#fail());
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#nFailures = 0;
      this.#isAsked = false;
      later("silence", SILENCE, () => this.#ask());
      const message = JSON.parse(event.data);
      if (message.type !== "pong") this.#hear(message, isFirst);
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
    later("silence", PATIENCE, () => this.#fail());
  }

  #fail() {
    const socket = this.#socket;
    // First: what this one still says is not heard.
    this.#socket = null;
    socket?.close();
    never("silence");
    this.#nFailures += 1;
    later("connect", backoff(this.#nFailures), () => this.#connect());
    this.#lose(this.#nFailures);
  }
}

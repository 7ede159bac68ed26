// One question to the server, and what became of it.

import { words } from "./page.js";

/** How long an answer may take, in ms. */
const ANSWER = 20000;
/** What a server says that has not looked at a request yet. */
const NOT_NOW = [408, 425, 429];

/**
 * What came back. A status of 0: nothing. No answer: it was not the server who spoke.
 * @typedef {{status: number, answer: any, wait: number}} Reply
 */
/** @typedef {Record<string, string | number>} Fields */

/** @param {string} where @param {Fields} fields @param {number} [patience] @returns {Promise<Reply>} */
export async function post(where, fields, patience = ANSWER) {
  const pairs = Object.entries(fields).map(([key, value]) => [key, String(value)]);
  try {
    const response = await fetch(where, {
      method: "POST",
      body: new URLSearchParams(pairs),
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(patience),
    });
    const isOurs = (response.headers.get("content-type") ?? "").includes("json");
    const answer = isOurs ? await response.json() : null;
    const wait = 1000 * Number(response.headers.get("retry-after")) || 0;
    return { status: response.status, answer, wait };
  } catch {
    return { status: 0, answer: null, wait: 0 };
  }
}

/** Whether it was done. @param {Reply} reply */
export const isDone = ({ status, answer }) => answer !== null && status < 300;

/** Whether it was done or refused, for ever. @param {Reply} reply */
export const isAnswered = ({ status, answer }) =>
  answer !== null && status < 500 && !NOT_NOW.includes(status);

/** What is wrong. @param {Reply} reply @returns {string} */
export const causeOf = ({ status, answer }) =>
  answer?.text || words[status ? "table-trouble" : "table-unreached"];

/** What is wrong with something that is not sent again by itself, and what to do. @param {Reply} reply */
export function failureOf(reply) {
  const { answer } = reply;
  if (answer?.error === "stale") return words["table-stale"];
  if (answer) return answer.text || words["table-failed"];
  // Who has no answer does not know.
  return `${causeOf(reply)} ${words["table-check"]}`;
}

// The time on a clock as the server writes it: 7:42, or 1:07:42. A test compares the two.

/** Days are told in words, which the server has. */
export const MAX_SECONDS = 86400;

/** @param {number} seconds fewer than `MAX_SECONDS` */
export function digits(seconds) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

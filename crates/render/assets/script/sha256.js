// SHA-256. The browser's own is not there on networks without https, where people play at home.

/** The hash of a text in UTF-8, in hexadecimal. @param {string} text */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const size = (bytes.length + 9 + 63) & ~63;
  const message = new DataView(new ArrayBuffer(size));
  new Uint8Array(message.buffer).set(bytes);
  message.setUint8(bytes.length, 0x80);
  message.setUint32(size - 8, Math.floor(bytes.length / 0x20000000));
  message.setUint32(size - 4, bytes.length << 3);
  const [state, k] = startValues();
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
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] += word;
    });
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/**
 * What SHA-256 begins with and adds in every round: of the square roots of the first 8 primes and the
 * cube roots of the first 64, the first 32 bits after the point.
 * @returns {[Uint32Array, Uint32Array]}
 */
function startValues() {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every((prime) => n % prime)) primes.push(n);
  }
  const bits = (/** @type {number} */ root) => Math.floor((root % 1) * 0x100000000);
  return [
    Uint32Array.from(primes.slice(0, 8), (p) => bits(Math.sqrt(p))),
    Uint32Array.from(primes, (p) => bits(Math.cbrt(p))),
  ];
}

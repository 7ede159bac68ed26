// What happens later, by its name: whatever is put off again happens once.

/** @type {Map<string, number>} */
const timers = new Map();

/** @param {string} name @param {number} wait @param {() => void} work */
export function later(name, wait, work) {
  never(name);
  const run = () => {
    timers.delete(name);
    work();
  };
  timers.set(name, setTimeout(run, wait));
}

/** @param {string} name */
export function never(name) {
  clearTimeout(timers.get(name));
  timers.delete(name);
}

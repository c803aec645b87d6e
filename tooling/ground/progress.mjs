/**
 * The one way in which long work is shown: in a terminal a last line that names what runs and counts the seconds, everywhere the time that it took. Plain
 * JavaScript without packages, because the installation of packages is such work, too.
 */

/** How often the line is written again. */
const EVERY_MS = 1000;

/** When each running work has begun, by its name. */
const running = new Map();
let pauses = 0;
let isShown = false;
let timer;

const secondsSince = (started) => (performance.now() - started) / 1000;

/** Removes the line. Call it before anything else is printed; the line comes back by itself. */
export function clearProgress() {
  if (isShown) process.stdout.write('\r\x1b[K');
  isShown = false;
}

function show() {
  clearProgress();
  if (pauses > 0 || running.size === 0 || !process.stdout.isTTY) return;
  const line = `  … ${[...running].map(([name, started]) => `${name} ${Math.floor(secondsSince(started))} s`).join(', ')}`;
  // Names of others cannot control the terminal, and a line that is wrapped could not be removed.
  process.stdout.write(line.replace(/\p{C}/gu, '?').slice(0, (process.stdout.columns || 80) - 1));
  isShown = true;
}

/**
 * Shows no line while a program writes to the terminal itself, or asks there.
 * @returns ends the pause
 */
export function pauseProgress() {
  pauses += 1;
  clearProgress();
  return () => {
    pauses -= 1;
  };
}

/** Runs work, shows it while it lasts, and measures it. `taken` is the time as in a line that says so, such as `12.3 s`. */
export async function withProgress(name, work) {
  const started = performance.now();
  running.set(name, started);
  timer ??= setInterval(show, EVERY_MS).unref();
  try {
    const result = await work();
    return { result, taken: `${secondsSince(started).toFixed(1)} s` };
  } finally {
    running.delete(name);
    clearProgress();
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }
}

/**
 * Waits until the process that started it is gone, by any signal, and ends the programs which that one had started: `node end-children.mjs`. Lines on
 * standard input say which those are, `begun -123` and `ended -123`; a negative number is a process group.
 */
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How long a program may take to end by itself. */
const END_MS = 10_000;
const LOOK_MS = 50;

const running = new Set();

/** Whether there was somebody to get the signal. */
function signal(target, name) {
  try {
    return process.kill(target, name);
  } catch {
    return false;
  }
}

async function endAll() {
  // Windows has no groups, and no signal that a program could answer.
  if (process.platform === 'win32') return [...running].forEach((pid) => spawnSync('taskkill', ['/T', '/F', '/PID', String(pid)]));
  const asked = [...running].filter((target) => signal(target, 'SIGTERM'));
  const latest = Date.now() + END_MS;
  while (asked.some((target) => signal(target, 0)) && Date.now() < latest) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  for (const target of asked) signal(target, 'SIGKILL');
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [what, target] = line.split(' ');
  if (what === 'begun') running.add(Number(target));
  else running.delete(Number(target));
});
lines.on('close', endAll);

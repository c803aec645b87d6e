import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Distinguishes a process from a later one with the same id. `boot` (the id of the machine's boot) and `started` are empty if the system does not provide
 * them. The embedded Firebase, a separate package, locks its folder in the same way.
 * @typedef {{ pid: number, boot?: string, started?: string }} ProcessIdentity
 * @param {number} pid @returns {Required<ProcessIdentity>}
 */
export const identityOf = (pid) => ({ pid, boot: textOf('/proc/sys/kernel/random/boot_id').trim(), started: startOf(pid) });

/** Whether this process is running. If only its id is known, whether any process with the id is running. @param {ProcessIdentity} process */
export function isRunning({ pid, boot, started }) {
  if (!isAlive(pid)) return false;
  const now = identityOf(pid);
  return (boot ?? now.boot) === now.boot && (started ?? now.started) === now.started;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** The start time: the 22nd field of `stat`, counted from behind the name, which may contain blanks and brackets; from `ps` on systems without `/proc`. @param {number} pid */
function startOf(pid) {
  const stat = textOf(`/proc/${pid}/stat`);
  if (stat !== '') return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

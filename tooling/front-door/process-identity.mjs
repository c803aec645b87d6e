import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process, told from a later one that got the same id. `boot` (which start of the machine) and `started` are empty where the system does not
 * say. The embedded Firebase, which is a package of its own, locks its folder alike.
 * @typedef {{ pid: number, boot?: string, started?: string }} ProcessIdentity
 * @param {number} pid @returns {Required<ProcessIdentity>}
 */
export const identityOf = (pid) => ({ pid, boot: textOf('/proc/sys/kernel/random/boot_id').trim(), started: startOf(pid) });

/** Whether that very process runs. Of one that is known by its id alone, whether any with that id does. @param {ProcessIdentity} process */
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

/** The 22nd field of `stat`, counted from behind the name, which may hold blanks and brackets. Systems without `/proc` have `ps`. @param {number} pid */
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

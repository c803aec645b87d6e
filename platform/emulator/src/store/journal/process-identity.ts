import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process, told from a later one that got the same id. `boot` and `started` are empty where the system does not say. */
export interface ProcessIdentity {
  pid: number;
  /** Which start of the machine. */
  boot: string;
  /** When the process was started. */
  started: string;
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, boot: textOf('/proc/sys/kernel/random/boot_id').trim(), started: startOf(pid) };
}

/** Whether that very process runs. Of one that is known by its id alone, whether any with that id does. */
export function isRunning({ pid, boot, started }: Partial<ProcessIdentity> & { pid: number }): boolean {
  if (!isAlive(pid)) return false;
  const now = identityOf(pid);
  return (boot ?? now.boot) === now.boot && (started ?? now.started) === now.started;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startOf(pid: number): string {
  // The 22nd field, counted from behind the name, which may hold blanks and brackets.
  const stat = textOf(`/proc/${pid}/stat`);
  return stat === '' ? startByPs(pid) : (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '');
}

/** For systems without `/proc`. */
function startByPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Distinguishes a process from a later one with the same id. `boot` and `started` are empty if the system does not provide them. */
export interface ProcessIdentity {
  pid: number;
  boot: string;
  started: string;
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, boot: textOf('/proc/sys/kernel/random/boot_id').trim(), started: startOf(pid) };
}

/** Whether this process is running. If only its id is known, whether any process with the id is running. */
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
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startOf(pid: number): string {
  // The 22nd field. Counted from behind the name, which may contain blanks and brackets.
  const stat = textOf(`/proc/${pid}/stat`);
  return stat === '' ? startByPs(pid) : (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '');
}

/** The start time on systems without `/proc`. */
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

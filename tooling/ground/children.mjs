/**
 * The only place from which commands start programs. A program that a command has started ends with it, however that ends: also after SIGKILL, at which
 * no code of its own runs. JavaScript without packages, because the entry of the commands starts programs before anything is installed.
 */
import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const END_CHILDREN = fileURLToPath(new URL('end-children.mjs', import.meta.url));
const IS_WINDOWS = process.platform === 'win32';

/** How often a command looks whether the npm that runs it is still there. */
const LOOK_MS = 500;

/** The process that ends the programs of this one; it reads which those are, until this process is gone. */
let watcher;

function tellWatcher(line) {
  if (!watcher) {
    // In a group of its own, which neither Ctrl-C nor the end of this one reaches.
    watcher = spawn(process.execPath, [END_CHILDREN], { stdio: ['pipe', 'ignore', 'ignore'], env: {}, detached: true, windowsHide: true });
    for (const part of [watcher, watcher.stdin]) {
      part.on('error', () => {});
      part.unref();
    }
  }
  watcher.stdin.write(`${line}\n`);
}

/**
 * Starts a program, as `spawn` of Node does. It leads a process group, so that what it starts itself ends with it too. Only a program that reads from the
 * terminal stays in the group of this process, to which alone a terminal gives its keys.
 */
export function startChild(program, args, options = {}) {
  const stdin = Array.isArray(options.stdio) ? options.stdio[0] : options.stdio;
  const readsTerminal = stdin === 'inherit' && process.stdin.isTTY;
  // On Windows a group would open a window.
  const leadsGroup = !IS_WINDOWS && !readsTerminal;
  const child = spawn(program, args, { ...options, detached: leadsGroup });
  const { pid } = child;
  if (pid === undefined) return child;
  const target = leadsGroup ? -pid : pid;
  tellWatcher(`begun ${target}`);
  child.once('exit', () => {
    if (leadsGroup) endGroup(target);
    tellWatcher(`ended ${target}`);
  });
  return child;
}

/** Ends what a program has left behind in its group. */
function endGroup(target) {
  try {
    process.kill(target, 'SIGTERM');
  } catch {
    // Nothing is left.
  }
}

/**
 * Ends this command when the npm that runs it is gone. npm passes SIGTERM on to the shell between them, which does not pass it on, and SIGKILL to nobody:
 * its children only get another parent.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  let npm = parent;
  execFile('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], (_error, output = '') => {
    const [, ofShell] = /^\s*(\d+)\s+\S*\b(?:ba|da|z|)sh\s*$/.exec(output) ?? [];
    if (ofShell) npm = Number(ofShell);
  });
  setInterval(() => {
    if (process.ppid !== parent || !isThere(npm)) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}

function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

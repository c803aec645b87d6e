import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OwnError } from '../../log/logged-error';

export interface ChildLimits {
  deadlineMs: number;
  /** Of everything: what JavaScript allocates, and what libraries allocate beside it. */
  memoryMiB: number;
}

export type ChildReply<Res> = { kind: 'result'; result: Res } | { kind: 'error'; message: string };

/** The work ended because of what was to be read, not because of a fault in the work. */
export class ChildEnded extends Error {
  override readonly name = 'ChildEnded';

  constructor(
    readonly reason: 'deadline' | 'memory' | 'crash',
    details: string,
  ) {
    super(`The child process ended (${reason}): ${details}`);
  }
}

const KIB_PER_MIB = 1024;
/** Memory of Node itself, before any work. */
const BASE_MIB = 64;
const MEMORY_CHECK_MS = 50;
/** A heap that is full ends Node with this signal. */
const HEAP_IS_FULL = 'SIGABRT';
const STDERR_CHARACTERS = 2000;

/** The children under way. They end with this process, whatever they do. */
const children = new Set<ChildProcess>();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** Memory that a process takes at the moment; null on systems that do not tell. */
async function residentMiB(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kib === undefined ? null : Number(kib) / KIB_PER_MIB;
}

/**
 * Runs one piece of work, such as reading a file of a stranger, in a process of its own that is ended from outside at its limits. A thread would not do:
 * its memory has no limit but for JavaScript's own, and a crash of native code ends all threads.
 *
 * `module` calls {@link serveChild}. The request is copied; the child sees nothing else of this process, not even its environment. Rejects with
 * {@link ChildEnded} when the child hangs, crashes or takes too much memory, and with another error for what the work threw.
 */
export function runInChild<Req, Res>(module: URL, request: Req, { deadlineMs, memoryMiB }: ChildLimits): Promise<Res> {
  const child = fork(fileURLToPath(module), {
    execArgv: [`--max-old-space-size=${memoryMiB}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.add(child);
  return new Promise<Res>((resolve, reject) => {
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-STDERR_CHARACTERS)));
    const end = (settle: () => void): void => {
      clearTimeout(deadline);
      clearInterval(memory);
      children.delete(child);
      child.removeAllListeners();
      // It may still fail, such as by a message that it can no longer send.
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      settle();
    };
    const endedBy = (reason: ChildEnded['reason'], details: string) => end(() => reject(new ChildEnded(reason, details)));
    const deadline = setTimeout(() => endedBy('deadline', `${deadlineMs} ms`), deadlineMs);
    const memory = setInterval(() => {
      if (child.pid === undefined) return;
      void residentMiB(child.pid).then((mib) => {
        if (children.has(child) && mib !== null && mib > memoryMiB + BASE_MIB) endedBy('memory', `${Math.round(mib)} MiB`);
      });
    }, MEMORY_CHECK_MS);
    child.on('message', (reply: ChildReply<Res>) => {
      end(() => (reply.kind === 'result' ? resolve(reply.result) : reject(new OwnError(reply.message))));
    });
    child.on('error', (error) => end(() => reject(error)));
    child.on('close', (code, signal) => endedBy(signal === HEAP_IS_FULL ? 'memory' : 'crash', `${signal ?? code} ${stderr}`));
    // Of a child that ends before it has read its request, the end itself tells more than the error here.
    child.send(request as object, () => undefined);
  });
}

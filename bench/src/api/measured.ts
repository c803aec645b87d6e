/**
 * Loaded into a server before its own code. Reports the server's memory, and how long it was blocked, to the bench that started it, and ends the server with the bench.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** In bytes; `peak` is since the start of the process, with the threads that read uploads. */
export interface Memory {
  resident: number;
  peak: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

/** How long nothing else could be done, at most, since the last question; in milliseconds. */
export interface Blocked {
  blockedMs: number;
}

process.on('message', (question) => {
  if (question === 'blocked') {
    // The moment after this one sees what came before it.
    setTimeout(() => {
      const blocked: Blocked = { blockedMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS) };
      delay.reset();
      process.send?.(blocked);
    }, 2 * RESOLUTION_MS);
    return;
  }
  collectGarbage();
  const memory: Memory = { resident: process.memoryUsage().rss, peak: process.resourceUsage().maxRSS * 1024 };
  process.send?.(memory);
});
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

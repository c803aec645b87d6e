/**
 * Loaded into a server before its own code. Reports the server's memory to the bench that started it, and ends the server with the bench.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** In bytes; `peak` is since the start of the process, with the threads that read uploads. */
export interface Memory {
  resident: number;
  peak: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

process.on('message', () => {
  collectGarbage();
  const memory: Memory = { resident: process.memoryUsage().rss, peak: process.resourceUsage().maxRSS * 1024 };
  process.send?.(memory);
});
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

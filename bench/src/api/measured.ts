/**
 * Loaded into a server before its own code: tells the bench that started it what memory it takes, and ends the server with
 * the bench.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** In bytes; `peak` since the process began, the reader's threads included. */
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

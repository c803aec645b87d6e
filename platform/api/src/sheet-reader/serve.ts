import { parentPort } from 'node:worker_threads';
import { readSheet } from './read-sheet';
import type { SheetRequest } from './sheet-request';

// The thread's own program: one upload, one reply, and the pool ends it.
parentPort?.once('message', (request: SheetRequest) => {
  void readSheet(request).then((reply) => parentPort?.postMessage(reply));
});

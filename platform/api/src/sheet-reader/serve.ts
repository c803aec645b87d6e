import { parentPort } from 'node:worker_threads';
import { readSheet } from './read-sheet';
import type { SheetRequest } from './sheet-request';

// The entry point of the worker thread. It reads one upload and replies; then the pool ends the thread.
parentPort?.once('message', (request: SheetRequest) => {
  void readSheet(request).then((reply) => parentPort?.postMessage(reply));
});

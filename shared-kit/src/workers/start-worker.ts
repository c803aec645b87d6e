/** No worker can start here, or its script is blocked, gone, or cannot be read. */
export class WorkerDidNotStart extends Error {
  override readonly name = 'WorkerDidNotStart';
}

/**
 * Starts the worker that the build makes of a file. Write `startWorker(new URL('./name.worker.ts', import.meta.url))` with nothing
 * else between the brackets: the build looks for just that.
 *
 * A remote's script is of another origin, and a browser starts workers from the page's own only. So a blob of the page's
 * origin loads it, and tells webpack's runtime in the worker where the script's own lazy chunks lie (decision D-97).
 */
export function startWorker(script: URL): Worker {
  if (typeof Worker === 'undefined') throw new WorkerDidNotStart('This browser has no workers.');
  const address = JSON.stringify(script.href);
  const source = `Object.defineProperty(self,'location',{value:new URL(${address})});importScripts(${address});`;
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(blob);
  } catch (error) {
    throw new WorkerDidNotStart(String(error));
  } finally {
    // The fetch of the blob has begun with the constructor; nothing else needs the address.
    URL.revokeObjectURL(blob);
  }
}

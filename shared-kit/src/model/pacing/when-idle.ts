import { host } from './host';

/** A page that is never idle is not waited for longer. */
const LONGEST_WAIT_MS = 1000;

/** Calls back when the page is idle, or soon where the host has no `requestIdleCallback`. Returns the function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (!host.requestIdleCallback) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = host.requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
  return () => host.cancelIdleCallback?.(handle);
}

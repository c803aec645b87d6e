/** After this time without an answer, a form offers to stop waiting. */
export const OFFER_AFTER_MS = 5000;

/** The result of work that the user no longer waits for. */
export const STOPPED = Symbol('stopped');

const stops = new Set<() => void>();

/** The result of the work, or {@link STOPPED} once the user has stopped waiting. The work goes on. */
export async function untilStopped<T>(work: Promise<T>): Promise<T | typeof STOPPED> {
  let stop = () => {};
  const stopped = new Promise<typeof STOPPED>((resolve) => {
    stop = () => resolve(STOPPED);
    stops.add(stop);
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    stops.delete(stop);
  }
}

export const isWaiting = (): boolean => stops.size > 0;

/** Ends the wait for what forms have sent. */
export function stopWaiting(): void {
  for (const stop of [...stops]) stop();
}

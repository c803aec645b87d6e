import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const now = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** The current time to the minute. Components render again each minute, so that relative times stay correct. */
export const useNow = (): number => useSyncExternalStore(eachMinute, now, now);

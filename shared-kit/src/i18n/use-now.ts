import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const now = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** The time, to the minute: what is said relative to it stays true while a page is open. */
export const useNow = (): number => useSyncExternalStore(eachMinute, now, now);

import { useEffect, useState } from 'react';

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * When to try again after too many attempts. The service does not say when, but each further attempt lengthens the wait. So the
 * advised wait starts with a minute and doubles with each refusal. `until` is in milliseconds since 1970.
 */
export function useLockout() {
  const [{ until, wait }, setLock] = useState({ until: null as number | null, wait: FIRST_WAIT_MS });

  useEffect(() => {
    if (until === null) return;
    const over = setTimeout(() => setLock((lock) => ({ ...lock, until: null })), until - Date.now());
    return () => clearTimeout(over);
  }, [until]);
  return {
    until,
    refused: () => setLock({ until: Date.now() + wait, wait: Math.min(wait * 2, LONGEST_WAIT_MS) }),
  };
}

import { useEffect, useState } from 'react';

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 15 * 60_000;

export interface Lockout {
  /** When to try again, in milliseconds since 1970; null when nothing is known to be in the way. */
  until: number | null;
  /** The service has refused because of too many attempts. */
  refused: () => void;
}

/**
 * When it is worth trying again after too many attempts. The service does not say, only that each refusal lengthens the wait:
 * the advice starts with a minute and doubles.
 */
export function useLockout(): Lockout {
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

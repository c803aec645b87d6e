import { useCallback, useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/**
 * The present time, in milliseconds since 1970, to the minute or another step. Components render again with each step, so that relative times
 * and days stay correct on pages that are open for long.
 */
export function useNow(stepMs = MINUTE): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(onChange, stepMs);
      return () => clearInterval(timer);
    },
    [stepMs],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs);
}

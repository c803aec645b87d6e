import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 639.98px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True below 640 px, where tables become lists of cards. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}

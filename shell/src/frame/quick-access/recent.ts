import { useOwnPreference } from 'shared-kit/host/state';
import { useCallback } from 'react';

/** Removed when the user signs out, because ids name companies and domains. */
const KEY = 'quickAccess.recent';
const MAX_IDS = 6;

const parse = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, MAX_IDS) : [];

/** The ids of recently chosen entries, latest first, and a function to add one. */
export function useRecent(): [recent: readonly string[], remember: (id: string) => void] {
  const [recent, set] = useOwnPreference(KEY, parse);
  return [recent, useCallback((id: string) => set((before) => [id, ...before.filter((one) => one !== id)].slice(0, MAX_IDS)), [set])];
}

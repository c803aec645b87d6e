import type { ReactNode } from 'react';
import type { Ranked } from './rank';

export const ENTRY_GROUPS = ['recent', 'page', 'go', 'companies', 'domains', 'general'] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** One thing to go to or to do. */
export interface Entry extends Ranked {
  group: EntryGroup;
  icon?: ReactNode;
  keys?: string | undefined;
  /** Listed only for a search: there are too many of its kind. */
  onSearch?: boolean | undefined;
  /** The page that it leads to, where it does no more than that. */
  to?: string;
  run: () => void;
}

/** Entries under a heading; without one they are the answer to a search. */
export interface EntrySection {
  key: string;
  title?: string;
  entries: readonly Entry[];
}

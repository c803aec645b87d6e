import type { ReactNode } from 'react';
import type { Ranked } from './rank';

export const ENTRY_GROUPS = ['recent', 'page', 'go', 'companies', 'domains', 'general'] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** A page to open or an action to run. */
export interface Entry extends Ranked {
  group: EntryGroup;
  icon?: ReactNode;
  keys?: string | undefined;
  /** Listed only in results of a search, because there are too many entries of its kind. */
  onSearch?: boolean | undefined;
  /** The path of the page, if the entry only opens that. */
  to?: string;
  /** It says what was not searched, and counts as no result. */
  rest?: boolean;
  run: () => void;
}

/** Entries under a heading; results of a search have no heading. */
export interface EntrySection {
  key: string;
  title?: string;
  entries: readonly Entry[];
}

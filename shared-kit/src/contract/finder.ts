import type { Company, Locale } from 'shared-kit/model';

export interface FindContext {
  /** Aborted when the user searches for something else, or the answer takes too long. */
  signal: AbortSignal;
  locale: Locale;
  uid: string;
  companies: readonly Company[];
}

/** A result: one line of the quick access. */
export interface FoundEntry {
  /** Unique among the results of this remote. */
  id: string;
  label: string;
  /** More about the result, such as its company. It begins with the kind of result if this remote finds several kinds. */
  hint?: string;
  /** The name of an icon of the kit. */
  icon?: string;
  /** A path of this remote. */
  to: string;
  state?: Readonly<Record<string, unknown>>;
  /** Says what was not searched, such as other domains, with a path where that can be done. It is listed last and counts as no result (D-150). */
  rest?: boolean;
}

/**
 * The function that `./finder` of a remote exports as `find`; it is loaded with the quick access. The query has at least two characters;
 * return the best results first. A failure is shown in the quick access and affects nothing else.
 */
export type Find = (query: string, context: FindContext) => Promise<readonly FoundEntry[]>;

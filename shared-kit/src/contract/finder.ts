import type { Company, Locale } from 'shared-kit/model';

/** For whom a finder looks. */
export interface FindContext {
  /** Aborted when something else is looked for, or the answer takes too long. */
  signal: AbortSignal;
  locale: Locale;
  uid: string;
  companies: readonly Company[];
}

/** Something a remote has found: one line of the quick access. */
export interface FoundEntry {
  /** Tells it from the others of this remote. */
  id: string;
  label: string;
  /** More to know it by, such as its company; begins with what it is, where this remote finds several kinds. */
  hint?: string;
  /** The name of an icon of the kit. */
  icon?: string;
  /** An address that this remote serves. */
  to: string;
  state?: Readonly<Record<string, unknown>>;
}

/**
 * What `./finder` of a remote exports as `find`; it is loaded with the quick access. It is asked with two characters or more, and
 * gives the likeliest first. Failing says so in the quick access and harms nothing else.
 */
export type Find = (query: string, context: FindContext) => Promise<readonly FoundEntry[]>;

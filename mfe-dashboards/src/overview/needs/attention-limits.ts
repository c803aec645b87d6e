/** How many documents may be read to find what needs attention, over all companies together (ADD-12). */
export const ATTENTION_READS = 20;

/** The home page looks for what needs attention in this many companies. Of the others it only shows the domains, when they come into view. */
export const COMPANIES_ASKED = 4;

export interface AttentionLimits {
  keys: number;
  licenses: number;
  /** For summaries of domains with failed pushes, among the domains whose summaries are not read at once. */
  failing: number;
  /** The same for domains without a moderator. */
  orphaned: number;
  /** The same for domains with open tasks. */
  waiting: number;
}

/**
 * Divides `ATTENTION_READS` among the companies: the most documents that each query about one company may read. Queries about domains are only
 * needed when the needs of domains have `separateQueries`; otherwise the summaries of all domains are read anyway.
 */
export function attentionLimits(companies: number, separateQueries: boolean): AttentionLimits {
  const share = Math.floor(ATTENTION_READS / Math.max(1, Math.min(companies, COMPANIES_ASKED)));
  const failing = separateQueries ? Math.floor(share / 5) : 0;
  const orphaned = separateQueries ? Math.max(1, Math.floor(share / 10)) : 0;
  const waiting = orphaned;
  const dates = Math.floor((share - failing - orphaned - waiting) / 2);
  return { keys: dates, licenses: dates, failing, orphaned, waiting };
}

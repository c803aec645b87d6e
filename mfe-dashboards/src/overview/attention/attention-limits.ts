/** How many documents may be read to find what needs attention, over all companies together (ADD-12). */
export const ATTENTION_READS = 20;

/** Home looks for what needs attention in this many companies. Of the others it shows the domains only, as they come into view. */
export const COMPANIES_ASKED = 4;

export interface AttentionLimits {
  keys: number;
  licenses: number;
  /** Of the domains whose summaries are not read at once: those with failed pushes. */
  failing: number;
  /** Of those: without a moderator. */
  orphaned: number;
  /** Of those: with open tasks, which may wait for more than a day. */
  waiting: number;
}

/**
 * Shares the limit among the companies: how many documents each question about one company may bring. Where the summaries of all its
 * domains are read anyway, they answer the questions about domains, and none is asked apart.
 */
export function attentionLimits(companies: number, apart: boolean): AttentionLimits {
  const share = Math.floor(ATTENTION_READS / Math.max(1, Math.min(companies, COMPANIES_ASKED)));
  const failing = apart ? Math.floor(share / 5) : 0;
  const orphaned = apart ? Math.max(1, Math.floor(share / 10)) : 0;
  const waiting = orphaned;
  const dates = Math.floor((share - failing - orphaned - waiting) / 2);
  return { keys: dates, licenses: dates, failing, orphaned, waiting };
}

/** Documents that what needs attention may read, whatever companies there are (ADD-12). */
export const ATTENTION_READS = 20;

/** Companies whose needs home asks for: each may say one thing of every kind. Of the others, it shows their domains as they come into view. */
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
 * How many documents each question of a company may bring, so that all companies together stay within the limit. Where all of its
 * summaries are read at once, nothing is asked of domains apart.
 */
export function attentionLimits(companies: number, apart: boolean): AttentionLimits {
  const share = Math.floor(ATTENTION_READS / Math.max(1, Math.min(companies, COMPANIES_ASKED)));
  const failing = apart ? Math.floor(share / 5) : 0;
  const orphaned = apart ? Math.max(1, Math.floor(share / 10)) : 0;
  const waiting = orphaned;
  const dates = Math.floor((share - failing - orphaned - waiting) / 2);
  return { keys: dates, licenses: dates, failing, orphaned, waiting };
}

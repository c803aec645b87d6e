/** Documents that what needs attention may read, whatever companies there are (ADD-12). */
export const ATTENTION_READS = 20;

/** Companies whose needs home asks for; of the others, it shows their domains as they come into view. */
export const COMPANIES_ASKED = 6;

export interface AttentionLimits {
  keys: number;
  licenses: number;
  /** Domains without a card that have failed pushes. */
  failing: number;
  /** Domains without a card that have no moderator. */
  orphaned: number;
}

/** How many documents each question of a company may bring, so that all companies together stay within the limit. */
export function attentionLimits(companies: number): AttentionLimits {
  const share = Math.floor(ATTENTION_READS / Math.max(1, Math.min(companies, COMPANIES_ASKED)));
  const failing = Math.floor(share / 5);
  const orphaned = share >= 4 ? Math.max(1, Math.floor(share / 10)) : 0;
  const dates = Math.floor((share - failing - orphaned) / 2);
  return { keys: dates, licenses: dates, failing, orphaned };
}

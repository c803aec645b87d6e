import { ATTENTION_READS, attentionLimits, COMPANIES_ASKED } from './attention-limits';

describe.each([true, false])('the read limits for what needs attention, with queries about domains: %s', (separateQueries) => {
  it.each(Array.from({ length: 40 }, (_, index) => index))(
    'ADD-HOME-05 add up to at most twenty documents with %i companies, and let every query read at least one',
    (companies) => {
      const { keys, licenses, failing, orphaned, waiting } = attentionLimits(companies, separateQueries);
      expect((keys + licenses + failing + orphaned + waiting) * Math.min(companies, COMPANIES_ASKED)).toBeLessThanOrEqual(ATTENTION_READS);
      expect(Math.min(keys, licenses)).toBeGreaterThan(0);
      expect([failing, orphaned, waiting].every((limit) => limit > 0)).toBe(separateQueries);
    },
  );
});

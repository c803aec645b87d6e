import { ATTENTION_READS, attentionLimits, COMPANIES_ASKED } from './attention-limits';

describe.each([true, false])('the limits of what needs attention, with domains apart: %s', (apart) => {
  it.each(Array.from({ length: 40 }, (_, index) => index))('ADD-12 stay within twenty documents with %i companies, and ask each of everything', (companies) => {
    const { keys, licenses, failing, orphaned, waiting } = attentionLimits(companies, apart);
    expect((keys + licenses + failing + orphaned + waiting) * Math.min(companies, COMPANIES_ASKED)).toBeLessThanOrEqual(ATTENTION_READS);
    expect(Math.min(keys, licenses)).toBeGreaterThan(0);
    expect([failing, orphaned, waiting].every((limit) => limit > 0)).toBe(apart);
  });
});

import { ATTENTION_READS, attentionLimits, COMPANIES_ASKED } from './attention-limits';

it.each(Array.from({ length: 40 }, (_, index) => index))('ADD-12 stays within twenty documents with %i companies, and asks each for keys and licences', (companies) => {
  const { keys, licenses, failing, orphaned } = attentionLimits(companies);
  expect((keys + licenses + failing + orphaned) * Math.min(companies, COMPANIES_ASKED)).toBeLessThanOrEqual(ATTENTION_READS);
  expect(Math.min(keys, licenses)).toBeGreaterThan(0);
});

import { LOCALES } from 'shared-kit/model';
import { ageInWords } from './age-in-words';

const DAYS = 86_400_000;

describe('the age of a key', () => {
  it.each([
    [1, '1 day'],
    [20, '20 days'],
    [60, '60 days'],
    [61, '2 months'],
    [300, '9 months'],
    [366, '1 year'],
    [400, '1 year, 1 month'],
    [800, '2 years, 2 months'],
  ])('of %i days reads %s', (days, words) => {
    expect(ageInWords(days * DAYS, 'en-US')).toBe(words);
  });

  it('returns null for less than a day, and when the clock of this device is behind', () => {
    expect(ageInWords(DAYS - 1, 'en-US')).toBeNull();
    expect(ageInWords(-DAYS, 'en-US')).toBeNull();
  });

  it('is worded in the four languages', () => {
    expect(LOCALES.map((locale) => ageInWords(400 * DAYS, locale)).sort()).toEqual([
      '1 ano e 1 mês',
      '1 año y 1 mes',
      '1 year, 1 month',
      '1 year, 1 month',
    ]);
  });
});

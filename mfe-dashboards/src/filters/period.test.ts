import { daysOf, rangeOf, readPeriod, spanOf, type Period } from './period';

const NOW = new Date(2024, 2, 10, 15, 30).getTime();
const day = (date: number) => new Date(2024, 2, date).getTime();

it.each<[Period, { from: number; to?: number }]>([
  ['today', { from: day(10) }],
  ['yesterday', { from: day(9), to: day(10) }],
  ['week', { from: day(4) }],
  ['2024-03-01..2024-03-02', { from: day(1), to: day(3) }],
])('ADD-LIST-01 takes %s as whole days of the user’s calendar', (period, span) => {
  expect(spanOf(period, NOW)).toEqual(span);
});

it.each(['', 'ever', '2024-03-02..2024-03-01', '2024-02-30..2024-03-01', '2024-03-01', '2024-03-01..2024-03-02..2024-03-03', '..', null])(
  'ADD-LIST-01 ignores the invalid period %p',
  (text) => {
    expect(readPeriod(text)).toBeUndefined();
  },
);

it('ADD-LIST-01 returns the first and last day of a range, and empty texts for a named period', () => {
  expect(daysOf(readPeriod('2024-03-01..2024-03-02'))).toEqual(['2024-03-01', '2024-03-02']);
  expect(daysOf('week')).toEqual(['', '']);
});

it('ADD-93 names the days of a bar as a range, also over the end of a month (D-171)', () => {
  const range = rangeOf(new Date(2024, 1, 28).getTime(), day(2));
  expect(range).toBe('2024-02-28..2024-03-01');
  expect(spanOf(range, NOW)).toEqual({ from: new Date(2024, 1, 28).getTime(), to: day(2) });
});

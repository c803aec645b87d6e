import { formatAgo, formatDate, formatList, formatNumber, formatPercent, formatRelativeTime } from './format';

const NOON = new Date(2024, 2, 1, 12, 5, 9).getTime();

it('formats times in the format of the language', () => {
  expect(formatDate(NOON, 'en-US').replace(/\s/gu, ' ')).toBe('3/1/24, 12:05 PM');
  expect(formatDate(NOON, 'en-GB')).toBe('01/03/2024, 12:05');
  expect(formatDate(NOON, 'pt-BR')).toBe('01/03/2024, 12:05');
  expect(formatDate(NOON, 'es-ES')).toBe('1/3/24, 12:05');
  expect(formatDate(NOON, 'en-GB', 'full')).toMatch(/^Friday.*1 March 2024.*12:05:09/);
});

it('formats a missing time as an empty text', () => {
  expect([null, undefined, NaN].map((ms) => formatDate(ms, 'en-US'))).toEqual(['', '', '']);
});

it('formats numbers in the format of the language', () => {
  expect(formatNumber(1234567.5, 'en-US')).toBe('1,234,567.5');
  expect(formatNumber(1234567.5, 'pt-BR')).toBe('1.234.567,5');
});

it('formats shares in percent, with a blank only where the language has one', () => {
  expect((['en-US', 'en-GB', 'pt-BR', 'es-ES'] as const).map((locale) => formatPercent(0.504, locale))).toEqual([
    '50%',
    '50%',
    '50%',
    '50\u00a0%',
  ]);
  expect(formatPercent(0.0025, 'pt-BR', 2)).toBe('0,25%');
});

it('I18N-01 lists names by the words of the language', () => {
  const lists = (names: string[]) => (['en-US', 'en-GB', 'pt-BR', 'es-ES'] as const).map((locale) => formatList(names, locale));
  expect(lists(['Ana', 'Bea', 'Caio'])).toEqual(['Ana, Bea, and Caio', 'Ana, Bea and Caio', 'Ana, Bea e Caio', 'Ana, Bea y Caio']);
  // Before an i, "y" is "e" in Spanish.
  expect(lists(['Bea', 'Iris'])).toEqual(['Bea and Iris', 'Bea and Iris', 'Bea e Iris', 'Bea e Iris']);
  expect([formatList([], 'es-ES'), formatList([7], 'es-ES'), formatList(['1 year', '1 month'], 'en-US', 'unit')]).toEqual([
    '',
    '7',
    '1 year, 1 month',
  ]);
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it.each([
  [0, 'this minute'],
  [-5 * MINUTE, '5 minutes ago'],
  [-7 * 60 * MINUTE, '7 hours ago'],
  [-DAY, 'yesterday'],
  [3 * DAY, 'in 3 days'],
  [61 * DAY, 'in 2 months'],
  [-400 * DAY, '1 year ago'],
  // Of 12:05: the evening before the day before, and a night away.
  [-37 * 60 * MINUTE, '2 days ago'],
  [-23 * 60 * MINUTE, 'yesterday'],
  [-46 * DAY, '2 months ago'],
  [2 * 366 * DAY, 'in 2 years'],
])('formats the distance %p ms from now as %p', (distance, words) => {
  expect(formatRelativeTime(NOON + distance, NOON, 'en-US')).toBe(words);
});

it('formats distances in the given language, and a missing time as an empty text', () => {
  expect(formatRelativeTime(NOON - 3 * DAY, NOON, 'pt-BR')).toBe('há 3 dias');
  expect(formatRelativeTime(NOON - 46 * DAY, NOON, 'pt-BR', 'always')).toBe('há 2 meses');
  expect(formatRelativeTime(NOON + DAY, NOON, 'en-US', 'always')).toBe('in 1 day');
  expect(formatRelativeTime(null, NOON, 'en-US')).toBe('');
});

describe('(D-146) words of time', () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2024, 2, day, hour, minute).getTime();

  it.each([
    ['pt-BR', at(4, 23), at(6, 22), 'anteontem'],
    ['pt-BR', at(3, 23), at(6, 8), 'há 3 dias'],
    ['en-US', at(4, 23), at(6, 8), '2 days ago'],
    ['en-US', at(5, 9), at(6, 8), 'yesterday'],
    ['en-US', at(6, 0, 30), at(6, 23, 30), '23 hours ago'],
    ['es-ES', at(5, 9), at(6, 8), 'ayer'],
  ] as const)('count midnights: in %s %p seen at %p is %p', (locale, ms, now, words) => {
    expect(formatRelativeTime(ms, now, locale)).toBe(words);
  });

  it('never say of what has happened that it lies ahead', () => {
    expect(formatAgo(NOON + 40_000, NOON, 'en-US')).toBe('this minute');
    expect(formatAgo(NOON + DAY, NOON, 'en-US', 'always')).toBe('0 minutes ago');
    expect(formatAgo(NOON - DAY, NOON, 'en-US')).toBe('yesterday');
    expect(formatAgo(null, NOON, 'en-US')).toBe('');
  });
});

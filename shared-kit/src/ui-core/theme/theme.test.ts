import { COLORS } from '..';
import { startThemeMode } from './theme-mode';

/** The contrast of two colours as defined by WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

type Token = keyof typeof COLORS.light;

const TEXTS: Token[] = ['text', 'muted', 'faint', 'accent', 'danger', 'warning', 'success', 'info'];
const GROUNDS: Token[] = [
  'page',
  'surface',
  'raised',
  'hover',
  'skeleton',
  'accentSoft',
  'dangerSoft',
  'warningSoft',
  'successSoft',
  'infoSoft',
];
const FILLS: Token[] = ['accentFill', 'accentFillHover', 'dangerFill', 'dangerFillHover'];

describe.each([
  ['light', COLORS.light],
  ['dark', COLORS.dark],
])('the %s scheme', (_name, tokens) => {
  const tooFaint = (drawn: Token[], grounds: Token[], least: number) =>
    drawn.flatMap((one) =>
      grounds
        .map((ground) => ({ ground, ratio: contrast(tokens[one], tokens[ground]) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ ground, ratio }) => `${one} on ${ground}: ${ratio.toFixed(2)}`),
    );

  it('each colour of texts has a contrast of at least 4.5 on every ground', () => {
    expect(tooFaint(TEXTS, GROUNDS, 4.5)).toEqual([]);
    expect(tooFaint(['onFill'], FILLS, 4.5)).toEqual([]);
  });

  it('the edge of fields and buttons has a contrast of at least 3 on every ground', () => {
    expect(tooFaint(['edge'], GROUNDS, 3)).toEqual([]);
  });
});

it('prints in the light scheme, and returns to the dark one afterwards', () => {
  localStorage.setItem('theme', 'dark');
  startThemeMode();
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
});

it('(D-148) follows the theme that another tab has stored', () => {
  startThemeMode();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
});

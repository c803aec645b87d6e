import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { renderWithKit } from 'shared-kit/testing';
import { ENDLESS, GAPS, HEIGHTS, MOTIONS, TEXT_SIZES } from './measures';
import { Standard } from './standard';

const ROOT = join(__dirname, '..', '..', '..');
const SOURCES = ['shell', 'shared-kit', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))].map((name) =>
  join(ROOT, name, 'src'),
);

interface Declaration {
  file: string;
  selector: string;
  value: string;
}

/** The declarations of a property in all style sheets of the console, except those for paper. */
function declarationsOf(property: RegExp): Declaration[] {
  const sheets = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file)),
  );
  return sheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8')
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/@media print \{[^]*?\n\}/g, '');
    return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
      body
        .split(';')
        .map((line) => line.split(/:(.*)/s))
        .filter(([name = '']) => property.test(name.trim()))
        .map(([, value = '']) => ({ file: relative(ROOT, file), selector: selector.trim(), value: value.trim() })),
    );
  });
}

it('ADD-59 (D-161) shows every size of text, height, gap and motion, light and dark side by side', async () => {
  const { getByRole } = await renderWithKit(<Standard />);
  for (const [scheme, title] of [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ] as const) {
    const half = getByRole('region', { name: title });
    expect(half.dataset['scheme']).toBe(scheme);
    const missing = [...TEXT_SIZES, ...HEIGHTS, ...GAPS, ...MOTIONS, ...ENDLESS].filter(
      ({ name, use }) => !half.textContent.includes(name) || !half.textContent.includes(use),
    );
    expect(missing).toEqual([]);
  }
});

it('ADD-59 (D-161) no style sheet has a size of text that the page does not show', () => {
  const sizes = new Set(['inherit', '0', ...TEXT_SIZES.map(({ rem }) => `${rem}rem`)]);
  // What is drawn has the size of its place.
  const texts = declarationsOf(/^font-size$/).filter(({ selector }) => !/icon|tool/.test(selector));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(({ value }) => !sizes.has(value))).toEqual([]);
});

it('ADD-59 (D-161) no style sheet has a motion of another duration than those that the page shows', () => {
  const known = new Set([...MOTIONS, ...ENDLESS].map(({ ms }) => ms));
  const motions = declarationsOf(/^(transition|animation)$/).filter(({ value }) => value !== 'none');
  expect(motions.length).toBeGreaterThan(15);
  // The second time of an animation is its delay.
  const durations = ({ value }: Declaration) => value.split(',').map((one) => Number(/[\d.]+(?=s\b)/.exec(one)?.[0]) * 1000);
  expect(motions.filter((motion) => durations(motion).some((ms) => !known.has(Math.round(ms))))).toEqual([]);
});

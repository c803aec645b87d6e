import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { productFiles } from './requirement-citations';
import { ROOT } from '../ground/workspace';

const FILE = join(ROOT, 'docs', 'built-here.md');
const SOURCE = /\.(?:[cm]?[jt]sx?)$/;
const NO_SOURCE = /\.(?:test|contract|fuzz|test-data|d)\.|\/testing\//;
const BLANK_OR_COMMENT = /^\s*(?:$|\/\/|\/\*|\*)/;
/** What, where, lines. */
const ROW = /^(\| [^|]+ +\| (`[^|]+`) +\| )(\d+)/gm;

/** Lines of source in folders or files, without blank lines, comments and tests. */
function linesOf(places: readonly string[]): number {
  const files = places.flatMap((place) => {
    const path = join(ROOT, place);
    return statSync(path).isDirectory() ? productFiles(path, SOURCE) : [path];
  });
  const sources = files.filter((file) => !NO_SOURCE.test(`/${basename(file)}`) && !NO_SOURCE.test(file));
  return sources.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => !BLANK_OR_COMMENT.test(line)).length;
}

const placesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, place]) => String(place));

it('docs/built-here.md names places that exist, with their number of lines, a fifth more or less', () => {
  const text = readFileSync(FILE, 'utf8');
  const rows = [...text.matchAll(ROW)].map(([, , cell, lines]) => ({ places: placesIn(String(cell)), lines: Number(lines) }));
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.flatMap(({ places }) => places).filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
  const rounded = (count: number) => (count > 500 ? Math.round(count / 100) * 100 : Math.round(count / 10) * 10);
  if (process.env['UPDATE_DOCS'] === '1') {
    writeFileSync(
      FILE,
      text.replace(ROW, (_all, begin: string, cell: string) => `${begin}${rounded(linesOf(placesIn(cell)))}`),
    );
    return;
  }
  const off = rows.filter(({ places, lines }) => Math.abs(linesOf(places) - lines) > lines / 5);
  expect(off).toEqual([]);
});

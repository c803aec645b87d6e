import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../ground/workspace';

const START = '<!-- prettier-ignore-start -->\n<!-- written from ';
const END = '\n<!-- prettier-ignore-end -->';

/**
 * Expects that a document holds what a program writes from a source, and writes it there if `UPDATE_DOCS` is set. In the document stands a comment
 * `written from <source>`, with the command that writes it, between Prettier's marks.
 * @param page path in the repository, such as `docs/running.md`
 * @param source path of what it is written from, as its comment begins
 */
export function expectWritten(page: string, source: string, content: string): void {
  const file = join(ROOT, page);
  const text = readFileSync(file, 'utf8');
  const [before, after] = [text.indexOf(`${START}${source}`), text.indexOf(END, text.indexOf(`${START}${source}`))];
  if (before < 0 || after < 0) throw new Error(`${page} has no place for what is written from ${source}`);
  const begin = text.indexOf('-->\n', before + START.length) + '-->\n'.length;
  const written = `${text.slice(0, begin)}\n${content.trim()}\n${text.slice(after)}`;
  if (process.env['UPDATE_DOCS']) writeFileSync(file, written);
  expect(readFileSync(file, 'utf8')).toBe(written);
}

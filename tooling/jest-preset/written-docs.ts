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
  const start = text.indexOf(`${START}${source}`);
  const begin = text.indexOf('-->', start + START.length) + '-->'.length;
  const end = text.indexOf(END, begin);
  if (start < 0 || end < 0) throw new Error(`${page} has no place for what is written from ${source}`);
  const written = `${text.slice(0, begin)}\n\n${content.trim()}\n${text.slice(end)}`;
  if (process.env['UPDATE_DOCS']) writeFileSync(file, written);
  expect(readFileSync(file, 'utf8')).toBe(written);
}

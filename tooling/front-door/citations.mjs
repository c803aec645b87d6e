import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ID = /\b[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{2,3}\b/g;
const TEST_FILE = /\.(test|spec)\.(tsx?|mjs)$/;

/** The title of a test or of a group of tests: also what follows the table of `it.each(…)`. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.[a-z]+)*|\)|`)\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs;

/** A row of such a table that brings the beginning of its title. */
const ROW = /\[\s*(['"`])([A-Z][A-Z0-9]*-\d{2,3} (?:\\.|(?!\1)[^\\])*)\1\s*,/g;

/**
 * The requirements of docs/checklist.md: `ID | owner | requirement | section` a line.
 * @param {string} markdown
 */
export function readChecklist(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const [id = '', owner, ...rest] = line.split(' | ');
    if (!owner || !/^[A-Z][A-Z0-9-]*-\d+$/.test(id)) return [];
    return [{ id, owner: owner.trim(), text: rest.join(' | ').trim() }];
  });
}

/**
 * Which tests cite which requirement, by the IDs in their titles.
 * @param {{ file: string, text: string }[]} files
 * @returns {Map<string, { file: string, line: number, title: string }[]>}
 */
export function citations(files) {
  const found = new Map();
  for (const { file, text } of files) {
    for (const match of [...text.matchAll(TITLE), ...text.matchAll(ROW)]) {
      const title = match[2] ?? '';
      const line = text.slice(0, match.index).split('\n').length;
      for (const id of new Set(title.match(ID) ?? [])) found.set(id, [...(found.get(id) ?? []), { file, line, title }]);
    }
  }
  return found;
}

/** @param {string} folder @returns {string[]} */
export function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist|\..*)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });
}

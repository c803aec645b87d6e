import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './test-titles.mjs';
import { ROOT, readWorkspace } from './workspace.mjs';

const CITED = /`((?:[\w-]+\/)*[\w.-]+\.(?:test|spec)\.(?:tsx?|mjs))`/g;
const SKIPPED = new Set(['node_modules', 'dist', '.types', 'test-results']);

/** @param {string} folder @returns {string[]} */
function testsBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testsBelow(path);
    return /\.(test|spec)\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const tests = readWorkspace().flatMap(({ folder }) => (existsSync(folder) ? testsBelow(folder) : []));

/** The test files of a citation. Documents cite a file by the end of its path, which must match only one file. @param {string} cited */
const found = (cited) => tests.filter((path) => path.replaceAll('\\', '/').endsWith(`/${cited}`));

it.each(['security.md', 'scale.md'])('every test file that docs/%s cites exists, is unique and has tests', (name) => {
  const text = readFileSync(join(ROOT, 'docs', name), 'utf8');
  const cited = [...new Set([...text.matchAll(CITED)].map(([, file]) => file))];
  expect(cited.length).toBeGreaterThan(5);
  for (const file of cited) {
    expect([file, found(file).length]).toEqual([file, 1]);
    const [path] = found(file);
    expect(testTitles(path, readFileSync(path, 'utf8'))).not.toEqual([]);
  }
});

it('every row of the table of threats in docs/security.md cites a test', () => {
  const text = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');
  const table = text.slice(text.indexOf('| threat |'), text.indexOf('\n\n', text.indexOf('| threat |')));
  const rows = table.split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !/\.(test|spec)\.(tsx?|mjs)`/.test(row))).toEqual([]);
});

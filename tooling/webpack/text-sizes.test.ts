import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const sheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.css', 'shell/src/index.html'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** Sizes of texts in pixels, and a size of the document's own, which `rem` would be measured by. */
const fixedSizes = (css: string) => css.match(/font(-size)?:[^;}]*?\d(px|pt)|(html|:root)\s*\{[^}]*font(-size)?:[^}]*/g) ?? [];

it('(D-148) every text has the size that users have set in their browser', () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.flatMap((path) => fixedSizes(readFileSync(join(root, path), 'utf8')).map((size) => `${path}: ${size}`))).toEqual([]);
});

it.each(['a{font-size:13px}', 'a{font:600 10px/1 system-ui}', 'a{font:\n  12pt serif}', 'html{margin:0;font-size:0.9rem}'])(
  '%s is found',
  (css) => {
    expect(fixedSizes(css)).toHaveLength(1);
  },
);

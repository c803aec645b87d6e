import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setting } from './setting-kinds';
import { SETTINGS } from './settings';

const PAGE = join(__dirname, '../../../../docs/running.md');
const TABLE = /(?<=<!-- written from platform\/api\/src\/environment\/settings\.ts[^]*?-->\n)[^]*?(?=\n\n)/;

/** The settings as a table of Markdown. */
const asTable = (): string =>
  [
    '| variable | without it | read by | meaning |',
    '|---|---|---|---|',
    ...Object.entries<Setting>(SETTINGS).map(
      ([name, { without, readBy, meaning }]) => `| \`${name}\` | ${without} | ${readBy} | ${meaning} |`,
    ),
  ].join('\n');

it('ADD-44 the table of settings in docs/running.md is current', () => {
  const text = readFileSync(PAGE, 'utf8');
  expect(text).toMatch(TABLE);
  const written = text.replace(TABLE, asTable);
  if (process.env['UPDATE_DOCS']) writeFileSync(PAGE, written);
  expect(readFileSync(PAGE, 'utf8')).toBe(written);
});

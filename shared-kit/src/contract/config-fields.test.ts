/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFields, type ConfigValue } from './config-fields';

const PAGE = join(__dirname, '../../../docs/running.md');
const TABLE = /(?<=<!-- written from shared-kit\/src\/contract\/config-fields\.ts[^]*?-->\n)[^]*?(?=\n\n)/;

function row(name: string, { required, otherwise, meaning }: ConfigValue, isInOptionalGroup = false): string {
  const without = otherwise === undefined ? 'none' : `\`${JSON.stringify(otherwise)}\``;
  return `| \`${name}\` | ${required ? (isInOptionalGroup ? 'only without the others of its group' : 'refused') : without} | ${meaning} |`;
}

/** The fields as a table of Markdown. */
const asTable = (): string =>
  [
    '| field | without it | meaning |',
    '|---|---|---|',
    ...configFields.flatMap(([name, field]) =>
      'fields' in field
        ? Object.entries(field.fields).map(([inner, one]) => row(`${name}.${inner}`, one, !field.required))
        : [row(name, field)],
    ),
  ].join('\n');

it('ADD-44 the table of the fields of config.json in docs/running.md is current', () => {
  const text = readFileSync(PAGE, 'utf8');
  expect(text).toMatch(TABLE);
  const written = text.replace(TABLE, asTable);
  if (process.env['UPDATE_DOCS']) writeFileSync(PAGE, written);
  expect(readFileSync(PAGE, 'utf8')).toBe(written);
});

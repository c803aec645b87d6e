/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIMITS } from './accepted/file-limits';

const TABLE = readFileSync(join(__dirname, '../../../../docs/product/sizes.md'), 'utf8');

/** The number that the table gives for a limit, in the column before the limit's name. */
function tabled(limit: string): number | undefined {
  const row = TABLE.split('\n').find((line) => line.split('|')[6]?.trim().startsWith(`\`${limit}\``));
  const [, number = '', unit] = /([\d,]+)\s?(Mi)?/.exec(row?.split('|')[5] ?? '') ?? [];
  return row === undefined ? undefined : Number(number.replaceAll(',', '')) * (unit ? 1024 * 1024 : 1);
}

it.each(Object.entries(FILE_LIMITS))('TASK-14 (D-128) the table of sizes names the limit %s with its number', (limit, most) => {
  expect(tabled(limit)).toBe(most);
});

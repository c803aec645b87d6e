import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOf, billText, COPIES, costOfCopies, CUSTOMER, PRICES, screenReads, workOfDay } from './bill';
import { ROOT } from '../ground/workspace';
import { expectWritten } from '../jest-preset/written-docs';

const FILE = join(ROOT, 'docs/scale.md');
it('ADD-39 (D-131) docs/scale.md has the bill of a customer as it is computed', () => {
  expectWritten('docs/scale.md', 'tooling/cli/bill.ts', billText(CUSTOMER));
});

it('ADD-39 the bill reads as many documents of a screen as docs/scale.md says, which the bench of reads measures', () => {
  const { home, sessions, session, tasks } = screenReads(2);
  const text = readFileSync(FILE, 'utf8');
  const here = (screen: string) => Number(new RegExp(`^\\| ${screen} +\\|.*\\| (\\d+) +\\|$`, 'm').exec(text)?.[1]);
  expect([home, sessions, session, tasks]).toEqual([here('home, company'), here('sessions'), here('a session'), here('tasks')]);
});

it('ADD-39 (D-131) the bill has the copies that the recipe keeps', () => {
  const script = readFileSync(join(ROOT, 'deploy/google-project.sh'), 'utf8');
  const [, days] = /--recurrence=daily --retention=(\d+)d/.exec(script) ?? [];
  const [, weeks] = /--recurrence=weekly .*--retention=(\d+)w/.exec(script) ?? [];
  expect(COPIES).toEqual({ daily: Number(days), weekly: Number(weeks) });
});

it('ADD-39 the bill grows with what there is', () => {
  const twice = { ...CUSTOMER, sessions: 2 * CUSTOMER.sessions };
  const usd = (customer: typeof CUSTOMER, what: string) => billOf(customer).find((line) => line.what.startsWith(what))?.usd ?? Number.NaN;
  for (const what of ['documents stored', 'backups', 'pictures, and']) expect(usd(twice, what)).toBeCloseTo(2 * usd(CUSTOMER, what));
  expect(usd(twice, 'reads')).toBeGreaterThan(usd(CUSTOMER, 'reads'));
  const writes = workOfDay(CUSTOMER).reduce((sum, row) => sum + row.writes, 0);
  expect(usd(CUSTOMER, 'writes')).toBeCloseTo(writes * 30 * PRICES.write);
  expect(costOfCopies(CUSTOMER, 98)).toBeGreaterThan(4 * usd(CUSTOMER, 'backups'));
});

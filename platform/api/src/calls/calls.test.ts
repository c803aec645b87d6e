import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANGE_ACTIONS, CODES } from 'shared-kit/model';
import { CALLS, COMMON_CODES, type CallNote } from './calls';

const SOURCES = join(__dirname, '..');
const PAGE = join(SOURCES, '../../../docs/api.md');

const who = ({ who: roles }: CallNote) => (typeof roles === 'string' ? roles : roles.join(', '));
const row = (call: CallNote) =>
  `| ${call.method} /api${call.path} | ${who(call)} | ${call.success} | ${call.codes.join(', ')} | ${call.records.join(', ')} | ${call.cites} | ${call.tests.join(', ')} |`;

function page(): string {
  const codes = [...new Set([...COMMON_CODES, ...CALLS.flatMap((call) => call.codes)])].sort((a, b) => a - b);
  return `# Calls of the platform

Generated from \`platform/api/src/calls/calls.ts\`: \`UPDATE_DOCS=1 npx jest src/calls\` in \`platform/api\` writes this file. The schemas of requests
and answers are at \`/api/openapi.json\`. Paths of tests are relative to \`platform/api/src\`. Besides its own codes, every call may be refused with
${COMMON_CODES.join(', ')}.

Every call of a user that changes something may carry an id of its own in the header \`Idempotency-Key\` (at most 100 characters): an equal call with
the same id is not done again within a day, but answered with what the first one answered, and waits while that one is under way. A call that was
refused may be repeated. \`DELETE /api/domains\` answers how far the removal has come instead.

| call | allowed for | success | refused with | recorded as | requirements | tests |
|---|---|---|---|---|---|---|
${CALLS.map(row).join('\n')}

## Codes
| code | text |
|---|---|
${codes.map((code) => `| ${code} | ${CODES[code]?.text} |`).join('\n')}
`;
}

it('the page of all calls is current', () => {
  if (process.env['UPDATE_DOCS']) writeFileSync(PAGE, page());
  expect(readFileSync(PAGE, 'utf8')).toBe(page());
});

it.each(CALLS)('$method $path has tests that name its codes', ({ codes, tests }) => {
  const files = tests.map((test) => join(SOURCES, test));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(codes.filter((code) => !new RegExp(`\\b${code}\\b`).test(text))).toEqual([]);
});

it('PERM-10 every call that changes something puts it on record, and nothing is on record that no call does', () => {
  expect(CALLS.filter(({ method, records }) => (method === 'GET') !== (records.length === 0))).toEqual([]);
  expect([...new Set(CALLS.flatMap(({ records }) => records))].sort()).toEqual(Object.keys(CHANGE_ACTIONS).sort());
});

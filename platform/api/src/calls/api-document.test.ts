import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANGE_ACTIONS, CODES } from 'shared-kit/model';
import { servedDocument } from '../testing/served-calls';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { describedCalls, type CallsDocument, type DescribedCall } from './described-calls';

const PAGE = join(__dirname, '../../../../docs/api.md');

let platform: TestPlatform;
let document: CallsDocument;
let calls: DescribedCall[];
let common: readonly number[];
beforeAll(async () => {
  platform = await startTestPlatform();
  document = await servedDocument(platform);
  calls = describedCalls(document);
  common = document['x-codes'] ?? [];
});
afterAll(() => platform.stop());

const row = ({ method, path, who, sends, success, codes, records, requirements }: DescribedCall) =>
  `| ${method} ${path} | ${who} | ${sends && `\`${sends}\``} | ${success} | ${codes.join(', ')} | ${records.join(', ')} | ${requirements} |`;

function page(): string {
  const codes = [...new Set([...common, ...calls.flatMap((call) => call.codes)])].sort((a, b) => a - b);
  return `# Calls of the platform

Written from \`/api/openapi.json\`, where the schemas of requests and answers are too: \`UPDATE_DOCS=1 npx jest src/calls\` in \`platform/api\` writes
this file. Besides its own codes, every call may be refused with ${common.join(', ')}.

Every call of a user that changes something may carry an id of its own in the header \`Idempotency-Key\` (at most 100 characters): an equal call with
the same id is not done again within a day, but answered with what the first one answered, and waits while that one is under way. A call that was
refused may be repeated. \`DELETE /api/domains\` answers how far the removal has come instead.

| call | allowed for | sends | success | refused with | recorded as | requirements |
|---|---|---|---|---|---|---|
${calls.map(row).join('\n')}

## Codes
| code | text |
|---|---|
${codes.map((code) => `| ${code} | ${CODES[code]?.text} |`).join('\n')}
`;
}

it('docs/api.md is up to date', () => {
  if (process.env['UPDATE_DOCS']) writeFileSync(PAGE, page());
  expect(readFileSync(PAGE, 'utf8')).toBe(page());
});

it('all codes in the descriptions of calls exist, and the common ones are not repeated', () => {
  const named = calls.flatMap(({ codes, success }) => [...codes, ...(typeof success === 'number' ? [success] : [])]);
  expect([...named, ...common].filter((code) => CODES[code] === undefined)).toEqual([]);
  expect(calls.filter(({ codes }) => codes.some((code) => common.includes(code)))).toEqual([]);
});

it('PERM-10 every call that changes something records it, and every audited action belongs to a call', () => {
  expect(calls.filter(({ method, records }) => (method === 'GET') !== (records.length === 0))).toEqual([]);
  expect([...new Set(calls.flatMap(({ records }) => records))].sort()).toEqual(Object.keys(CHANGE_ACTIONS).sort());
});

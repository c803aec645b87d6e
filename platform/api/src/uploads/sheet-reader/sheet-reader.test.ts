import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CODE } from 'shared-kit/model';
import type { ChildPoolLimits } from '../child-process/child-pool';
import { bundleChild } from '../../testing/bundle-child';
import { childProgram, FILLS_HEAP } from '../../testing/child-program';
import { pack } from '../../testing/sheets';
import { TEST_SETTINGS } from '../../testing/test-domain';
import { createSheetReader } from './sheet-reader';
import type { SheetRequest } from './sheet-request';

const request = (): SheetRequest => ({
  kind: 'csv',
  fileName: 'Stock 7',
  bytes: new Uint8Array([65]),
  encoding: undefined,
  settings: TEST_SETTINGS,
  acceptStreets: false,
});

const reader = (work: string, options: Partial<ChildPoolLimits> = {}) => createSheetReader(() => childProgram(work), options);

/** For whom all is read. */
const PARTY = { company: 'acme', user: 'u1' };

const HANGS = 'for (;;);';
const unavailable = { problem: { code: CODE.serviceUnavailable }, status: 503 };
const refused = { ok: false, problem: { code: CODE.invalidFormat, key: 'createInventoryTask.readingEnded', args: ['Stock 7'] } };

it.each([
  ['hangs', HANGS, { deadlineMs: 200 }],
  ['takes too much memory', FILLS_HEAP, { memoryMiB: 32 }],
  ['crashes its reader', `process.kill(process.pid, 'SIGSEGV');`, {}],
])('TASK-29 TASK-35 refuses an upload that %s with 945 and its name', async (_what, work, options) => {
  const { read } = reader(work, options);
  expect(await read(request(), PARTY)).toMatchObject(refused);
});

it('TASK-29 TASK-35 a damaged XLS whose reading does not end is refused, and the next file is read', async () => {
  const { read } = createSheetReader(bundleChild, { deadlineMs: 2000, atOnce: 1 });
  const bytes = await readFile(join(__dirname, '../../../../seed/samples/hanging.xls'));
  const [hanging, next] = await Promise.all([read({ ...request(), kind: 'xls', bytes }, PARTY), read(request(), PARTY)]);
  expect(hanging).toMatchObject(refused);
  expect(next).toMatchObject({ ok: false, problem: { code: CODE.invalidFormat, key: 'createInventoryTask.failedParsingSheet' } });
});

it.each([
  ['is nested without end', '['.repeat(60_000_000)],
  ['has half a character in a column', '{"v":1,"orderedColumns":["A\\ud83d"],"rows":[{"inputData":{}}]}'],
  ['has half a character in a cell', '{"v":1,"orderedColumns":["A"],"rows":[{"inputData":{"A":"\\ud83d"}}]}'],
  ['holds millions of values', `{"v":1,"orderedColumns":["A"],"rows":[${'[],'.repeat(12_000_000)}[]]}`],
])(
  'TASK-34 TASK-35 (D-142) refuses a packed list that %s, the large ones before they are parsed, for which the memory would not do',
  async (_what, text) => {
    const { read } = createSheetReader(bundleChild, { memoryMiB: 256 });
    const reply = await read({ ...request(), kind: 'packed', bytes: Buffer.from(pack(text)) }, PARTY);
    expect(reply).toMatchObject({ ok: false, problem: { code: CODE.invalidFormat, key: 'err.invalidFormat' } });
  },
);

it('TASK-35 an upload that waits too long for its turn is refused with code 6', async () => {
  const { read } = reader(HANGS, { deadlineMs: 1000, waitMs: 100, atOnce: 1 });
  const outcomes = await Promise.allSettled([read(request(), PARTY), read(request(), PARTY)]);
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: refused },
    { status: 'rejected', reason: unavailable },
  ]);
});

it('TASK-35 ADD-48 an upload too many of one user is refused with 961, and that of another company is read next', async () => {
  const { read } = reader('setTimeout(() => reply({ ok: true }), 300);', { atOnce: 1 });
  const ends: string[] = [];
  const readFor = async (name: string, company: string, user: string) => {
    await read(request(), { company, user });
    ends.push(name);
  };
  const reading = [readFor('1st', 'acme', 'u1'), readFor('2nd', 'acme', 'u1'), readFor('3rd', 'acme', 'u1')];
  await expect(read(request(), PARTY)).rejects.toMatchObject({ problem: { code: 961, key: 'err.tooManyAtOnce' }, status: 429 });
  await Promise.all([...reading, readFor('colleague', 'acme', 'u2'), readFor('other company', 'beta', 'u3')]);
  expect(ends).toEqual(['1st', '2nd', 'other company', 'colleague', '3rd']);
});

it('TASK-35 an upload has the full time for reading after it has waited', async () => {
  const { read } = reader('setTimeout(() => reply({ ok: true }), 300);', { atOnce: 1, deadlineMs: 5000 });
  expect(await Promise.all([read(request(), PARTY), read(request(), PARTY), read(request(), PARTY)])).toHaveLength(3);
});

it('TASK-35 a reader that throws counts as a bug', async () => {
  const { read } = reader(`process.send({ kind: 'error', message: 'broken' });`);
  await expect(read(request(), PARTY)).rejects.toThrow('broken');
});

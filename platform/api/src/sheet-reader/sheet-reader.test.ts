import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CODE } from 'shared-kit/model';
import { bundleReader } from '../testing/bundle-reader';
import { childProgram } from '../testing/child-program';
import { TEST_SETTINGS } from '../testing/test-domain';
import { createSheetReader, type SheetReaderOptions } from './sheet-reader';
import type { SheetRequest } from './sheet-request';

const request = (): SheetRequest => ({ kind: 'csv', fileName: 'Stock 7', bytes: new Uint8Array([65]), encoding: undefined, settings: TEST_SETTINGS, acceptStreets: false });

const reader = async (work: string, options: SheetReaderOptions = {}) => createSheetReader({ childFile: await childProgram(work), ...options });

const HANGS = 'for (;;);';
const unavailable = { problem: { code: CODE.serviceUnavailable }, status: 503 };
const refused = { ok: false, problem: { code: CODE.invalidFormat, key: 'createInventoryTask.readingEnded', args: ['Stock 7'] } };

it.each([
  ['hangs', HANGS, { deadlineMs: 200 }],
  ['takes too much memory', 'const kept = []; for (;;) kept.push(new Array(1e5).fill({}));', { memoryMiB: 32 }],
  ['crashes its reader', `process.kill(process.pid, 'SIGSEGV');`, {}],
])('TASK-29 TASK-35 refuses an upload that %s with 945 and its name', async (_what, work, options) => {
  const { read } = await reader(work, options);
  expect(await read(request())).toMatchObject(refused);
});

it('TASK-29 TASK-35 refuses a damaged XLS that keeps its reader busy, and then reads the next file', async () => {
  const { read } = createSheetReader({ childFile: await bundleReader(), deadlineMs: 2000, processes: 1 });
  const bytes = await readFile(join(__dirname, '../../../seed/samples/hanging.xls'));
  const [hanging, next] = await Promise.all([read({ ...request(), kind: 'xls', bytes }), read(request())]);
  expect(hanging).toMatchObject(refused);
  expect(next).toMatchObject({ ok: false, problem: { code: CODE.invalidFormat, key: 'createInventoryTask.failedParsingSheet' } });
});

it('TASK-35 refuses an upload with code 6 when it waits too long for its turn, and not because of the file before it', async () => {
  const { read } = await reader(HANGS, { deadlineMs: 1000, waitMs: 100, processes: 1 });
  const outcomes = await Promise.allSettled([read(request()), read(request())]);
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: refused },
    { status: 'rejected', reason: unavailable },
  ]);
});

it('TASK-35 turns uploads away when too many wait', async () => {
  const { read } = await reader(HANGS, { deadlineMs: 300, processes: 1, waiting: 0 });
  const first = read(request());
  await expect(read(request())).rejects.toMatchObject(unavailable);
  await expect(first).resolves.toMatchObject(refused);
});

it('TASK-35 gives an upload that waited the whole time for reading', async () => {
  const { read } = await reader('setTimeout(() => reply({ ok: true }), 300);', { processes: 1, deadlineMs: 5000 });
  expect(await Promise.all([read(request()), read(request()), read(request())])).toHaveLength(3);
});

it('TASK-35 takes a reader that throws for the bug it is', async () => {
  const { read } = await reader(`process.send({ kind: 'error', message: 'broken' });`);
  await expect(read(request())).rejects.toThrow('broken');
});

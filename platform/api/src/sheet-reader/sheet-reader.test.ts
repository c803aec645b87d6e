import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CODE } from 'shared-kit/model';
import { TEST_SETTINGS } from '../testing/test-domain';
import { createSheetReader, type SheetReaderOptions } from './sheet-reader';
import type { SheetRequest } from './sheet-request';

const request = (): SheetRequest => ({ kind: 'csv', bytes: new Uint8Array([65]), encoding: undefined, settings: TEST_SETTINGS, acceptStreets: false });

/** A thread with another program. */
async function thread(program: string): Promise<URL> {
  const file = join(await mkdtemp(join(tmpdir(), 'thread-')), 'thread.mjs');
  await writeFile(file, `import { parentPort } from 'node:worker_threads';\n${program}`);
  return pathToFileURL(file);
}

async function reader(program: string, options: SheetReaderOptions = {}) {
  return createSheetReader({ workerFile: await thread(program), ...options });
}

const busy = `parentPort.once('message', () => { for (;;); });`;
const unavailable = { problem: { code: CODE.serviceUnavailable }, status: 503 };

it('TASK-35 ends an upload that takes too long with code 6', async () => {
  const { read } = await reader(busy, { deadlineMs: 100 });
  await expect(read(request())).rejects.toMatchObject(unavailable);
});

it('TASK-35 lets an upload wait for a free thread no longer than its own deadline', async () => {
  const { read } = await reader(busy, { deadlineMs: 100, threads: 1 });
  const outcomes = await Promise.allSettled([read(request()), read(request())]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: unavailable },
    { status: 'rejected', reason: unavailable },
  ]);
});

it('TASK-35 turns uploads away when too many wait', async () => {
  const { read } = await reader(busy, { deadlineMs: 100, threads: 1, waiting: 0 });
  const first = read(request());
  await expect(read(request())).rejects.toMatchObject(unavailable);
  await expect(first).rejects.toMatchObject(unavailable);
});

it('TASK-35 runs waiting uploads one after another', async () => {
  const { read } = await reader(`parentPort.once('message', () => parentPort.postMessage({ ok: true }));`, { threads: 1 });
  expect(await Promise.all([read(request()), read(request()), read(request())])).toHaveLength(3);
});

it('TASK-35 answers 940 when a file eats the memory of its thread', async () => {
  const { read } = await reader(
    `parentPort.once('message', () => { const kept = []; for (;;) kept.push(new Array(1e6).fill({})); });`,
    { memoryMb: 32 },
  );
  expect(await read(request())).toMatchObject({ ok: false, problem: { code: CODE.taskProcessing } });
});

it('TASK-35 takes a thread that fails for the bug it is', async () => {
  const { read } = await reader(`parentPort.once('message', () => { throw new Error('broken'); });`);
  await expect(read(request())).rejects.toThrow('broken');
});

import { setTimeout as sleep } from 'node:timers/promises';
import { childProgram, FILLS_HEAP, FILLS_MEMORY } from '../../testing/child-program';
import { runInChild, type ChildLimits } from './run-in-child';

const run = async <Res>(work: string, request: unknown = null, limits: Partial<ChildLimits> = {}): Promise<Res> =>
  runInChild<unknown, Res>(await childProgram(work), request, { deadlineMs: 20_000, memoryMiB: 256, ...limits });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('work in a child process', () => {
  it('gets its request with its bytes, and returns its result', async () => {
    const request = { bytes: new Uint8Array([1, 2, 3]), name: 'ç' };
    expect(await run('reply({ sum: request.bytes.reduce((a, b) => a + b), name: request.name });', request)).toEqual({ sum: 6, name: 'ç' });
  });

  it('has no access to the environment or to earlier work', async () => {
    const work = 'globalThis.count = (globalThis.count ?? 0) + 1; reply({ count: globalThis.count, names: Object.keys(process.env) });';
    await run(work);
    expect(await run(work)).toEqual({ count: 1, names: [] });
  });

  it('ends as soon as it has replied', async () => {
    const pid = await run<number>('reply(process.pid); setInterval(() => undefined, 1000);');
    await sleep(200);
    expect(isAlive(pid)).toBe(false);
  });

  it('that throws rejects with the thrown error', async () => {
    await expect(run(`process.send({ kind: 'error', message: 'broken' });`)).rejects.toThrow(/^broken$/);
  });

  it('that hangs is ended at its time limit, even if it blocks its event loop', async () => {
    const started = Date.now();
    await expect(run('for (;;);', null, { deadlineMs: 300 })).rejects.toMatchObject({ name: 'ChildEnded', reason: 'deadline' });
    expect(Date.now() - started).toBeLessThan(3000);
  });

  it.each([
    ['objects', FILLS_HEAP],
    ['bytes outside of the heap', FILLS_MEMORY],
  ])('that fills its memory with %s is ended at its limit', async (_what, work) => {
    await expect(run(work, null, { memoryMiB: 64 })).rejects.toMatchObject({ name: 'ChildEnded', reason: 'memory' });
  });

  it.each([
    ['ends itself', 'process.exit(3);'],
    ['is killed', `process.kill(process.pid, 'SIGSEGV');`],
    ['throws where nobody catches it', `setTimeout(() => { throw new Error('late'); });`],
  ])('that %s is told from work that throws', async (_what, work) => {
    await expect(run(work)).rejects.toMatchObject({ name: 'ChildEnded', reason: 'crash' });
  });

  it('that ends before it has read its request counts as a crash, without failing this process', async () => {
    const missing = new URL('missing.mjs', await childProgram(''));
    await expect(runInChild(missing, new Uint8Array(8_000_000), { deadlineMs: 20_000, memoryMiB: 64 })).rejects.toMatchObject({
      name: 'ChildEnded',
      reason: 'crash',
    });
  });
});

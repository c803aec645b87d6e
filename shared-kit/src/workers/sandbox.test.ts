import { runSandboxed } from './sandbox';

// On a busy machine even a short script takes seconds, so that only the test of the deadline has a short one.
const limits = { deadlineMs: 60_000, memoryBytes: 16 * 1024 * 1024 };

describe('runSandboxed', () => {
  it('TASK-17 passes the arguments to the script and returns its result', async () => {
    const script = 'return sheets.map((one) => ({ ...one, name: one.name.toUpperCase() }))';
    expect(await runSandboxed(script, { sheets: [{ name: 'Peña', rows: [1] }] }, limits)).toEqual([{ name: 'PEÑA', rows: [1] }]);
  });

  it.each(['window', 'self', 'fetch', 'process', 'require', 'indexedDB', 'XMLHttpRequest', 'setTimeout', 'WebAssembly'])(
    'TASK-17 gives the script no access to %s',
    async (name) => {
      expect(await runSandboxed(`return typeof ${name}`, {}, limits)).toBe('undefined');
    },
  );

  it('TASK-17 reports the error that the script has thrown', async () => {
    await expect(runSandboxed('throw new TypeError("no column Owner")', {}, limits)).rejects.toThrow('TypeError: no column Owner');
    await expect(runSandboxed('return (', {}, limits)).rejects.toThrow(/SyntaxError/);
  });

  it('TASK-17 sets a limit of a second after the deadline for terminating the script from outside', async () => {
    const ends: [ms: number, reason: string][] = [];
    const endAfter = <T>(ms: number, reason: string, work: () => T): T => {
      ends.push([ms, reason]);
      return work();
    };
    await runSandboxed('return 1', {}, { ...limits, endAfter });
    expect(ends).toEqual([[limits.deadlineMs + 1000, 'InternalError: interrupted']]);
  });

  it.each([
    ['lists', 'return Array.from({ length: 1001 }, () => [])'],
    ['objects', 'return Array.from({ length: 1001 }, () => ({}))'],
    ['numbers', 'return Array.from({ length: 1001 }, () => 1)'],
    ['values behind texts with quotes', 'return ["\\"\\\\", ...Array.from({ length: 1001 }, () => [])]'],
  ])('TASK-17 rejects a result with too many %s before it is parsed', async (_of, script) => {
    const parse = jest.spyOn(JSON, 'parse');
    await expect(runSandboxed(script, {}, { ...limits, resultValues: 1000 })).rejects.toThrow('the result is too large');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('TASK-17 does not count commas and brackets in texts as values', async () => {
    expect(await runSandboxed('return [",[{".repeat(1000), "\\",[".repeat(1000)]', {}, { ...limits, resultValues: 5 })).toHaveLength(2);
  });

  it('TASK-17 stops a script with an endless loop', async () => {
    await expect(runSandboxed('for (;;) {}', {}, { ...limits, deadlineMs: 300 })).rejects.toThrow('interrupted');
  });

  it.each([
    ['in large blocks', 'const all = []; for (;;) all.push(new Uint8Array(1_000_000))'],
    ['in texts', 'const all = []; for (;;) all.push("x".repeat(1_000_000) + all.length)'],
    ['in one list', 'const all = []; for (;;) all.push(1)'],
    ['in objects', 'const all = []; for (;;) all.push({})'],
  ])('TASK-17 stops a script that uses too much memory %s', async (_how, script) => {
    await expect(runSandboxed(script, {}, limits)).rejects.toThrow(/memory/);
  });

  it('TASK-17 limits the memory of every script', async () => {
    const script = 'const all = []; try { for (;;) all.push(new Uint8Array(1_000_000)) } catch { return all.length }';
    expect(await runSandboxed(script, {}, { ...limits, memoryBytes: 32 * 1024 * 1024 })).toBeLessThan(32);
  });

  it('TASK-17 stops a script with endless recursion', async () => {
    await expect(runSandboxed('const f = () => f() + 1; return f()', {}, limits)).rejects.toThrow();
  });

  it('TASK-17 shares no state between scripts', async () => {
    await runSandboxed('globalThis.kept = 1; Array.prototype.map = null; return 1', {}, limits);
    expect(await runSandboxed('return typeof kept + typeof [].map', {}, limits)).toBe('undefinedfunction');
  });

  it('TASK-17 returns undefined for a script that returns nothing', async () => {
    expect(await runSandboxed('', {}, limits)).toBeUndefined();
  });
});

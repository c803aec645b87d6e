import { runSandboxed } from './sandbox';

const limits = { deadlineMs: 300, memoryBytes: 16 * 1024 * 1024 };

describe('running a script apart from everything', () => {
  it('TASK-17 gives it its argument and takes what it returns', async () => {
    const script = 'return sheets.map((one) => ({ ...one, name: one.name.toUpperCase() }))';
    expect(await runSandboxed(script, { sheets: [{ name: 'Peña', rows: [1] }] }, limits)).toEqual([{ name: 'PEÑA', rows: [1] }]);
  });

  it.each(['window', 'self', 'fetch', 'process', 'require', 'indexedDB', 'XMLHttpRequest', 'setTimeout', 'WebAssembly'])(
    'TASK-17 knows no %s',
    async (name) => {
      expect(await runSandboxed(`return typeof ${name}`, {}, limits)).toBe('undefined');
    },
  );

  it('TASK-17 says what the script threw', async () => {
    await expect(runSandboxed('throw new TypeError("no column Owner")', {}, limits)).rejects.toThrow('TypeError: no column Owner');
    await expect(runSandboxed('return (', {}, limits)).rejects.toThrow(/SyntaxError/);
  });

  it('TASK-17 ends a script that does not end', async () => {
    await expect(runSandboxed('for (;;) {}', {}, limits)).rejects.toThrow('interrupted');
  });

  it.each([
    ['in large blocks', 'const all = []; for (;;) all.push(new Uint8Array(1_000_000))'],
    ['in texts', 'const all = []; for (;;) all.push("x".repeat(1_000_000) + all.length)'],
    ['in one list', 'const all = []; for (;;) all.push(1)'],
    ['in objects', 'const all = []; for (;;) all.push({})'],
  ])('TASK-17 ends a script that takes too much memory %s', async (_how, script) => {
    await expect(runSandboxed(script, {}, { ...limits, deadlineMs: 60_000 })).rejects.toThrow(/memory/);
  });

  it('TASK-17 lets no script have more memory than its limit', async () => {
    const script = 'const all = []; try { for (;;) all.push(new Uint8Array(1_000_000)) } catch { return all.length }';
    expect(await runSandboxed(script, {}, { ...limits, memoryBytes: 32 * 1024 * 1024, deadlineMs: 60_000 })).toBeLessThan(32);
  });

  it('TASK-17 ends a script that calls itself without end', async () => {
    await expect(runSandboxed('const f = () => f() + 1; return f()', {}, limits)).rejects.toThrow();
  });

  it('TASK-17 keeps nothing from one script for the next', async () => {
    await runSandboxed('globalThis.kept = 1; Array.prototype.map = null; return 1', {}, limits);
    expect(await runSandboxed('return typeof kept + typeof [].map', {}, limits)).toBe('undefinedfunction');
  });

  it('TASK-17 returns nothing for a script that returns nothing', async () => {
    expect(await runSandboxed('', {}, limits)).toBeUndefined();
  });
});

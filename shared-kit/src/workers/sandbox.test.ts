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

  it('TASK-17 ends a script that takes too much memory', async () => {
    const script = 'const all = []; for (;;) all.push(new Array(100000).fill(1))';
    await expect(runSandboxed(script, {}, { ...limits, deadlineMs: 10_000 })).rejects.toThrow(/memory/);
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

import * as nodeFiles from 'node:fs/promises';

/** The operations that change the disk. */
const WRITES = ['mkdir', 'writeFile', 'link', 'rename', 'rm'] as const;

/** For tests: the file system, with a function that is called before each change of the disk. */
export function filesWith(before: (count: number, name: string) => void): typeof nodeFiles {
  let count = 0;
  const changed = WRITES.map((name) => [
    name,
    async (...args: unknown[]) => {
      count += 1;
      before(count, name);
      return (nodeFiles[name] as (...args: unknown[]) => unknown)(...args);
    },
  ]);
  return { ...nodeFiles, ...Object.fromEntries(changed) };
}

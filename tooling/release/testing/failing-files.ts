import * as nodeFiles from 'node:fs/promises';

/** The operations that change the disk. */
const WRITES = ['mkdir', 'writeFile', 'link', 'rename', 'rm'];

/**
 * For tests: the file system, with a function that is called before each change of the disk.
 * @param {(count: number, name: string) => void} before @returns {typeof nodeFiles}
 */
export function filesWith(before) {
  let count = 0;
  const changed = WRITES.map((name) => [
    name,
    async (/** @type {unknown[]} */ ...args) => {
      count += 1;
      before(count, name);
      return /** @type {any} */ (nodeFiles)[name](...args);
    },
  ]);
  return { ...nodeFiles, ...Object.fromEntries(changed) };
}

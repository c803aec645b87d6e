import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Programs for {@link childProgram} that take all memory they get: of the heap, and outside of it. */
export const FILLS_HEAP = 'const lists = []; for (;;) lists.push(new Array(1e5).fill({}));';
export const FILLS_MEMORY =
  'const buffers = []; for (;;) { buffers.push(Buffer.alloc(16e6, 1)); await new Promise((go) => setTimeout(go, 5)); }';

/** A program for a child process: what it does with its request, as the body of a function. */
export async function childProgram(work: string): Promise<URL> {
  const file = join(await mkdtemp(join(tmpdir(), 'child-')), 'program.mjs');
  await writeFile(
    file,
    `const reply = (result) => process.send({ kind: 'result', result });\nprocess.once('message', async (request) => { ${work} });`,
  );
  return pathToFileURL(file);
}

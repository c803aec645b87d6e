import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A program for a child process: what it does with its request, as the body of a function. */
export async function childProgram(work: string): Promise<URL> {
  const file = join(await mkdtemp(join(tmpdir(), 'child-')), 'program.mjs');
  await writeFile(file, `const reply = (result) => process.send({ kind: 'result', result });\nprocess.once('message', async (request) => { ${work} });`);
  return pathToFileURL(file);
}

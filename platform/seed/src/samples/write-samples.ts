import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLES } from './samples';

/** Writes every committed sample into a folder and returns their names. */
export async function writeSamples(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(SAMPLES)) await writeFile(join(folder, name), bytes());
  return Object.keys(SAMPLES);
}

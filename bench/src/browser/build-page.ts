import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds a page of the benches with the product's own preset. Returns the folder to serve. Run from the repository's root. */
export async function buildPage(name: 'bare-stage' | 'floor' | 'big-table' | 'bare-read' | 'label-reading'): Promise<string> {
  const folder = join(process.cwd(), 'bench', name);
  await promisify(execFile)(process.execPath, [join(process.cwd(), 'tooling', 'webpack', 'build.mjs'), folder]);
  return join(folder, 'dist');
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, runNode } from 'tooling/stack';

const run = promisify(execFile);

/** Builds a page of the benches with the product's own preset. Returns the folder to serve. Run from the repository's root. */
export async function buildPage(
  name: 'bare-stage' | 'floor' | 'react-admin' | 'big-table' | 'bare-read' | 'label-reading',
): Promise<string> {
  const folder = join(process.cwd(), 'bench', name);
  if (existsSync(join(folder, 'pnpm-lock.yaml'))) await installOwn(folder);
  const { code, output } = await runNode([join(ROOT, 'tooling', 'webpack', 'build.ts'), folder], { quiet: true });
  if (code !== 0) throw new Error(`The page ${name} could not be built:\n${output}`);
  return join(folder, 'dist');
}

/** Installs the libraries of a page with its own lock file, which the repository's installation leaves out. */
async function installOwn(folder: string): Promise<void> {
  await run(process.execPath, [join(process.cwd(), 'tooling', 'cli', 'command.mjs'), 'pnpm', 'install', '--frozen-lockfile'], {
    cwd: folder,
  });
}

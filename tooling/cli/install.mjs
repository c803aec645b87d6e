import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf, print, shown } from './print.mjs';
import { runPnpm } from './run-pnpm.mjs';
import { UserError } from './user-error.mjs';
import { ROOT, readWorkspace } from './workspace.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed-for');

/** Installs the packages of the lock file if it or a package.json has changed since the last installation. */
export async function ensureInstalled() {
  const hash = installHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  print('Installing packages …');
  const { code, output } = await runPnpm(['install', '--frozen-lockfile'], { quiet: true });
  if (code !== 0) {
    throw new UserError(
      shown`Installing the packages failed:\n${linesOf(lastLines(output))}\nCheck the network and the npm registry, then try again.`,
    );
  }
  writeFileSync(STAMP, hash);
}

/** A hash of the files that determine the installed packages. */
export function installHash() {
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => join(ROOT, name));
  files.push(...readWorkspace().map(({ folder }) => join(folder, 'package.json')));
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} output */
const lastLines = (output) => output.trim().split('\n').slice(-15).join('\n');

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readJson, ROOT } from '../front-door/workspace.mjs';

const EXAMPLE = fileURLToPath(new URL('./example', import.meta.url));
const run = promisify(execFile);

/**
 * For tests: makes a separate repository with the example remote and the packed kit. The kit's own dependencies are links to those that
 * are installed in this repository, so that no package registry is needed.
 * @param {string[]} tarballs @returns {Promise<string>} its folder, outside of this repository
 */
export async function aRepository(tarballs) {
  const folder = mkdtempSync(join(tmpdir(), 'remote-of-its-own-'));
  cpSync(EXAMPLE, folder, { recursive: true });
  for (const tarball of tarballs) {
    const installed = join(folder, 'node_modules', basename(tarball).replace(/-\d.*$/, ''));
    mkdirSync(installed, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  }
  for (const name of readdirSync(join(folder, 'node_modules'))) {
    const { dependencies } = readJson(join(folder, 'node_modules', name, 'package.json'));
    for (const dependency of Object.keys(dependencies)) link(join(ROOT, name, 'node_modules', dependency), join(folder, 'node_modules', dependency));
  }
  for (const types of ['@types/react', '@types/react-dom']) link(join(ROOT, 'shared-kit', 'node_modules', types), join(folder, 'node_modules', types));
  return folder;
}

/** @param {string} from @param {string} to */
function link(from, to) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'junction');
}

/** Builds the remote as its team does. @param {string} folder */
export const build = (folder) => run(process.execPath, [join('node_modules', 'tooling', 'webpack', 'build.mjs'), '.'], { cwd: folder });

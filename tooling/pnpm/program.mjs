/**
 * The pnpm that `packageManager` of package.json names, and no other (D-145). Its hash stands there, and is compared before any of its code runs; so is
 * that of its program for the platforms in `hashes.json`. For others pnpm itself downloads the program and checks the registry's signature. Uses nothing
 * that has to be installed before.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** pnpm would otherwise look for the version of `packageManager` itself, and write what it finds to the lock file. */
const AS_IT_IS = '--pm-on-fail=ignore';

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @typedef {{ version: string, hash: string }} Pinned `hash`: SHA-512 of the package, in hexadecimal */

/** The pnpm of a `packageManager`. @param {string} packageManager such as `pnpm@12.21.0+sha512.66fd…` @returns {Pinned} */
export function pinnedIn(packageManager) {
  const [, version, hash] = /^pnpm@([\w.-]+)\+sha512\.([0-9a-f]{128})$/.exec(packageManager) ?? [];
  if (!version || !hash) throw new Error(`packageManager is "${packageManager}", and has to be pnpm@<version>+sha512.<hash>.`);
  return { version, hash };
}

/**
 * The file of pnpm's program, after a download if it is not there yet.
 * @param {{ root?: string, pinned?: Pinned, hashes?: Record<string, string> }} [options] `hashes`: of the packages with the program of a platform
 * @returns {Promise<string>} Throws if a package has another hash: then nothing of it was run.
 */
export async function pnpmProgram({
  root = ROOT,
  pinned = pinnedIn(readJson(join(ROOT, 'package.json')).packageManager),
  hashes = readJson(fileURLToPath(new URL('hashes.json', import.meta.url))),
} = {}) {
  const { version, hash } = pinned;
  const cache = join(root, '.cache', 'pnpm');
  const folder = join(cache, `${version}-${hash.slice(0, 16)}`);
  const program = (/** @type {string} */ of) => join(of, 'pnpm', 'bin', 'pnpm.mjs');
  if (existsSync(program(folder))) return program(folder);
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    unpack(`pnpm@${version}`, hash, join(draft, 'pnpm'));
    const { getBinCandidates, splitBinSpecifier } = await import(pathToFileURL(join(draft, 'pnpm', 'native-binary.mjs')).href);
    const [candidate] = getBinCandidates();
    const { packageName = '', binFile = '' } = candidate ? splitBinSpecifier(candidate) : {};
    const ofProgram = hashes[packageName];
    if (ofProgram) {
      unpack(`${packageName}@${version}`, ofProgram, join(draft, packageName));
      chmodSync(join(draft, packageName, binFile), 0o755);
    }
    renameSync(draft, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(program(folder))) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return program(folder);
}

/** Downloads a package and unpacks it, if it has the hash. @param {string} spec @param {string} hash @param {string} target */
function unpack(spec, hash, target) {
  const download = `${target}.download`;
  mkdirSync(download, { recursive: true });
  // On Windows npm is a command file, which needs a shell to run.
  run('npm', ['pack', spec, '--silent', '--ignore-scripts'], { cwd: download, shell: process.platform === 'win32' });
  const [file = ''] = readdirSync(download);
  const found = createHash('sha512')
    .update(readFileSync(join(download, file)))
    .digest('hex');
  if (found !== hash)
    throw new Error(
      `${spec} that was downloaded has the hash ${found.slice(0, 16)}…, not ${hash.slice(0, 16)}…, which the repository names. Nothing of it was run.`,
    );
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', join('..', `${target.split(/[\\/]/).at(-1)}.download`, file), '--strip-components=1'], { cwd: target });
  rmSync(download, { recursive: true });
}

/** @param {string} program @param {string[]} args @param {{ cwd: string, shell?: boolean }} options */
function run(program, args, options) {
  const { status, error, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stderr.trim()}`);
}

/** Arguments of Node that run pnpm with these arguments. @param {string[]} args */
export const pnpmArguments = async (args) => [await pnpmProgram(), AS_IT_IS, ...args];

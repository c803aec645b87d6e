/**
 * The entry of all commands: `node tooling/cli/command.mjs <command> [arguments …]`. With what it imports the only part of the tools that is JavaScript and uses no
 * package, because it runs before any is installed: it checks Node's version, installs the packages when there are none, and then runs the command, which is
 * TypeScript. Old versions of Node must be able to read it, so that their users get a message.
 */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWithNpm, startChild } from '../ground/children.mjs';
import { withProgress } from '../ground/progress.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const STAMP = join(ROOT, 'node_modules', '.installed-for');
const NEEDED = { major: 20, minor: 19 };

/** How long what a failed command has begun may take to end by itself. */
const END_MS = 2000;

/** pnpm would otherwise look for the version of `packageManager` itself, and write what it finds to the lock file. */
const AS_IT_IS = '--pm-on-fail=ignore';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

export function nodeIsTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor);
}

/** The pnpm that `packageManager` names, and no other (D-145). */
export function pinnedIn(packageManager) {
  const [, version, hash] = /^pnpm@([\w.-]+)\+sha512\.([0-9a-f]{128})$/.exec(packageManager) || [];
  if (!version || !hash) throw new Error(`packageManager is "${packageManager}", and has to be pnpm@<version>+sha512.<hash>.`);
  return { version, hash };
}

/**
 * The file of pnpm's program, after a download if it is not there yet. Its hash is compared before any of its code runs; so is that of its program for the
 * platforms in `hashes.json`. For others pnpm itself downloads the program and checks the registry's signature.
 */
export async function pnpmProgram({
  root = ROOT,
  pinned = pinnedIn(readJson(join(ROOT, 'package.json')).packageManager),
  hashes = readJson(fileURLToPath(new URL('../pnpm/hashes.json', import.meta.url))),
} = {}) {
  const { version, hash } = pinned;
  const cache = join(root, '.cache', 'pnpm');
  const folder = join(cache, `${version}-${hash.slice(0, 16)}`);
  const program = (of) => join(of, 'pnpm', 'bin', 'pnpm.mjs');
  if (existsSync(program(folder))) return program(folder);
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    await unpack(`pnpm@${version}`, hash, join(draft, 'pnpm'));
    const { getBinCandidates, splitBinSpecifier } = await import(pathToFileURL(join(draft, 'pnpm', 'native-binary.mjs')).href);
    const [candidate] = getBinCandidates();
    const { packageName = '', binFile = '' } = candidate ? splitBinSpecifier(candidate) : {};
    const ofProgram = hashes[packageName];
    if (ofProgram) {
      await unpack(`${packageName}@${version}`, ofProgram, join(draft, packageName));
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

/** Downloads a package and unpacks it, if it has the hash. */
async function unpack(spec, hash, target) {
  const download = `${target}.download`;
  mkdirSync(download, { recursive: true });
  // With `--silent` npm does not say why it fails. On Windows it is a command file, which needs a shell to run.
  await runQuietly('npm', ['pack', spec, '--loglevel=error', '--ignore-scripts'], { cwd: download, shell: process.platform === 'win32' });
  const [file = ''] = readdirSync(download);
  const found = createHash('sha512')
    .update(readFileSync(join(download, file)))
    .digest('hex');
  if (found !== hash)
    throw new Error(
      `${spec} that was downloaded has the hash ${found.slice(0, 16)}…, not ${hash.slice(0, 16)}…, which the repository names. Nothing of it was run.`,
    );
  mkdirSync(target, { recursive: true });
  await runQuietly('tar', ['-xzf', join('..', `${target.split(/[\\/]/).pop()}.download`, file), '--strip-components=1'], { cwd: target });
  rmSync(download, { recursive: true });
}

/** Runs a program to its end, and returns how it ended and what it has printed, if that is not shown. */
const runToEnd = (program, args, options) =>
  new Promise((resolve, reject) => {
    const child = startChild(program, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    child.on('error', reject).on('close', (code) => resolve({ code: code ?? 1, output }));
  });

async function runQuietly(program, args, options) {
  const { code, output } = await runToEnd(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] }).catch(({ message }) => ({
    code: 1,
    output: message,
  }));
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${output.trim()}`);
}

/** Arguments of Node that run pnpm with these arguments. */
export const pnpmArguments = async (args) => [await pnpmProgram(), AS_IT_IS, ...args];

/** A hash of the files that determine the installed packages. */
export function installHash() {
  const manifests = [ROOT, join(ROOT, 'platform')].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
          .map((entry) => join(folder, entry.name))
          .sort()
          .map((folder) => join(folder, 'package.json'))
          .filter(existsSync)
      : [],
  );
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(ROOT, name)));
  for (const file of manifests) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Installs the packages of the lock file if it or a package.json has changed since the last installation. Throws an error whose message says what failed,
 * with lines that other programs wrote.
 */
export async function ensureInstalled() {
  const hash = installHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Installing packages …');
  const args = await pnpmArguments(['install', '--frozen-lockfile']).catch((error) => {
    throw new Error(`There is no pnpm to install packages with. ${error.message}\nCheck the network and the npm registry, then try again.`);
  });
  const { result, taken } = await withProgress('pnpm install', () =>
    runToEnd(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  const { code, output } = result;
  if (code !== 0) {
    const lines = output.trim().split('\n').slice(-15).join('\n');
    throw new Error(`Installing the packages failed:\n${lines}\nCheck the network and the npm registry, then try again.`);
  }
  writeFileSync(STAMP, hash);
  console.log(`  installed in ${taken}`);
}

/** Makes Node read TypeScript from now on. Packages are installed first if they are of a time without that one, which Node remembers once it has asked in vain. */
async function readTypeScript() {
  if (!existsSync(join(ROOT, 'node_modules', 'tsx'))) await ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
}

/** Runs pnpm itself, which needs none of the packages that it installs: `npm run pnpm -- install`. */
async function runPnpm(args) {
  const { code } = await runToEnd(process.execPath, await pnpmArguments(args), { stdio: 'inherit' });
  process.exitCode = code;
}

async function main([name, ...args]) {
  endWithNpm();
  if (nodeIsTooOld(process.versions.node))
    throw new Error(
      `This needs Node ${NEEDED.major}.${NEEDED.minor} or newer; here runs ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
    );
  if (name === 'pnpm') return runPnpm(args);
  // In the package that remotes install, the tools are compiled.
  const compiled = new URL('run-command.mjs', import.meta.url);
  const isCompiled = existsSync(compiled);
  if (!isCompiled) await readTypeScript();
  const { runCommand } = await import(isCompiled ? compiled.href : new URL('run-command.ts', import.meta.url).href);
  await runCommand([name, ...args]);
  // A request without an answer would keep the command from ending.
  if (process.exitCode) setTimeout(() => process.exit(), END_MS).unref();
}

if (process.argv[1] && existsSync(process.argv[1]) && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url)))
  main(process.argv.slice(2)).catch((error) => {
    // What other programs wrote cannot control the terminal.
    console.error(`\n${error.message.replace(/[^\P{C}\n\t]/gu, '?')}`);
    process.exitCode = 1;
  });

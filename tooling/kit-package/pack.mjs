import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { readJson, ROOT } from '../front-door/workspace.mjs';

/** The packages that a remote in its own repository installs: the kit, the kit's texts, and the tools that build and test remotes. */
export const PACKED = ['shared-kit', 'locales', 'tooling'];

/** Results, tests, and what only this repository makes use of. */
const NOT_PACKED = /^(node_modules|dist|\.types|coverage|test-results|new-remote|kit-package|eslint|jest\.config\.js|.*\.tsbuildinfo|.*\.(test|contract)\.[a-z]+)$/;

/**
 * Packs each of them as a tarball that any package manager can install. They hold sources: the remote's build compiles them.
 * @param {string} folder where the tarballs go
 * @returns {Promise<string[]>} their files
 */
export async function packKit(folder) {
  const staging = mkdtempSync(join(tmpdir(), 'kit-package-'));
  try {
    for (const name of PACKED) stage(join(ROOT, name), join(staging, name));
    mkdirSync(folder, { recursive: true });
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { stdout } = await promisify(execFile)(npm, ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...PACKED.map((name) => `./${name}`)], {
      cwd: staging,
      maxBuffer: 1 << 26,
      shell: process.platform === 'win32',
    });
    return JSON.parse(stdout).map((/** @type {{ filename: string }} */ { filename }) => join(folder, filename));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** @param {string} from @param {string} to */
function stage(from, to) {
  cpSync(from, to, { recursive: true, filter: (source) => source === from || !NOT_PACKED.test(basename(source)) });
  const { private: _ours, scripts: _run, devDependencies: _tools, why: _reasons, dependencies = {}, ...kept } = readJson(join(from, 'package.json'));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify({ ...kept, dependencies: exactly(dependencies) }, null, 2)}\n`);
}

/** The versions that this repository runs with. @param {Record<string, string>} dependencies */
function exactly(dependencies) {
  const catalog = readCatalog();
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, wanted]) => {
      const version = wanted.startsWith('workspace:') ? readJson(join(ROOT, name, 'package.json')).version : catalog.get(name);
      if (!version) throw new Error(`pnpm-workspace.yaml has no version of ${name}.`);
      return [name, version];
    }),
  );
}

function readCatalog() {
  const lines = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}'?([^':\s]+)'?: (\S+)$/gm);
  return new Map([...lines].map(([, name = '', version = '']) => [name, version]));
}

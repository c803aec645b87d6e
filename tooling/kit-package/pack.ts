import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { linesOf, shown } from '../ground/print';
import { runToEnd } from '../ground/run';
import { UserError } from '../ground/user-error';
import { readJson, ROOT } from '../ground/workspace';
import { SOURCE_PACKAGES } from '../jest-preset/source-packages.mjs';

/** The packages that a remote in its own repository installs: the kit, the kit's texts, and the tools that build and test remotes. */
const PACKED = [...SOURCE_PACKAGES, 'tooling'];

/** Generated files, tests, and what only this repository uses. */
const NOT_PACKED =
  /^(node_modules|dist|\.types|coverage|test-results|new-remote|kit-package|jest\.config\.js|.*\.tsbuildinfo|.*\.(test|contract)\.[a-z]+)$/;

/** An example of a remote in its own repository. */
export const EXAMPLE = fileURLToPath(new URL('./example', import.meta.url));

/**
 * Packs each of these packages as a tarball that any package manager can install, and writes a remote with the packed versions to the folder `example`
 * beside them. The tarballs of the kit and its texts contain sources, which the remote's build compiles; the tools are compiled.
 * @param folder where the tarballs go
 * @returns their files
 */
export async function packKit(folder: string): Promise<string[]> {
  const staging = mkdtempSync(join(tmpdir(), 'kit-package-'));
  try {
    for (const name of PACKED) stage(join(ROOT, name), join(staging, name));
    await compileTools(join(staging, 'tooling'));
    mkdirSync(folder, { recursive: true });
    const files = PACKED.map((name) => `./${name}`);
    const printed: string[] = [];
    const { code, output } = await runToEnd('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...files], {
      cwd: staging,
      quiet: true,
      onLine: (line) => printed.push(line),
    });
    if (code !== 0) throw new UserError(shown`npm could not pack the kit:\n${linesOf(output)}`);
    rmSync(join(folder, 'example'), { recursive: true, force: true });
    cpSync(EXAMPLE, join(folder, 'example'), { recursive: true });
    return JSON.parse(printed.join('\n')).map(({ filename }: { filename: string }) => join(folder, filename));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Copies the packed files of a package, with the package.json for its installation. */
function stage(from: string, to: string) {
  cpSync(from, to, { recursive: true, filter: (source) => source === from || !NOT_PACKED.test(basename(source)) });
  const { private: _ours, scripts: _run, why: _reasons, devDependencies: _tools, ...manifest } = readJson(join(from, 'package.json'));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify({ ...manifest, dependencies: installedVersions(from) }, null, 2)}\n`);
}

/** Sources of the tools that Node runs; Jest compiles its own. */
const RUN_BY_NODE = /^(?!jest-preset[\\/]).*(?<!\.d)\.ts$/;

/** Compiles the tools, file by file, since Node reads no TypeScript in installed packages. */
async function compileTools(folder: string) {
  const sources = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => RUN_BY_NODE.test(file))
    .map((file) => join(folder, file));
  await build({
    absWorkingDir: folder,
    entryPoints: sources,
    outdir: folder,
    outbase: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfigRaw: {},
    plugins: [
      {
        name: 'endings',
        setup(bundler) {
          bundler.onResolve({ filter: /./ }, ({ path, importer, kind }) => {
            if (kind === 'entry-point') return undefined;
            return { path: sources.includes(resolve(dirname(importer), `${path}.ts`)) ? `${path}.mjs` : path, external: true };
          });
        },
      },
    ],
    logLevel: 'error',
  });
  for (const file of sources) rmSync(file);
  const manifest = readJson(join(folder, 'package.json'));
  const exports = Object.fromEntries(
    Object.entries<string>(manifest.exports).map(([name, file]) => [name, RUN_BY_NODE.test(file) ? file.replace(/ts$/, 'mjs') : file]),
  );
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
}

/**
 * The exact versions of a package's dependencies here, with those that checking and testing its sources needs: types, the libraries of tests and, for the
 * tools, the linter.
 */
function installedVersions(folder: string) {
  const dependencies = [folder, ...(folder === join(ROOT, 'tooling') ? [ROOT] : [])].flatMap((of) => {
    const { dependencies = {}, devDependencies = {} } = readJson(join(of, 'package.json'));
    return [
      ...Object.keys(dependencies),
      ...Object.entries(devDependencies).flatMap(([name, range]) => (range === 'workspace:*' ? [] : [name])),
    ].map((name) => ({ name, of }));
  });
  return Object.fromEntries(
    dependencies.map(({ name: alias, of }) => {
      const { name, version } = readJson(join(of, 'node_modules', alias, 'package.json'));
      return [alias, name === alias ? version : `npm:${name}@${version}`];
    }),
  );
}

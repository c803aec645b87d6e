/**
 * Bundles one Node program of the platform: `node tooling/platform/build.ts <folder>`.
 * Each platform package is bundled separately and loads the bundles of the others, so that every bundle finds its npm packages in the `node_modules` of
 * its own package.
 */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import esbuild from 'esbuild';
import { SERVERS } from '../ground/servers';
import { SOURCE_PACKAGES } from '../jest-preset/source-packages.mjs';

const folder = resolve(process.argv[2] ?? '.');
const platformFolder = resolve(import.meta.dirname, '../../platform');
const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A release has no `devDependencies`: a server that loads one would start here and fail there. */
const onlyHere = SERVERS.includes(manifest.name) ? Object.keys(manifest.devDependencies ?? {}) : [];

/** Names of the bundles: an export's path, `main` for the program, `x.command` for one beside it, `x.child` for a process of its own. */
function entries() {
  const files: Record<string, string> = {};
  for (const [path, file] of Object.entries(manifest.exports ?? {})) files[bundleName(path)] = file;
  for (const file of readdirSync(join(folder, 'src'))) {
    if (file === 'main.ts' || /\.(bench|child|command)\.ts$/.test(file)) files[file.replace(/\.ts$/, '')] = `./src/${file}`;
  }
  return Object.fromEntries(Object.entries(files).filter(([, file]) => file.endsWith('.ts') && existsSync(join(folder, file))));
}

/** @param path of an export, such as `.` or `./seed` */
function bundleName(path: string) {
  return path === '.' ? 'index' : path.slice(2).replaceAll('/', '-');
}

const dependencies: esbuild.Plugin = {
  name: 'dependencies',
  setup(build) {
    build.onResolve({ filter: /^platform-/ }, ({ path }) => {
      const [, name, rest] = /^platform-([a-z]+)(?:\/(.*))?$/.exec(path) ?? [];
      if (`platform-${name}` === manifest.name) return undefined;
      const bundle = join(platformFolder, name ?? '', 'dist', `${bundleName(rest ? `./${rest}` : '.')}.mjs`);
      return { path: relative(join(folder, 'dist'), bundle).replaceAll('\\', '/'), external: true };
    });
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    // Packages of TypeScript sources are bundled, since Node cannot load them.
    const names = declared.filter((name) => !SOURCE_PACKAGES.includes(name));
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      // What prints is bundled: a file that needs no package.
      if (kind === 'entry-point' || path === 'tooling/print') return undefined;
      if (onlyHere.some((name) => path === name || path.startsWith(`${name}/`))) {
        return { errors: [{ text: `${manifest.name} loads ${path} in production: it belongs under "dependencies"` }] };
      }
      // Declared dependencies stay external. Those of shared-kit/model are bundled.
      return names.some((name) => path === name || path.startsWith(`${name}/`)) ? { external: true, path } : undefined;
    });
  },
};

const options: esbuild.BuildOptions = {
  absWorkingDir: folder,
  entryPoints: entries(),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  legalComments: 'none',
  // Bundled CommonJS packages load Node's modules with `require`.
  banner: { js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);" },
  plugins: [dependencies],
  logLevel: 'warning',
};

rmSync(join(folder, 'dist'), { recursive: true, force: true });
await esbuild.build(options).catch(() => (process.exitCode = 1));

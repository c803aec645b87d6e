import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Native code cannot be bundled: the script loads it from where it is installed. */
const native: Plugin = {
  name: 'native',
  setup({ onResolve }) {
    onResolve({ filter: /^sharp$/ }, () => ({ path: pathToFileURL(require.resolve('sharp')).href, external: true }));
  },
};

const bundles = new Map<string, Promise<URL>>();

/** The program of a child process in a temporary folder, in parts as the build makes it: it runs what was built, not what Jest compiles. */
export function bundleChild(name: string): Promise<URL> {
  const bundle = bundles.get(name) ?? bundled(name);
  bundles.set(name, bundle);
  return bundle;
}

async function bundled(name: string): Promise<URL> {
  const outdir = await mkdtemp(join(tmpdir(), 'child-'));
  await build({
    entryPoints: [join(__dirname, `../${name}.child.ts`)],
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);" },
    plugins: [native],
    logLevel: 'error',
  });
  return pathToFileURL(join(outdir, `${name}.child.mjs`));
}

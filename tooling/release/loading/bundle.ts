import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceFile } from '../../ground/source-file';
import { ROOT } from '../../ground/workspace';
import { runtimeForRemotes, SHARED } from '../../webpack/shares';

const KIT = join(ROOT, 'shared-kit');
const PROGRAM = sourceFile(import.meta.url, 'in-page');

/** The shared modules, each evaluated when it is requested. */
const SHARES = `export default { ${SHARED.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(name)})`).join(', ')} };`;

let bundled: Promise<string> | undefined;

/** The program of the page and the shared modules of the console in one script, which sets the global `program`. Bundled once per process. */
export const pageBundle = () => (bundled ??= bundle());

let child: Promise<string> | undefined;

/** The program of the separate process. Node runs it as it is, since in that process nothing may be started that reads TypeScript. */
export const childProgram = () => (child ??= bundleChild());

async function bundleChild() {
  const { build } = await import('esbuild');
  const file = sourceFile(import.meta.url, 'child');
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

async function bundle() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [PROGRAM],
    absWorkingDir: KIT,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'program',
    platform: 'browser',
    target: 'es2022',
    // The packed kit has no tsconfig.json that says so.
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.PSEUDO_LANGUAGE': '"off"',
      'import.meta.url': '"https://console.test/"',
    },
    loader: { '.css': 'text', '.svg': 'dataurl', '.wasm': 'dataurl' },
    plugins: [
      {
        name: 'console',
        setup(bundler) {
          bundler.onResolve({ filter: /^runtime-for-remotes$/ }, () => ({ path: runtimeForRemotes() }));
          bundler.onResolve({ filter: /^console-shares$/ }, ({ path }) => ({ path, namespace: 'shares' }));
          bundler.onLoad({ filter: /./, namespace: 'shares' }, () => ({ contents: SHARES, resolveDir: join(KIT, 'src') }));
        },
      },
    ],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

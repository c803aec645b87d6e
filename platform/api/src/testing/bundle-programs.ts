import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const PACKAGE = join(__dirname, '../..');

/** What libraries that are no ES modules find in each of their files. */
const COMMON_JS =
  "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url), __dirname = import.meta.dirname;";

/** Node warns of outdated calls of libraries only where they are not in `node_modules`, as here. */
const UNWARNED = 'process.noDeprecation = true;';

export interface ProgramBundles {
  /** The file of a program. */
  path(name: string): string;
  remove(): void;
}

/** Bundles programs of `src` by their names, such as `main`, with the libraries. */
export async function bundlePrograms(...names: string[]): Promise<ProgramBundles> {
  // In the package, so that native code is found, but not in `dist`, which builds empty.
  const folder = join(PACKAGE, '.cache', `test-${process.pid}`);
  await build({
    entryPoints: names.map((name) => join(PACKAGE, 'src', `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The rest is in the script: a program that reads hundreds of files takes longer to start.
    external: ['sharp'],
    banner: { js: COMMON_JS + UNWARNED },
    logLevel: 'error',
  });
  return { path: (name) => join(folder, `${name}.mjs`), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

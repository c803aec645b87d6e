import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const PACKAGE = join(__dirname, '../..');

export interface ProgramBundles {
  /** The file of a program. */
  path(name: string): string;
  remove(): void;
}

/** Bundles programs of `src` by their names, such as `main`, as the build does. */
export async function bundlePrograms(...names: string[]): Promise<ProgramBundles> {
  // In the package, so that its dependencies are found, but not in `dist`, which builds empty.
  const folder = join(PACKAGE, '.cache', `test-${process.pid}`);
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  await build({
    entryPoints: names.map((name) => join(PACKAGE, 'src', `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: Object.keys(dependencies).filter((name) => name !== 'shared-kit' && name !== 'locales'),
    banner: { js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return { path: (name) => join(folder, `${name}.mjs`), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The reading process as one script in a temporary folder: it runs what was built, not what Jest compiles. */
export async function bundleReader(): Promise<URL> {
  const outfile = join(await mkdtemp(join(tmpdir(), 'reader-')), 'sheet-reader.child.mjs');
  await build({
    entryPoints: [join(__dirname, '../sheet-reader.child.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return pathToFileURL(outfile);
}

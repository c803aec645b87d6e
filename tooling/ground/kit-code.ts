import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace';
import type { PluginBuild } from 'esbuild';

/** Leaves out the drawings of icons, which are hundreds of files. Only the names that the kit gives to icons are needed here. */
const WITHOUT_DRAWINGS = {
  name: 'without-drawings',
  setup(build: PluginBuild) {
    build.onResolve({ filter: /^@ant-design\/icons-svg$/ }, ({ path }) => ({ path, namespace: 'no-drawings' }));
    build.onLoad({ filter: /./, namespace: 'no-drawings' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/**
 * Runs code of the kit, which is TypeScript, in Node, so that tools use the console's own rules.
 * @param contents an ES module; its imports are relative to the sources of the kit
 * @returns its exports
 */
export async function runKitCode<Exports>(contents: string): Promise<Exports> {
  const { build } = await import('esbuild');
  const folder = await mkdtemp(join(tmpdir(), 'kit-code-'));
  const outfile = join(folder, 'code.mjs');
  try {
    const stdin = { contents, resolveDir: join(ROOT, 'shared-kit/src') };
    await build({
      stdin,
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      absWorkingDir: join(ROOT, 'shared-kit'),
      logLevel: 'silent',
      plugins: [WITHOUT_DRAWINGS],
    });
    return (await import(pathToFileURL(outfile).href)) as Exports;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

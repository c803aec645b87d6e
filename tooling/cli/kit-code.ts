import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace';

/** Leaves out the drawings of icons, which are hundreds of files. Only the names that the kit gives to icons are needed here. */
const WITHOUT_DRAWINGS = {
  name: 'without-drawings',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^@ant-design\/icons-svg$/ }, ({ path }) => ({ path, namespace: 'no-drawings' }));
    build.onLoad({ filter: /./, namespace: 'no-drawings' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/**
 * Runs code of the kit, which is TypeScript, in Node, so that tools use the console's own rules.
 * @param {string} contents an ES module; its imports are relative to the sources of the kit
 * @returns {Promise<any>} its exports
 */
export async function runKitCode(contents) {
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
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Leaves out what the scripts do not use: of our own files and the rules of the model all but the constants that they name, and every other package. */
const ONLY_WHAT_IS_USED: Plugin = {
  name: 'only-what-is-used',
  setup(build) {
    build.onResolve({ filter: /^(\.|shared-kit\/model\/)/ }, async ({ path, pluginData, ...options }) =>
      pluginData === 'resolved'
        ? undefined
        : { ...(await build.resolve(path, { ...options, pluginData: 'resolved' })), sideEffects: false },
    );
    build.onResolve({ filter: /^[^.]/ }, ({ path, kind, pluginData }) =>
      kind === 'entry-point' || pluginData === 'resolved' ? undefined : { path, external: true, sideEffects: false },
    );
  },
};

/**
 * Compiles the scripts that stand in a page itself, which run before any other script has arrived: each file of `src/inline`, with what it
 * imports, as the text of a `<script>`.
 * @param folder of the package
 * @param within another folder of scripts that are compiled in the same way
 * @returns the texts by the name of the file, and the files that they are made of
 */
export async function inlineScripts(
  folder: string,
  within = 'src/inline',
): Promise<{ scripts: Record<string, string>; sources: string[] }> {
  const from = join(folder, within);
  const files = existsSync(from) ? readdirSync(from).filter((name) => /(?<!\.test)\.ts$/.test(name)) : [];
  const { build } = await import('esbuild');
  const built = await Promise.all(
    files.map(async (file) => {
      const { outputFiles, metafile } = await build({
        entryPoints: [join(from, file)],
        absWorkingDir: folder,
        bundle: true,
        format: 'iife',
        target: 'es2022',
        minify: true,
        write: false,
        metafile: true,
        legalComments: 'none',
        logLevel: 'silent',
        plugins: [ONLY_WHAT_IS_USED],
      });
      const [output] = outputFiles;
      if (!output) throw new Error(`esbuild wrote nothing for ${file}.`);
      const packages = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
      if (packages.length > 0) throw new Error(`${within}/${file} needs ${packages.join(', ')}, and no script has arrived when it runs.`);
      return {
        name: parse(file).name,
        text: output.text.trim(),
        sources: Object.keys(metafile.inputs).map((source) => resolve(folder, source)),
      };
    }),
  );
  return {
    scripts: Object.fromEntries(built.map(({ name, text }) => [name, text])),
    sources: built.flatMap(({ sources }) => sources),
  };
}

import type { WebpackPluginInstance } from 'webpack';
import { firstScreenScripts } from './first-screens';
import { inlineScripts } from './inline-scripts';

/** The folder and the name of the service worker's source, and the name of the file that is made of it. */
const FOLDER = 'src/kept-scripts';
const NAME = 'service-worker';

/**
 * Writes the service worker of a package that has one, with the paths of the scripts that it is to keep: those of the entry and of the first screens.
 * @param folder of the package
 */
export const keptScripts = (folder: string): WebpackPluginInstance => ({
  apply: ({ hooks, webpack: { Compilation, sources } }) =>
    void hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        // After the hashes of the files, before they are compressed.
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        async () => {
          const { scripts, sources: read } = await inlineScripts(folder, FOLDER);
          const script = scripts[NAME];
          if (script === undefined) return;
          compilation.fileDependencies.addAll(read);
          const chunks = Object.values(firstScreenScripts).map(({ name }) => compilation.namedChunks.get(name)?.files ?? []);
          const files = [...(compilation.entrypoints.get('main')?.getFiles() ?? []), ...chunks.flatMap((of) => [...of])];
          const paths = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
          compilation.emitAsset(`${NAME}.js`, new sources.RawSource(`const KEPT=${JSON.stringify(paths)};${script}`));
        },
      ),
    ),
});

import { join } from 'node:path';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { readJson } from '../ground/workspace';
import { baseConfig } from './base';
import { chunkIntegrity } from './chunk-integrity';
import { compiledAhead } from './compiled-ahead';
import { warnOfDeprecatedShares } from './deprecated-shares';
import { mergeIntoEntry } from './first-script';
import { writeRegistryEntry } from './registry-entry';
import { STANDALONE, takenShares } from './shares';
import { scopeOfBuild, styleScopeOf, styleScopeRule } from './style-scope';
import { trustedScripts } from './trusted-scripts';
import type { Configuration } from 'webpack';

/**
 * The webpack configuration of a remote. It exposes `./pages` and, if declared, `./finder`, takes every share from the shell, and loads its chunks from
 * the folder of its entry. Its style sheets apply only to its own pages.
 * @param folder `import.meta.dirname` of the package
 * @param mode `firstScript`: all code in the entry except the chunk named
 *   `later`, for a remote that every user waits for; `url`: URL of a development build's own server, with which saved changes replace running
 *   code
 */
export function remoteConfig(
  folder: string,
  { firstScript = false, ...mode }: { watch?: boolean; url?: string; firstScript?: boolean } = {},
): Configuration {
  const { url } = mode;
  const { name, finder } = readJson(join(folder, 'remote.json'));
  // Without the shell, no element has the class of the remote's styles.
  const styleScope = STANDALONE ? undefined : styleScopeOf(name, mode.watch);
  const base = baseConfig(folder, { ...mode, refresh: url !== undefined, styleScope });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    module: { ...base.module, rules: [...base.module.rules, ...(styleScope === undefined ? [] : [styleScopeRule(folder, styleScope)])] },
    plugins: [
      ...base.plugins,
      trustedScripts,
      warnOfDeprecatedShares(),
      // No hashes in development, since the files of the build change one by one.
      ...(mode.watch ? [] : [scopeOfBuild, chunkIntegrity]),
      writeRegistryEntry(folder, { name, finder }, url),
      ...(url === undefined ? [] : [new webpack.HotModuleReplacementPlugin()]),
      ...(firstScript ? [mergeIntoEntry] : []),
      ...(firstScript && !mode.watch ? [compiledAhead] : []),
      new ModuleFederationPlugin({
        name,
        // The entry sets a property of `window`, since a name with a hyphen cannot be a variable.
        library: { type: 'window', name },
        filename: 'remoteEntry.js',
        exposes: { './pages': './src/pages.ts', ...(finder && { './finder': './src/finder.ts' }) },
        shared: takenShares(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          // The remote uses the shell's federation runtime, and contains one only if it runs alone.
          externalRuntime: !STANDALONE,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}

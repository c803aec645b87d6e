import { join } from 'node:path';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { readJson } from '../front-door/workspace.mjs';
import { baseConfig } from './base.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity.mjs';
import { FirstScriptPlugin } from './first-script.mjs';
import { RegistryEntryPlugin } from './registry-entry.mjs';
import { STANDALONE, takenShares } from './shares.mjs';
import { StableIdsPlugin } from './stable-ids.mjs';
import { styleScopeOf, StyleScopePlugin, styleScopeRule } from './style-scope.mjs';
import { TrustedScriptsPlugin } from './trusted-scripts.mjs';

/**
 * The webpack configuration of a remote: exposes `./pages` and, where it has one, `./finder`; takes every share from the shell and
 * finds its own chunks next to wherever its entry was loaded from. Its style sheets apply to its own pages alone.
 * @param {string} folder `import.meta.dirname` of the package
 * @param {{ watch?: boolean, address?: string, firstScript?: boolean }} [mode] `firstScript`: all code in the entry except the chunk named
 *   `later`, for a remote that everybody waits for; `address`: the address of a development build's own server; saved changes then replace
 *   running code
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig(folder, { firstScript = false, ...mode } = {}) {
  const { address } = mode;
  const { name, finder } = readJson(join(folder, 'remote.json'));
  // Another host than the shell does not mark its pages.
  const styleScope = STANDALONE ? undefined : styleScopeOf(name, mode.watch);
  const base = baseConfig(folder, { ...mode, refresh: address !== undefined, styleScope });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    module: { ...base.module, rules: [...base.module.rules, ...(styleScope === undefined ? [] : [styleScopeRule(folder, styleScope)])] },
    plugins: [
      ...base.plugins,
      new StableIdsPlugin(),
      new TrustedScriptsPlugin(),
      // Without hashes in development: the files of the build change one by one.
      ...(mode.watch ? [] : [new StyleScopePlugin(), new ChunkIntegrityPlugin()]),
      new RegistryEntryPlugin(folder, { name, finder }, address),
      ...(address === undefined ? [] : [new webpack.HotModuleReplacementPlugin()]),
      ...(firstScript ? [new FirstScriptPlugin()] : []),
      new ModuleFederationPlugin({
        name,
        // The entry sets a property of `window`, not a variable: a name with a hyphen is no identifier.
        library: { type: 'window', name },
        filename: 'remoteEntry.js',
        exposes: { './pages': './src/pages.ts', ...(finder && { './finder': './src/finder.ts' }) },
        shared: takenShares(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          // The remote uses the shell's federation runtime, and has one of its own only when it runs alone.
          externalRuntime: !STANDALONE,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}

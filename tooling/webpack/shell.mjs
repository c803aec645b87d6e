import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from './base.mjs';
import { providedShares } from './shares.mjs';

/**
 * The webpack configuration of the shell. It names no remote: they come at run time from the registry.
 * @param {string} folder `import.meta.dirname` of the package
 * @param {{ watch?: boolean, shared?: ReturnType<typeof providedShares> }} [mode] `shared`: other shares than the console's, for comparisons
 * @returns {import('webpack').Configuration}
 */
export function shellConfig(folder, { shared = providedShares(), ...mode } = {}) {
  const base = baseConfig(folder, mode);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: base.name,
        shared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new HtmlWebpackPlugin({
        template: join(folder, 'src/index.html'),
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}

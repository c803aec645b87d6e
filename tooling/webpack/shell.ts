import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ProvideSharedPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { sourceFile } from '../ground/source-file';
import { baseConfig } from './base';
import { compiledAhead } from './compiled-ahead';
import { firstScreenScripts } from './first-screens';
import { inlineScripts } from './inline-scripts';
import { keptScripts } from './kept-scripts';
import { providedShares, runtimeForRemotes } from './shares';
import type { Configuration } from 'webpack';

/** The version of the kit. It is written into the page, which needs it before the kit has loaded. */
const { version: KIT_VERSION } = createRequire(import.meta.url)('../../shared-kit/package.json');

/** Uses React Router's production build. Its package exports only the development build, which has warnings for developers; the other is in a folder beside it. */
function routerForProduction() {
  const require = createRequire(createRequire(new URL('../../shared-kit/package.json', import.meta.url)).resolve('react-router-dom'));
  const folder = join(dirname(require.resolve('react-router')), '..', 'production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
}

/** Firestore brings `re2js`, 44 KB of the scripts up to the first table, for patterns in pipelines, which the linter keeps out of the console. */
const withoutPipelinePatterns = () => ({ re2js$: sourceFile(import.meta.url, 'no-pipeline-patterns') });

/**
 * Modules that many later scripts use. Larger groups get scripts of their own; smaller ones are in each, since another script costs the first
 * screens more than some bytes.
 */
const SHARED_LATER = /[\\/](shared-kit[\\/]src|@ant-design[\\/]icons-svg)[\\/]/;

/**
 * The webpack configuration of the shell. It contains no name of a remote: remotes are read from the registry at run time.
 * @param folder `import.meta.dirname` of the package
 * @param mode `watch`, `pseudoLanguage`: as in `baseConfig`; `shared`: other shares than the console's, for
 *   comparisons; `runtimePlugins`: files of plugins for the federation runtime
 */
export function shellConfig(
  folder: string,
  {
    shared = providedShares(),
    runtimePlugins = [],
    ...mode
  }: { watch?: boolean; pseudoLanguage?: boolean; shared?: ReturnType<typeof providedShares>; runtimePlugins?: string[] } = {},
): Configuration {
  const base = baseConfig(folder, mode);
  return {
    ...base,
    // In development the refresh runtime must load before React DOM, so that components of remotes keep their state.
    entry: { main: [...(mode.watch ? [sourceFile(import.meta.url, '../refresh/page')] : []), './src/index.ts'] },
    // The server's content security policy names the allowed Trusted Types policies: this name must be one of them.
    output: { ...base.output, publicPath: '/', trustedTypes: { policyName: 'shell' } },
    resolve: { ...base.resolve, alias: { ...withoutPipelinePatterns(), ...(!mode.watch && routerForProduction()) } },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          // Libraries change less often than our own code, and load in parallel with it.
          libraries: {
            name: 'libraries',
            chunks: 'initial',
            test: /[\\/]node_modules[\\/](?!@module-federation|\.federation)/,
            enforce: true,
          },
          ...firstScreenScripts,
          common: { chunks: 'async', minChunks: 2, minSize: 20000, test: SHARED_LATER },
        },
      },
    },
    module: {
      ...base.module,
      rules: [
        ...base.module.rules,
        {
          test: join(folder, 'src/federation/late-shares.ts'),
          use: sourceFile(import.meta.url, 'late-shares-loader'),
          enforce: 'pre',
        },
      ],
    },
    plugins: [
      ...base.plugins,
      ...(mode.watch ? [] : [compiledAhead, keptScripts(folder)]),
      new ModuleFederationPlugin({
        name: base.name,
        // Shares that stand here are looked up by the shell's own code too, before its first line runs, although nobody else provides any.
        shared: {},
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: [...runtimePlugins, runtimeForRemotes()],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ProvideSharedPlugin({ provides: shared }),
      // Files that browsers, phones and crawlers request by fixed names. The pages of the benches have none.
      new CopyPlugin({ patterns: [{ from: join(folder, 'public'), noErrorOnMissing: true }] }),
      new HtmlWebpackPlugin({
        template: join(folder, 'src/index.html'),
        scriptLoading: 'defer',
        minify: false,
        templateParameters: async (compilation) => {
          const { scripts, sources } = await inlineScripts(folder);
          compilation.fileDependencies.addAll(sources);
          return { kit: KIT_VERSION, inline: scripts };
        },
      }),
    ],
  };
}

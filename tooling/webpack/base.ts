import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, type BrotliOptions } from 'node:zlib';
import webpack from 'webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { MAPS } from './source-maps';
import { sourceFile } from '../ground/source-file';
import { SOURCE_PACKAGES } from '../jest-preset/source-packages.mjs';
import { stableNames } from './stable-names';
import { watchedTexts } from './watched-texts';
import { WORKER_SYNTAX, workerSyntax } from './worker-syntax';
import type { RuleSetRule, Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const toolingFolder = fileURLToPath(new URL('..', import.meta.url));
const cacheFolder = join(toolingFolder, '..', '.cache', 'webpack');

/** Whether a file is of an installed library, which is compiled already. */
const isLibrary = (file: string) => {
  const [, installed] = /^.*[\\/]node_modules[\\/]([^\\/]+)/.exec(file) ?? [];
  return installed !== undefined && !SOURCE_PACKAGES.includes(installed);
};

/** Scripts, styles, drawings and WebAssembly have compressed copies. Smaller files have none, since the headers would be larger than the gain. */
const COPIES = { test: /\.(js|css|svg|json|wasm)$/, threshold: 1024, minRatio: 1 };

/** Writes the `.br` copies. Quality 9 is within 3 % of the size of 11 and takes a tenth of its time. */
const brotli: CompressionPlugin<BrotliOptions> = new CompressionPlugin({
  ...COPIES,
  filename: '[path][base].br',
  algorithm: 'brotliCompress',
  compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
});

/** Writes the `.gz` copies. */
const gzip = new CompressionPlugin({ ...COPIES, filename: '[path][base].gz', algorithm: 'gzip', compressionOptions: { level: 9 } });

/** @param mode `refresh`: components are marked for Fast Refresh */
const swcLoader = ({ refresh = false }: { refresh?: boolean } = {}) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      target: 'es2022',
    },
  },
});

/** The rules that compile the sources of a remote in development (refresh/). */
const refreshRules = (folder: string): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    include: join(folder, 'src'),
    exclude: /\.worker\.ts$/,
    use: [sourceFile(import.meta.url, 'refresh-loader'), swcLoader({ refresh: true })],
  },
  {
    test: /[\\/]locales[\\/][a-z]{2}-[A-Z]{2}[\\/][^\\/]+\.json$/,
    type: 'javascript/auto',
    use: sourceFile(import.meta.url, 'refresh-texts-loader'),
  },
];

/**
 * Rules that shell and remotes share: one compiler, one minifier, hashed names.
 * @param folder the package's folder
 * @param mode `watch`: a development build; `pseudoLanguage`: the made-up language is in it (ADR-0081), in development always;
 *   `refresh`: saved changes replace running code; `styleScope`: the class that style sheets apply inside of
 */
export function baseConfig(
  folder: string,
  {
    watch = false,
    pseudoLanguage = watch,
    refresh = false,
    styleScope,
  }: { watch?: boolean; pseudoLanguage?: boolean; refresh?: boolean; styleScope?: string | undefined } = {},
): Configuration & { name: string; output: object; module: { rules: RuleSetRule[] }; plugins: NonNullable<Configuration['plugins']> } {
  const name = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name;
  const isReleased = !watch && !pseudoLanguage;
  return {
    name,
    context: folder,
    mode: watch ? 'development' : 'production',
    // No source maps that use eval: the content security policy forbids it in development too.
    // The source maps of a release locate errors of users. They are in a folder that no server serves, and no script refers to them.
    devtool: watch ? 'cheap-module-source-map' : isReleased && 'hidden-source-map',
    target: ['web', 'es2022'],
    output: {
      path: join(folder, 'dist'),
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      ...(!watch && { sourceMapFilename: `${MAPS}/[file].map` }),
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      // A module that has failed, because a share could not be loaded, runs again at the next attempt (webpack/webpack#19351).
      // oxlint-disable-next-line typescript/no-deprecated -- strictModuleErrorHandling, its successor, keeps a failed module as ES modules do
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      ...(refresh && { alias: { 'react/jsx-dev-runtime$': sourceFile(import.meta.url, '../refresh/jsx-dev') } }),
    },
    module: {
      parser: {
        javascript: {
          // `startWorker(new URL('./x.worker.ts', import.meta.url), …)` makes a worker bundle; see README.md.
          worker: [WORKER_SYNTAX, '...'],
        },
      },
      rules: [
        {
          test: /shared-kit[\\/]src[\\/]model[\\/]messages[\\/]english-texts\.ts$/,
          use: sourceFile(import.meta.url, 'no-english-texts-loader'),
          enforce: 'pre',
        },
        { oneOf: [...(refresh ? refreshRules(folder) : []), { test: /\.tsx?$/, exclude: isLibrary, use: swcLoader() }] },
        { test: /\.(svg|png|jpe?g|webp|woff2)$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 0 } } },
        {
          test: /\.css$/,
          type: refresh ? 'javascript/auto' : 'asset/source',
          use: [
            ...(refresh ? [sourceFile(import.meta.url, 'refresh-styles-loader')] : []),
            { loader: sourceFile(import.meta.url, 'style-sheet-loader'), options: { scope: styleScope } },
          ],
        },
      ],
    },
    optimization: {
      minimize: isReleased,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // What the licences of others ask for is in NOTICES.txt: their comments would be 6 KB of the first scripts.
          terserOptions: { ecma: 2020, compress: { passes: 4 }, format: { comments: false } },
          extractComments: false,
          parallel: 2,
        }),
      ],
      chunkIds: watch ? 'named' : 'deterministic',
      // A build with errors writes nothing, so that the next correct build updates the running code.
      emitOnErrors: false,
    },
    plugins: [
      workerSyntax,
      stableNames,
      new webpack.DefinePlugin({ 'process.env.PSEUDO_LANGUAGE': JSON.stringify(pseudoLanguage ? 'on' : 'off') }),
      ...(watch ? [watchedTexts(folder)] : []),
      ...(isReleased ? [brotli, gzip] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    // A single build takes two to three times as long when it fills a cache, and a remote gains nothing by reading it (docs/performance.md).
    cache: watch && {
      type: 'filesystem',
      name: `${name}-${refresh ? 'refresh' : 'watch'}`,
      cacheDirectory: cacheFolder,
      buildDependencies: { config: [join(folder, 'webpack.config.js')], tooling: [`${toolingFolder}/webpack/`] },
    },
  };
}

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { firstScreenScripts } from './first-screens';
import { keptScripts } from './kept-scripts';

const SOURCES = {
  'src/index.js': "import('./later.js'); import(/* webpackChunkName: 'first-screens' */ './first.js');",
  'src/first.js': 'window.first = 1;',
  'src/later.js': 'window.later = 1;',
  'src/index.html': '<!doctype html><html lang="en-US"><head></head></html>',
  'src/kept-scripts/service-worker.ts': 'declare const KEPT: Record<string, string>; (globalThis as { kept?: unknown }).kept = KEPT;',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-scripts-'));
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

async function build(): Promise<void> {
  const config: webpack.Configuration = {
    context: folder,
    mode: 'production',
    devtool: false,
    entry: { main: './src/index.js' },
    output: {
      path: join(folder, 'dist'),
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
    },
    optimization: { minimize: false, splitChunks: { cacheGroups: firstScreenScripts } },
    plugins: [
      keptScripts(folder),
      new HtmlWebpackPlugin({ template: join(folder, 'src/index.html'), scriptLoading: 'defer', minify: false }),
    ],
  };
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) =>
    webpack(config, (error, made) => (error ? failed(error) : done(made))),
  );
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
}

const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
const built = (name: string) => `/assets/${readdirSync(join(folder, 'dist/assets')).find((file) => file.startsWith(`${name}.`))}`;
const hashOf = (url: string) => `sha256-${createHash('sha256').update(read(url)).digest('base64')}`;

/** The `<script>` elements that the built page makes for its chunks, by URL, when its main script runs. */
function chunksAskedFor(): Record<string, string> {
  const asked: Record<string, string> = {};
  const [, kept] = /data-kept="([^"]*)"/.exec(read('index.html')) ?? [];
  const document = {
    documentElement: { dataset: { kept } },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: { appendChild: ({ src, integrity }: { src: string; integrity: string }) => void (asked[src] = integrity) },
  };
  // Without timers, since nothing arrives.
  runInNewContext(read(built('main')), { self: {}, document, window: {}, setTimeout: () => undefined });
  return asked;
}

it('ADD-100 ADD-TRUST-05 the page names the hash of each kept script, and the service worker keeps no others', async () => {
  await build();
  const [main, screens] = [built('main'), built('screens')];
  expect(read('index.html')).toContain(`<script defer src="${main}" integrity="${hashOf(main)}">`);
  const later = built(
    readdirSync(join(folder, 'dist/assets'))
      .find((file) => !/^(main|screens)\./.test(file))!
      .split('.')[0]!,
  );
  expect(chunksAskedFor()).toEqual({ [screens]: hashOf(screens), [later]: '' });
  const scope: { kept?: unknown } = {};
  runInNewContext(read('service-worker.js'), scope);
  expect(scope.kept).toEqual({ [main]: hashOf(main), [screens]: hashOf(screens) });
});

it('ADD-100 a package without a service worker gets none, and its page stays as it is', async () => {
  rmSync(join(folder, 'src/kept-scripts'), { recursive: true });
  await build();
  expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual(['assets', 'index.html']);
  expect(read('index.html')).not.toMatch(/integrity|data-kept/);
});

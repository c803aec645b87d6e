import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { compiledAhead } from './compiled-ahead';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'compiled-ahead-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('(ADR-0008) a minified script begins with the mark for compiling it ahead, and its source map leads to the same place', async () => {
  writeFileSync(join(folder, 'entry.js'), '/* A comment. */\nwindow.first = 1;\nwindow.second = () => window.first;');
  const config: webpack.Configuration = {
    context: folder,
    mode: 'production',
    devtool: 'hidden-source-map',
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    optimization: { minimizer: [new TerserPlugin({ terserOptions: { format: { comments: false } }, extractComments: false })] },
    plugins: [compiledAhead],
  };
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) =>
    webpack(config, (error, made) => (error ? failed(error) : done(made))),
  );
  expect(stats?.hasErrors()).toBe(false);
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  const [mark, ...lines] = read('main.js').split('\n');
  expect(mark).toBe('//# allFunctionsCalledOnLoad');
  const column = lines[0]!.indexOf('window.second');
  expect(column).toBeGreaterThan(0);
  expect(new SourceMap(JSON.parse(read('main.js.map'))).findEntry(1, column)).toMatchObject({ originalLine: 2 });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { mergeIntoEntry } from './first-script';

const SOURCES = {
  'entry.js':
    "export const pages = () => [import('./first.js'), import(/* webpackChunkName: 'later' */ './second.js'), import(/* webpackChunkName: 'later' */ './third.js')];",
  'first.js': "import './common.js'; window.first = () => import('./texts.js');",
  'second.js': "import './common.js'; window.second = 1;",
  'third.js': 'window.third = 1;',
  'common.js': 'window.common = 1;',
  'texts.js': 'window.texts = 1;',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-script-'));
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the entry contains everything except the pages in the chunk `later`, which is one script', async () => {
  const plugins = [mergeIntoEntry];
  const config: webpack.Configuration = {
    context: folder,
    mode: 'development',
    devtool: false,
    entry: './entry.js',
    output: { path: join(folder, 'dist'), chunkFilename: '[name].js' },
    plugins,
  };
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) =>
    webpack(config, (error, made) => (error ? failed(error) : done(made))),
  );
  expect(stats?.hasErrors()).toBe(false);
  expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual(['later.js', 'main.js']);
  const text = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  for (const module of ['first', 'common', 'texts']) expect(text('main.js')).toContain(`window.${module} =`);
  for (const module of ['second', 'third']) {
    expect(text('main.js')).not.toContain(`window.${module} =`);
    expect(text('later.js')).toContain(`window.${module} =`);
  }
});

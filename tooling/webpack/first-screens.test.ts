import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { FIRST_SCREENS, firstScreenScripts } from './first-screens';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'first-screens-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('(ADR-0008) the code of the first screens stands in one script, also what later ones use, and a worker contains its own copy', async () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('shared.js', "export const shared = () => 'used by all';");
  for (const name of ['frame', 'table'])
    write(`${name}.js`, `import { shared } from './shared'; export default () => shared() + '${name}!';`);
  write('later.js', "import { shared } from './shared'; export default () => shared() + 'later!';");
  write('count.worker.js', "import { shared } from './shared'; postMessage(shared() + 'worker!');");
  const first = (file: string) => `import(/* webpackChunkName: '${FIRST_SCREENS}' */ '${file}')`;
  write(
    'main.js',
    `${first('./frame')}; ${first('./table')}; import('./later'); new Worker(new URL('./count.worker.js', import.meta.url));`,
  );
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) =>
    webpack(
      {
        context: folder,
        mode: 'production',
        target: 'web',
        entry: { main: './main.js' },
        output: { path: join(folder, 'dist') },
        optimization: { minimize: false, chunkIds: 'named', splitChunks: { cacheGroups: firstScreenScripts } },
      },
      (error, made) => (error ? failed(error) : done(made)),
    ),
  );
  expect(stats?.hasErrors()).toBe(false);
  const scriptsWith = (text: string) =>
    readdirSync(join(folder, 'dist')).filter((name) => readFileSync(join(folder, 'dist', name), 'utf8').includes(text));
  expect(scriptsWith('frame!')).toEqual(['screens.js']);
  expect(scriptsWith('table!')).toEqual(['screens.js']);
  const [worker] = scriptsWith('worker!');
  expect(scriptsWith('used by all').toSorted()).toEqual([worker, 'screens.js'].toSorted());
});

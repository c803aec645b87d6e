import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { withSourcePlaces } from './source-places';

const URL_OF_BUILD = 'http://127.0.0.1:4321/';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'places-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a script with its source map into the folder, as a build does. */
async function build(source: string) {
  const { map } = await transform('\n\nfunction press() { throw 1; }\n', { sourcemap: 'external', sourcefile: source });
  writeFileSync(join(folder, 'page.js.map'), map);
}

const FRAME = `    at press (${URL_OF_BUILD}page.js:1:20)`;

it('the stack of an error in development has positions in sources, without frames of shell and browser', async () => {
  await build('webpack://mfe-x/./src/start.tsx');
  const stack = [
    'Error: thrown',
    '  by a press',
    FRAME,
    '    at dispatch (http://127.0.0.1:4100/assets/libraries.js:10:2)',
    '    at new Promise (<anonymous>)',
    `    at ${URL_OF_BUILD}page.js:1:20`,
  ];
  expect(withSourcePlaces(stack.join('\n'), URL_OF_BUILD, folder)).toBe(
    'Error: thrown\n  by a press\n    at press (mfe-x/src/start.tsx:3)\n    at mfe-x/src/start.tsx:3',
  );
});

it('the stack of an error in development has positions in sources of the kit that a remote contains', async () => {
  await build('webpack://mfe-x/../shared-kit/src/model/text.ts');
  expect(withSourcePlaces(FRAME, URL_OF_BUILD, folder)).toBe('    at press (shared-kit/src/model/text.ts:3)');
});

it.each([
  ['a library', 'webpack://mfe-x/../node_modules/pako/index.js'],
  ["webpack's own code", 'webpack://mfe-x/webpack/runtime/chunk loading'],
])('the stack of an error in development leaves out frames of %s', async (_what, source) => {
  await build(source);
  expect(withSourcePlaces(`Error: x\n${FRAME}`, URL_OF_BUILD, folder)).toBe('Error: x');
});

it('the stack of an error in development leaves out frames of scripts without a source map, whatever their URL', () => {
  expect(
    withSourcePlaces(`Error: x\n    at a (${URL_OF_BUILD}other.js:1:1)\n    at b (${URL_OF_BUILD}../page.js:1:1)`, URL_OF_BUILD, folder),
  ).toBe('Error: x');
});

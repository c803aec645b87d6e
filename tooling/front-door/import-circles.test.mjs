import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { importCircles } from './import-circles.mjs';
import { readWorkspace, ROOT } from './workspace.mjs';

describe('the search for files that import one another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'circles-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const files = (texts) => Object.entries(texts).forEach(([name, text]) => writeFileSync(join(folder, name), text));

  it('finds them by imports and exports, with a tail that leads to the circle left out', () => {
    files({ 'a.ts': "import { b } from './b';", 'b.ts': "export * from './c';", 'c.tsx': "import './b';" });
    expect(importCircles(folder, { types: false })).toEqual([['b.ts', 'c.tsx', 'b.ts']]);
  });

  it.each(["import type { B } from './b';", "import { type B } from './b';", "export type { B } from './b';", "export { type B } from './b';"])('counts %s only where types count', (text) => {
    files({ 'a.ts': text, 'b.ts': "import { a } from './a';", 'c.tsx': '' });
    expect(importCircles(folder, { types: false })).toEqual([]);
    expect(importCircles(folder, { types: true })).toEqual([['a.ts', 'b.ts', 'a.ts']]);
  });

  it('leaves out what loads on demand, and other packages', () => {
    files({ 'a.ts': "import b, { type B } from 'b'; import('./b');", 'b.ts': "import { a } from './a';" });
    expect(importCircles(folder, { types: true })).toEqual([]);
  });
});

const sources = readWorkspace()
  .map(({ folder }) => join(folder, 'src'))
  .filter((folder) => existsSync(folder))
  .map((folder) => relative(ROOT, folder));

it.each(sources)('no file of %s is evaluated before what it imports', (folder) => {
  expect(importCircles(join(ROOT, folder), { types: false })).toEqual([]);
});

it('no files of the rules of the embedded Firestore need one another, nor their types', () => {
  expect(importCircles(join(ROOT, 'platform/emulator/src/rules'), { types: true })).toEqual([]);
});

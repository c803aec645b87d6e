import { doorRules } from './door-rules';
import { floorRules, noCircles, onlyImportedBy, type Floors, type Rule } from './floor-rules';
import { violations } from './testing/violations';

const FLOORS: Floors = [{ data: '', words: '' }, { page: '' }, { 'page/late': '' }, { start: '' }];
const COMPLETE = {
  'data/read.ts': "import type { Read } from './types';",
  'data/types.ts': 'export interface Read {}',
  'page/page.tsx': "import '../data/read';",
  'page/late/late.ts': "import '../page'; import '../../words/words';",
  'words/words.ts': '',
  'start/start.ts': "import '../page/page'; import('../page/late/late');",
  'index.ts': "import './start/start';",
  'page/page.test.tsx': "import '../start/start'; import './testing/render';",
  'page/testing/render.ts': "import '../../start/start';",
};

/** The violations in a package with these files, each with its rule and both ends of the import. */
const complaints = (rules: readonly Rule[], files: Record<string, string>) =>
  violations(rules, Object.fromEntries(Object.entries(files).map(([name, text]) => [`x/src/${name}`, text]))).map(
    ({ rule, from, to }) => `${rule.name}: ${from.replace('x/src/', '')} → ${to.replace('x/src/', '')}`,
  );

describe('the floors of a package', () => {
  it('refuse every import that is not of a floor below, and no other import, nor any of tests', () => {
    const refused = {
      'data/import.ts': ["import '../page/page';", 'x/src/data imports only what lies below it', 'page/page.tsx'],
      'data/type.ts': ["import type { A } from '../page/page';", 'x/src/data imports only what lies below it', 'page/page.tsx'],
      'data/late.ts': ["const load = () => import('../page/page');", 'x/src/data imports only what lies below it', 'page/page.tsx'],
      'data/export.ts': ["export * from '../page/page';", 'x/src/data imports only what lies below it', 'page/page.tsx'],
      'data/beside.ts': ["import '../words/words';", 'x/src/data imports only what lies below it', 'words/words.ts'],
      'page/inside.ts': ["import './late/late';", 'x/src/page imports only what lies below it', 'page/late/late.ts'],
      'start/entry.ts': ["import '../index';", 'x/src: no folder imports what lies outside of all floors', 'index.ts'],
      'loose/one.ts': ["import '../words/words';", 'x/src: each folder has a floor (tooling/imports/floors)', 'words/words.ts'],
      'start/test.ts': ["import '../page/testing/render';", 'x/src: what is shipped imports no tests', 'page/testing/render.ts'],
      'words/circle.ts': ["import type { A } from './then';", 'x/src: no files need one another', 'words/then.ts'],
    };
    const files = Object.fromEntries(Object.entries(refused).map(([name, [text]]) => [name, text]));
    const expected = Object.entries(refused).map(([name, [, rule, to]]) => `${rule}: ${name} → ${to}`);
    expect(complaints(floorRules('x/src', FLOORS), { ...COMPLETE, ...files, 'words/then.ts': "import('./circle');" }).sort()).toEqual(
      expected.sort(),
    );
  });
});

it('import cycles are refused, except by types and on demand where those do not count', () => {
  const circle = (folder: string, back: string) => ({
    [`${folder}/a.ts`]: "import { b } from './b';",
    [`${folder}/b.ts`]: "export * from './c';",
    [`${folder}/c.tsx`]: back,
  });
  const files = {
    ...circle('value', "import './a';"),
    ...circle('type', "import type { A } from './a';"),
    ...circle('exported-type', "export type { A } from './a';"),
    ...circle('late', "const load = () => import('./a');"),
  };
  expect(complaints([noCircles('x/src', { lateAndTypes: false })], files)).toEqual([
    'no file is evaluated before what it imports: value/a.ts → value/b.ts',
  ]);
});

it('an entry re-exports only what is in its own folder and has no other entry', () => {
  const files = {
    'index.ts': "import './model'; import './model/files'; import './old';",
    'model/index.ts': "export { a } from './a'; export { read } from './files/read'; export * from './earlier-names';",
    'model/a.ts': "import type { Read } from './files'; export const a: Read = 1;",
    'model/earlier-names.ts': "export { read } from './files';",
    'model/files/index.ts': "export type { Read } from './read'; export { word } from '../../words/words';",
    'model/files/read.ts': 'export type Read = number; export const read: Read = 1;',
    'old/index.ts': "export { a } from '../model';",
    // Imported before: the cruiser tells of no export then.
    'page/index.ts': "import { word } from '../words/words'; export { word } from '../words/words'; word;",
    'style/index.ts': "import { adopt } from '../words/adopt'; adopt; export {} from './style';",
    'style/style.ts': '',
    'style/other/index.ts': "export { adopt } from '../../words/adopt';",
    'words/adopt.ts': 'export const adopt = 1;',
    'words/words.ts': 'export const word = 1;',
  };
  const entries = ['model', 'model/files', 'old', 'page', 'style', 'style/other'].map((folder) => `${folder}/index.ts`);
  const rules = doorRules('x/src', [...entries, 'model/host.ts'], ['old'], ['words/adopt.ts']);
  expect(complaints(rules, files).sort()).toEqual([
    'x/src/model/files/index.ts re-exports only what has no other entry: model/files/index.ts → words/words.ts',
    'x/src/model/index.ts re-exports only what has no other entry: model/index.ts → model/files/read.ts',
    'x/src/page/index.ts re-exports only what has no other entry: page/index.ts → words/words.ts',
    'x/src/style/other/index.ts re-exports only what has no other entry: style/other/index.ts → words/adopt.ts',
  ]);
});

it('a folder with a door is imported by those files alone', () => {
  const files = {
    'pages.ts': "const load = () => import('./map/page/page');",
    'home/home.ts': "import '../map/layout/layout';",
    'home/late.ts': "const load = () => import('../map/page/page');",
    'home/home.test.ts': "import '../map/layout/layout';",
    'map/page/page.ts': "import '../layout/layout';",
    'map/layout/layout.ts': '',
  };
  expect(complaints([onlyImportedBy('x/src', 'map', ['pages.ts'])], files).sort()).toEqual([
    'x/src/map is imported by pages.ts alone: home/home.ts → map/layout/layout.ts',
    'x/src/map is imported by pages.ts alone: home/late.ts → map/page/page.ts',
  ]);
});

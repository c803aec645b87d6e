import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { ROOT } from '../ground/workspace';
import type { Floors, Rule } from './floor-rules';
import { FLOORS } from './floors';
import { violations } from './testing/violations';

interface Configuration {
  ENTRIES: string[];
  default: { forbidden: Rule[] };
}

/** Files that break each rule of a package's floors once. */
function withoutFloors(sources: string, stated: Floors): Record<string, string> {
  const floors = stated.map((floor) => Object.keys(floor));
  const up = (folder: string) => '../'.repeat(folder.split('/').length);
  const upwards = floors.flatMap((floor, level) =>
    floor.flatMap((folder) => {
      const notBelow = floors
        .slice(level)
        .flat()
        .find((one) => one !== folder);
      return notBelow === undefined ? [] : [[`${sources}/${folder}/upwards.ts`, `import '${up(folder)}${notBelow}/low';`]];
    }),
  );
  const [folder = ''] = floors.flat();
  return {
    ...Object.fromEntries(floors.flat().map((one) => [`${sources}/${one}/low.ts`, ''])),
    ...Object.fromEntries(upwards),
    [`${sources}/outside.ts`]: '',
    [`${sources}/${folder}/outside.ts`]: `import '${up(folder)}outside';`,
    [`${sources}/without-floor/one.ts`]: `import '../${folder}/low';`,
    [`${sources}/${folder}/testing/double.ts`]: '',
    [`${sources}/${folder}/tests.ts`]: "import './testing/double';",
    [`${sources}/${folder}/circle.ts`]: "import './back';",
    [`${sources}/${folder}/back.ts`]: "import './circle';",
  };
}

/** An entry of the kit that re-exports what is of others: of any folder, what it may only import, and of each entry within. */
function wrongEntry(folder: string, folders: readonly string[]): string {
  const path = (other: string) => `${'../'.repeat(folder.split('/').length)}${other}`;
  const within = folders.filter((one) => one.startsWith(`${folder}/`));
  return [path('outside'), path('ui-core/host'), ...within.map((one) => path(`${one}/index`))]
    .map((one) => `export * from '${one}';`)
    .join('\n');
}

it('every rule of .dependency-cruiser.mjs reports an import that breaks it', async () => {
  const { ENTRIES, default: configuration } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as Configuration;
  const folders = ENTRIES.filter((entry) => entry.endsWith('/index.ts')).map((entry) => dirname(entry));
  const files = {
    ...Object.assign({}, ...Object.entries(FLOORS).map(([sources, floors]) => withoutFloors(sources, floors))),
    'shared-kit/src/ui-core/host.ts': '',
    ...Object.fromEntries(folders.map((folder) => [`shared-kit/src/${folder}/index.ts`, wrongEntry(folder, folders)])),
    'mfe-dashboards/src/home/map.ts': "import '../map/layout/low';",
    'bench/circle.ts': "import './back';",
    'bench/back.ts': "import './circle';",
  };
  // Rules of the same name are told apart by their places.
  const rules = configuration.forbidden.map((rule, place) => ({ ...rule, name: `${place} ${rule.name}` }));
  const reported = new Set(violations(rules, files).map(({ rule }) => rule.name));
  expect(rules.filter(({ name }) => !reported.has(name)).map(({ name }) => name)).toEqual([]);
});

it('every folder with a floor exists, and says what it is for', () => {
  const stated = Object.entries(FLOORS).flatMap(([sources, floors]) =>
    floors.flatMap((floor) => Object.entries(floor).map(([folder, purpose]) => ({ folder: `${sources}/${folder}`, purpose }))),
  );
  expect(stated.length).toBeGreaterThan(150);
  expect(stated.filter(({ folder, purpose }) => purpose === '' || !existsSync(join(ROOT, folder)))).toEqual([]);
});

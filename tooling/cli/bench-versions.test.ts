import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, ROOT } from '../ground/workspace';

it("the react-admin bench pins the catalog's versions and gives a reason per dependency", () => {
  const catalog = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const versionOf = (name: string) => catalog.match(new RegExp(`^  '?${name}'?: (\\S+)$`, 'm'))?.[1];
  const { dependencies, devDependencies, why } = readJson(join(ROOT, 'bench', 'react-admin', 'package.json'));
  const versions = { ...dependencies, ...devDependencies };
  expect(Object.entries<string>(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.entries<string>(versions).filter(([name, version]) => (versionOf(name) ?? version) !== version)).toEqual([]);
  expect(versionOf('react')).toBe(versions.react);
  expect(Object.keys(why).sort()).toEqual(Object.keys(versions).sort());
});

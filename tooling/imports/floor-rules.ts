import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/**
 * The rules of dependency-cruiser for floors: the folders of a package, lowest first. A folder may import itself and the floors below, not folders of its
 * own floor or above. Types and `import()` count, since a reader of a folder must know them too.
 */

/** each floor has the folders beside each other, by their paths in the package, with what they are for */
export type Floors = readonly Readonly<Record<string, string>>[];
export type Rule = IRegularForbiddenRuleType;

/** Tests and their helpers may import everything. */
const TESTS = '\\.(test|test-data|contract)\\.tsx?$|/testing/';

/** @param sources a package's folder of sources, such as `shell/src` */
export function floorRules(sources: string, stated: Floors): Rule[] {
  const floors = stated.map((floor) => Object.keys(floor));
  const folders = floors.flat();
  /** The paths in a folder, without those of its subfolders that have their own floor. */
  const within = (folder: string) => {
    const inner = folders.filter((one) => one.startsWith(`${folder}/`)).map((one) => one.slice(folder.length + 1));
    return inner.length > 0 ? `${folder}/(?!(${inner.join('|')})/)` : `${folder}/`;
  };
  const any = (some: string[]) => `^${sources}/(${some.map(within).join('|')})`;
  const without = `^${sources}/(?!(${folders.join('|')})/)`;
  const shipped = (path: string) => ({ path, pathNot: TESTS });
  const upwards = floors.flatMap((floor, level) =>
    floor.flatMap((folder) => {
      const notBelow = [...floor.filter((one) => one !== folder), ...floors.slice(level + 1).flat()];
      return notBelow.length > 0
        ? [forbid(`${sources}/${folder} imports only what lies below it`, shipped(any([folder])), { path: any(notBelow) })]
        : [];
    }),
  );
  return [
    ...upwards,
    forbid(`${sources}: no folder imports what lies outside of all floors`, shipped(any(folders)), shipped(without)),
    forbid(`${sources}: each folder has a floor (tooling/imports/floors)`, shipped(`${without}[^/]+/`), {}),
    forbid(`${sources}: what is shipped imports no tests`, shipped(`^${sources}/`), { path: `^${sources}/.*(${TESTS})` }),
    noCircles(sources, { lateAndTypes: true }),
  ];
}

/** Whatever its floor, a folder is imported by itself, by its doors and by tests. @param doors files of the package, such as `pages.ts` */
export function onlyImportedBy(sources: string, folder: string, doors: readonly string[]) {
  const others = `^${sources}/(?!${folder}/|(${doors.join('|').replaceAll('.', '\\.')})$)`;
  return forbid(
    `${sources}/${folder} is imported by ${doors.join(', ')} alone`,
    { path: others, pathNot: TESTS },
    { path: `^${sources}/${folder}/` },
  );
}

/**
 * Forbids import cycles.
 * @param options whether `import()` and imports of types count, which nothing evaluates at the start
 */
export function noCircles(folder: string, { lateAndTypes }: { lateAndTypes: boolean }) {
  const name = lateAndTypes ? `${folder}: no files need one another` : 'no file is evaluated before what it imports';
  return forbid(
    name,
    { path: `^${folder}/` },
    { circular: true, ...(!lateAndTypes && { viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } }) },
  );
}

export const forbid = (name: string, from: Rule['from'], to: Rule['to']): Rule => ({ name, severity: 'error', from, to });

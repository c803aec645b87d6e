/**
 * The rules of dependency-cruiser for floors: the folders of a package, lowest first. A folder may import itself and the floors below, not folders of its
 * own floor or above. Types and `import()` count, since a reader of a folder must know them too.
 */

/** @typedef {readonly (readonly string[])[]} Floors each floor lists the folders beside each other, by their paths in the package */
/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/** Tests and their helpers may import everything. */
const TESTS = '\\.(test|test-data|contract)\\.tsx?$|/testing/';

/**
 * @param {string} sources a package's folder of sources, such as `shell/src` @param {Floors} floors
 * @returns {Rule[]}
 */
export function floorRules(sources, floors) {
  const folders = floors.flat();
  /** The paths in a folder, without those of its subfolders that have their own floor. @param {string} folder */
  const within = (folder) => {
    const inner = folders.filter((one) => one.startsWith(`${folder}/`)).map((one) => one.slice(folder.length + 1));
    return inner.length > 0 ? `${folder}/(?!(${inner.join('|')})/)` : `${folder}/`;
  };
  const any = (/** @type {string[]} */ some) => `^${sources}/(${some.map(within).join('|')})`;
  const without = `^${sources}/(?!(${folders.join('|')})/)`;
  const shipped = (/** @type {string} */ path) => ({ path, pathNot: TESTS });
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
    forbid(`${sources}: each folder has a floor (.dependency-cruiser.mjs)`, shipped(`${without}[^/]+/`), {}),
    forbid(`${sources}: what is shipped imports no tests`, shipped(`^${sources}/`), { path: `^${sources}/.*(${TESTS})` }),
    noCircles(sources, { lateAndTypes: true }),
  ];
}

/**
 * Forbids import cycles.
 * @param {string} folder @param {{ lateAndTypes: boolean }} options whether `import()` and imports of types count, which nothing evaluates at the start
 */
export function noCircles(folder, { lateAndTypes }) {
  const name = lateAndTypes ? `${folder}: no files need one another` : 'no file is evaluated before what it imports';
  return forbid(
    name,
    { path: `^${folder}/` },
    { circular: true, ...(!lateAndTypes && { viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } }) },
  );
}

/** @param {string} name @param {Rule['from']} from @param {Rule['to']} to @returns {Rule} */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

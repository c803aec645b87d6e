/**
 * @typedef {{ name: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>, why?: Record<string, string> }} Manifest a package.json
 */

/**
 * Libraries that a remote may bundle itself: its package.json gives a reason for each, and the kit does not depend on it. A library of the kit would be
 * on the page twice, each copy with its own state and theme.
 * @param {Manifest} remote @param {Manifest} kit
 */
export function ownLibraries({ dependencies = {}, why = {} }, kit) {
  return named(dependencies, why).filter((name) => !(name in (kit.dependencies ?? {})));
}

/**
 * Libraries that only the tests of a remote and its folder `testing` may use.
 * @param {Manifest} remote
 */
export const ownTestLibraries = ({ devDependencies = {}, why = {} }) => named(devDependencies, why);

/** @param {Record<string, string>} dependencies @param {Record<string, string>} why */
const named = (dependencies, why) =>
  Object.entries(dependencies)
    .filter(([name, range]) => !range.startsWith('workspace:') && Boolean(why[name]?.trim()))
    .map(([name]) => name);

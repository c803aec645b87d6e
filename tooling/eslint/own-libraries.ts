/** a package.json */
export interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  why?: Record<string, string>;
}

/**
 * Libraries that a remote may bundle itself: its package.json gives a reason for each, and the kit does not depend on it. A library of the kit would be
 * on the page twice, each copy with its own state and theme.
 */
export function ownLibraries({ dependencies = {}, why = {} }: Manifest, kit: Manifest) {
  return named(dependencies, why).filter((name) => !(name in (kit.dependencies ?? {})));
}

/** Libraries that only the tests of a remote and its folder `testing` may use. */
export const ownTestLibraries = ({ devDependencies = {}, why = {} }: Manifest) => named(devDependencies, why);

const named = (dependencies: Record<string, string>, why: Record<string, string>) =>
  Object.entries(dependencies)
    .filter(([name, range]) => !range.startsWith('workspace:') && Boolean(why[name]?.trim()))
    .map(([name]) => name);

import { DRAWER_ENTRY, LINK, MANIFEST, QUICK_ENTRY, ROUTE } from './remote';
import { isFields, type Fields, type Shape } from './shape';

/** Read by editors, for the words that they offer. */
const OF_EDITORS = '$schema';

/** What the build adds to the registry's entry; `remote.json` has none of them. */
const BY_BUILD = ['titles', 'labels'];

const SHAPES = { routes: ROUTE, drawer: DRAWER_ENTRY, quickAccess: QUICK_ENTRY, links: LINK };

/**
 * The fields of a `remote.json` without fault that no part of the console reads, such as misspelt ones, by their places: `drawer[0].ordr`.
 * For the build alone: in a registry they may be of a later time.
 */
export function unknownFields(manifest: Fields): string[] {
  const nested = Object.entries(SHAPES).flatMap(([list, shape]) =>
    Object.entries(manifest[list] ?? {}).flatMap(([key, value]: [string, unknown]) =>
      isFields(value) ? unknownIn(shape, value).map((field) => `${list}${Array.isArray(manifest[list]) ? `[${key}]` : `.${key}`}.${field}`) : [],
    ),
  );
  return [...unknownIn(MANIFEST, manifest).filter((field) => field !== OF_EDITORS), ...nested];
}

const unknownIn = (shape: Shape, value: Fields): string[] => Object.keys(value).filter((field) => !Object.hasOwn(shape, field) || BY_BUILD.includes(field));

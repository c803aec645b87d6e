/**
 * @typedef {{ name: string, dependencies?: Record<string, string>, why?: Record<string, string> }} Manifest a package.json
 */

/**
 * Libraries that a remote brings itself: its package.json names each with a reason, and the kit has none of them. What the kit has
 * would come to the page twice, with a state and a theme of its own.
 * @param {Manifest} remote @param {Manifest} kit
 */
export function ownLibraries({ dependencies = {}, why = {} }, kit) {
  return Object.entries(dependencies)
    .filter(([name, range]) => !range.startsWith('workspace:') && Boolean(why[name]?.trim()) && !(name in (kit.dependencies ?? {})))
    .map(([name]) => name);
}

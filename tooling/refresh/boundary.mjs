import * as Refresh from 'react-refresh/runtime';

/**
 * Whether a module exports only components. Then its changes can be applied without running the modules that import it.
 * @param {unknown} exports
 */
export function isBoundary(exports) {
  const values = valuesOf(exports);
  return values.length > 0 && values.every((value) => Refresh.isLikelyComponentType(value));
}

/**
 * Whether a module exports the same components as before, by name and kind. State survives only then.
 * @param {unknown} before @param {unknown} now
 */
export function isSameBoundary(before, now) {
  const [names, others] = [namesOf(before), namesOf(now)];
  if (names.join() !== others.join()) return false;
  return names.every((name) => Refresh.getFamilyByType(at(before, name)) === Refresh.getFamilyByType(at(now, name)));
}

/** @param {unknown} exports */
const namesOf = (exports) => (typeof exports === 'object' && exports !== null ? Object.keys(exports).sort() : []);

/** @param {unknown} exports @param {string} name */
const at = (exports, name) => /** @type {Record<string, unknown>} */ (exports)[name];

/** @param {unknown} exports */
const valuesOf = (exports) => namesOf(exports).map((name) => at(exports, name));

import * as Refresh from 'react-refresh/runtime';

/** Whether a module exports only components. Then its changes can be applied without running the modules that import it. */
export function isBoundary(exports: object | undefined) {
  const values = Object.values(exports ?? {});
  return values.length > 0 && values.every((value) => Refresh.isLikelyComponentType(value));
}

/** Whether a module exports the same components as before, by name and kind. State survives only then. */
export function isSameBoundary(before: Record<string, unknown>, now: Record<string, unknown>) {
  const names = Object.keys(before).sort();
  if (names.join() !== Object.keys(now).sort().join()) return false;
  return names.every((name) => Refresh.getFamilyByType(before[name]) === Refresh.getFamilyByType(now[name]));
}

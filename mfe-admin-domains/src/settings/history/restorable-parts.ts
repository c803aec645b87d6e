import type { RestorablePart, SettingsDifference } from 'shared-kit/model';

export interface Restorable {
  key: string;
  part: RestorablePart;
  difference: SettingsDifference;
}

/** The parts of an older version that can be restored. `differences` lead from the current version to the older one. */
export function restorableParts(differences: readonly SettingsDifference[]): Restorable[] {
  return differences.flatMap((difference) => {
    const { part, change } = difference;
    if (change === 'removed' || part.kind === 'labelOrder' || part.kind === 'fieldOrder') return [];
    return [{ key: JSON.stringify(part), part, difference }];
  });
}

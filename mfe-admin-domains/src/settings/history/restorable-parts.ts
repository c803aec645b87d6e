import type { RestorablePart, SettingsDifference } from 'shared-kit/model';

export interface Restorable {
  key: string;
  part: RestorablePart;
  difference: SettingsDifference;
}

/** The parts that an older version still holds and that are different now, of what differs from now to then. */
export function restorableParts(differences: readonly SettingsDifference[]): Restorable[] {
  return differences.flatMap((difference) => {
    const { part, change } = difference;
    if (change === 'removed' || part.kind === 'labelOrder' || part.kind === 'fieldOrder') return [];
    return [{ key: JSON.stringify(part), part, difference }];
  });
}

import { PLATFORM_ACTOR, type Change, type ChangeAction } from 'shared-kit/model';

/** What the platform does by itself, and so often that its records would hide those of people. */
const FOLDED = ['sessions.push', 'sessions.delete'] as const satisfies readonly ChangeAction[];

/** Records of the platform with the same action, of one day: at least two, newest first. */
export interface FoldedChanges {
  action: (typeof FOLDED)[number];
  changes: readonly Change[];
}

interface DayOfChanges {
  /** What is shown each by itself: first what people did, then the platform. */
  single: readonly Change[];
  folded: readonly FoldedChanges[];
}

export const isPlatforms = ({ by }: Change): boolean => by === PLATFORM_ACTOR;

/** Folds the records of a day, newest first, so that what people did comes first. */
export function foldChanges(changes: readonly Change[]): DayOfChanges {
  const platforms = changes.filter(isPlatforms);
  const folded = FOLDED.map((action) => ({ action, changes: platforms.filter((change) => change.action === action) })).filter(
    (fold) => fold.changes.length > 1,
  );
  const hidden = new Set(folded.flatMap((fold) => fold.changes));
  return { single: [...changes.filter((change) => !isPlatforms(change)), ...platforms.filter((change) => !hidden.has(change))], folded };
}

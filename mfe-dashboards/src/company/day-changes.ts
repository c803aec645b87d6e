import type { Change, ChangeKind } from 'shared-kit/model';

/** What was done to things, in one word. */
export type Deed = 'added' | 'changed' | 'removed' | 'pushed';

/** Changes of one person that follow each other and do the same to things of one kind. */
export interface ChangesInRow {
  newest: Change;
  kind: ChangeKind;
  deed: Deed;
  count: number;
}

const DEEDS: Readonly<Record<string, Deed>> = { create: 'added', remove: 'removed', delete: 'removed', push: 'pushed' };

const deedOf = (action: string): Deed => DEEDS[action.slice(action.indexOf('.') + 1)] ?? 'changed';

/** The newest changes, of which those that repeat each other are one: an hour's pushes by the platform would hide all that people did. */
export function changesInRows(newestFirst: readonly Change[]): ChangesInRow[] {
  const rows: ChangesInRow[] = [];
  for (const change of newestFirst) {
    if (change.action === null || change.subject === null) continue;
    const { kind } = change.subject;
    const deed = deedOf(change.action);
    const last = rows.at(-1);
    if (last && last.newest.by === change.by && last.kind === kind && last.deed === deed) last.count += 1;
    else rows.push({ newest: change, kind, deed, count: 1 });
  }
  return rows;
}

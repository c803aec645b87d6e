import { useEffect, useMemo, useState } from 'react';
import { useUsableActions } from '../actions/use-usable-actions';
import type { Entry } from './entry';
import { pageActions } from './page-actions';
import { prepareEntries } from './rank';
import { useDeclaredEntries } from './use-declared-entries';
import { useRecentEntries } from './use-recent-entries';

const QUICK_ACCESS_ITSELF = 'quick-access';

/** All pages that this user can open and all actions that are available now. */
export function useEntries(): readonly Entry[] {
  const actions = useUsableActions();
  const declared = useDeclaredEntries();
  const declaredIds = useMemo(() => new Set(declared.map(({ id }) => id)), [declared]);
  useEffect(() => prepareEntries(declared), [declared]);
  const recentEntries = useRecentEntries().filter(({ id }) => !declaredIds.has(id));
  const actionEntries: Entry[] = actions
    .filter(({ id }) => id !== QUICK_ACCESS_ITSELF)
    .map((action) => ({ ...action, group: action.group ?? 'page' }));
  return [...recentEntries, ...actionEntries, ...useButtons(actionEntries), ...declared];
}

/** The buttons that the page had when the quick access opened, except those that are registered as actions. */
function useButtons(actionEntries: readonly Entry[]): readonly Entry[] {
  const [buttons] = useState(() => pageActions(document.getElementById('main')));
  return buttons
    .filter(({ label }) => !actionEntries.some((entry) => entry.label === label))
    .map(({ label, main, run }) => ({ id: `button:${label}`, label, group: 'page', onSearch: !main, run }));
}

import { useEffect, useMemo, useState } from 'react';
import { useUsableActions } from '../actions/use-usable-actions';
import type { Entry } from './entry';
import { pageActions } from './page-actions';
import { makeReady } from './rank';
import { useDeclaredEntries } from './use-declared-entries';
import { useRecentEntries } from './use-recent-entries';

const QUICK_ACCESS_ITSELF = 'quick-access';

/** All that this user can go to or do at the moment. */
export function useEntries(): readonly Entry[] {
  const actions = useUsableActions();
  const declared = useDeclaredEntries();
  const known = useMemo(() => new Set(declared.map(({ id }) => id)), [declared]);
  useEffect(() => makeReady(declared), [declared]);
  const lately = useRecentEntries().filter(({ id }) => !known.has(id));
  const offered: Entry[] = actions.filter(({ id }) => id !== QUICK_ACCESS_ITSELF).map((action) => ({ ...action, group: action.group ?? 'page' }));
  return [...lately, ...offered, ...useButtons(offered), ...declared];
}

/** The buttons of the page as it was when the quick access was opened, but for those that are offered as actions. */
function useButtons(offered: readonly Entry[]): readonly Entry[] {
  const [buttons] = useState(() => pageActions(document.getElementById('main')));
  return buttons
    .filter(({ label }) => !offered.some((entry) => entry.label === label))
    .map(({ label, main, run }) => ({ id: `button:${label}`, label, group: 'page', onSearch: !main, run }));
}

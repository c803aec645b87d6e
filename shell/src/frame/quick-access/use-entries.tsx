import { useEffect, useMemo, useState } from 'react';
import { useUsableActions } from '../actions/use-usable-actions';
import type { Entry } from './entry';
import { pageActions } from './page-actions';
import { makeReady } from './rank';
import { useDeclaredEntries } from './use-declared-entries';
import { useRecentEntries } from './use-recent-entries';

const QUICK_ACCESS_ITSELF = 'quick-access';

/** All pages that this user can open and all actions that are available now. */
export function useEntries(): readonly Entry[] {
  const actions = useUsableActions();
  const declared = useDeclaredEntries();
  const known = useMemo(() => new Set(declared.map(({ id }) => id)), [declared]);
  useEffect(() => makeReady(declared), [declared]);
  const lately = useRecentEntries().filter(({ id }) => !known.has(id));
  const offered: Entry[] = actions.filter(({ id }) => id !== QUICK_ACCESS_ITSELF).map((action) => ({ ...action, group: action.group ?? 'page' }));
  return [...lately, ...offered, ...useButtons(offered), ...declared];
}

/** The buttons that the page had when the quick access opened, except those that are registered as actions. */
function useButtons(offered: readonly Entry[]): readonly Entry[] {
  const [buttons] = useState(() => pageActions(document.getElementById('main')));
  return buttons
    .filter(({ label }) => !offered.some((entry) => entry.label === label))
    .map(({ label, main, run }) => ({ id: `button:${label}`, label, group: 'page', onSearch: !main, run }));
}

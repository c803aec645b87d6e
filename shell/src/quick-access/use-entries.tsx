import { useAccount } from 'shared-kit/state';
import { useState } from 'react';
import { useUsableActions } from '../actions/use-usable-actions';
import type { Entry } from './entry';
import { pageActions } from './page-actions';
import { useDomains } from './use-domains';
import { useDeclaredEntries } from './use-declared-entries';
import { useRecentEntries } from './use-recent-entries';

const QUICK_ACCESS_ITSELF = 'quick-access';

export interface Entries {
  all: readonly Entry[];
  loading: boolean;
  /** Names of the companies whose domains could not be read. */
  failed: readonly string[];
}

/** All that this user can go to or do at the moment. */
export function useEntries(): Entries {
  const { companies } = useAccount();
  const actions = useUsableActions();
  const domains = useDomains(companies);
  const declared = useDeclaredEntries(domains);
  const lately = useRecentEntries().filter(({ id }) => !declared.some((entry) => entry.id === id));
  const offered: Entry[] = actions.filter(({ id }) => id !== QUICK_ACCESS_ITSELF).map((action) => ({ ...action, group: action.group ?? 'page' }));
  return {
    all: [...lately, ...offered, ...useButtons(offered), ...declared],
    loading: domains.some(({ status }) => status === 'loading'),
    failed: domains.filter(({ status }) => status === 'failed').map(({ company }) => company.exhibitionName),
  };
}

/** The buttons of the page as it was when the quick access was opened, but for those that are offered as actions. */
function useButtons(offered: readonly Entry[]): readonly Entry[] {
  const [buttons] = useState(() => pageActions(document.getElementById('main')));
  return buttons
    .filter(({ label }) => !offered.some((entry) => entry.label === label))
    .map(({ label, main, run }) => ({ id: `button:${label}`, label, group: 'page', onSearch: !main, run }));
}

import { useAccount } from 'shared-kit/state';
import { useUsableActions } from '../actions/use-usable-actions';
import type { Entry } from './entry';
import { useDomains } from './use-domains';
import { useDeclaredEntries } from './use-declared-entries';

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
  return {
    all: [...actions.filter(({ id }) => id !== QUICK_ACCESS_ITSELF).map((action) => ({ ...action, group: action.group ?? 'page' })), ...declared],
    loading: domains.some(({ status }) => status === 'loading'),
    failed: domains.filter(({ status }) => status === 'failed').map(({ company }) => company.exhibitionName),
  };
}

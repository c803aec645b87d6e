import { useText } from 'shared-kit/i18n';
import type { Domain } from 'shared-kit/model';
import { matchPath, paths, useNavigate } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { Icon, type IconDefinition } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { useUsableActions } from '../actions/use-usable-actions';
import { useRegistry } from '../federation/registry';
import { passageOf } from '../routing/access';
import type { Entry } from './entry';
import { useDomains, type CompanyDomains } from './use-domains';

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
  const opens = useOpens();
  const places = usePlaces();
  const domains = useDomains(companies);
  const all: (Entry & { to?: string })[] = [
    ...actions.filter(({ id }) => id !== QUICK_ACCESS_ITSELF).map((action) => ({ ...action, group: action.group ?? 'page' })),
    ...companies.map(({ id, exhibitionName }) => places.company(id, exhibitionName)),
    ...domains.flatMap((one) => one.domains.flatMap((domain) => places.domain(one, domain))),
  ];
  return {
    all: all.filter((entry) => entry.to === undefined || opens(entry.to)),
    loading: domains.some(({ status }) => status === 'loading'),
    failed: domains.filter(({ status }) => status === 'failed').map(({ company }) => company.exhibitionName),
  };
}

/** Whether an address is served by a remote, and open to this user. */
function useOpens(): (to: string) => boolean {
  const { registry } = useRegistry();
  const account = useAccount();
  return (to) =>
    (registry?.remotes ?? []).some(({ routes }) =>
      routes.some((route) => matchPath(route.path, to) && passageOf(route.access, to, account) === 'enter'),
    );
}

interface Place extends Entry {
  to: string;
}

function usePlaces() {
  const { t } = useText('common');
  const navigate = useNavigate();
  const place = (to: string, label: string, icon: IconDefinition, more: Partial<Entry>): Place => ({
    id: `go:${to}`,
    to,
    label,
    group: 'domains',
    icon: <Icon of={icon} />,
    run: () => void navigate(to),
    ...more,
  });
  return {
    company: (id: string, name: string): Place => place(paths.company(id), name, icons.company, { group: 'companies' }),
    domain: ({ company }: CompanyDomains, { id, name }: Domain): Place[] => {
      const ref = { company: company.id, domain: id };
      const hint = company.exhibitionName;
      return [
        place(paths.sessions(ref), name, icons.domain, { hint }),
        place(paths.tasks(ref), t('quickAccess.tasksOf', { domain: name }), icons.tasks, { hint, onSearch: true }),
        place(paths.domainSettings(ref), t('quickAccess.settingsOf', { domain: name }), icons.settings, { hint, onSearch: true }),
      ];
    },
  };
}

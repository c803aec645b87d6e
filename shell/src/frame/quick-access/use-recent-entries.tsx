import { matchPath } from 'shared-kit/host/router';
import { useNavigate } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useRegistry } from '../../registry/registry';
import { openPlace } from '../../routing/open-place';
import { guardDecision } from '../../routing/access';
import { accessTo } from '../../routing/route-at';
import type { Entry } from './entry';
import { useRecentPages } from './recent-pages';

/** The recently opened pages of companies, without those that no longer exist or that the guards refuse. */
export function useRecentEntries(): readonly Entry[] {
  const { registry } = useRegistry();
  const account = useAccount();
  const navigate = useNavigate({ always: true });
  const [pages] = useRecentPages();
  if (!registry) return [];
  return pages.flatMap(({ to, title }): Entry[] => {
    const remote = registry.remotes.find(({ routes }) => routes.some(({ path }) => matchPath(path, to)));
    const { company, domain } = openPlace(registry, { pathname: to, state: null });
    const companyOfPage = account.companies.find(({ id }) => id === company);
    if (!remote || !companyOfPage || guardDecision(accessTo(remote, to) ?? 'elevated', to, account) !== 'enter') return [];
    const hint = [domain, companyOfPage.exhibitionName].filter((part) => part && part !== title).join(' · ');
    return [{ id: `go:${to}`, label: title, hint, group: 'recent', icon: <Icon of={icons.history} />, to, run: () => void navigate(to) }];
  });
}

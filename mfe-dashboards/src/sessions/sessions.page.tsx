import type { PageModule } from 'shared-kit/contract';
import { sessionsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { useNavigate } from 'shared-kit/router';
import { useAction, useLiveList } from 'shared-kit/state';
import { Icon } from 'shared-kit/ui-core';
import { DomainPage, useRouteDomain } from 'shared-kit/ui-domain';
import { icons } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { SessionsTable } from './sessions-table';
import { useSessionFilter } from './use-session-filter';

/** With a filter in the URL, other sessions are asked for. */
export const queriesOf: PageModule['queriesOf'] = ({ ref, domain, search }) => (search ? [] : [sessionsOf(ref, domain.sessionCountLimit)]);

/** `/company/{company}/domains/{domain}` (ROUTE-11): its newest sessions, live (DASH-05). */
export default function SessionsPage() {
  const { t } = useText('dashboards');
  const navigate = useNavigate();
  const route = useRouteDomain();
  const { ref, domain, company } = route;
  // The query contains the domain's limit, so it waits for the domain (D-78).
  const filtering = useSessionFilter();
  const sessions = useLiveList(domain ? sessionsOf(ref, domain.sessionCountLimit, filtering.filter) : null);
  // Beside the tab, by a key and from the quick access (DASH-04).
  useAction(
    domain
      ? {
          id: 'sessions.tasks',
          label: t('sessions.tasks'),
          keys: 't',
          icon: <Icon of={icons.tasks} />,
          run: () => void navigate(paths.tasks(ref)),
        }
      : null,
  );

  return (
    <DomainPage route={route} tab="sessions" state={sessions.status === 'error' ? sessions : undefined} onRetry={sessions.retry}>
      {domain && (
        <SessionsTable
          domainRef={ref}
          domain={domain}
          canPush={company?.hasSessionPushListener ?? false}
          sessions={sessions.data}
          filtering={filtering}
          loading={sessions.status === 'loading'}
        />
      )}
    </DomainPage>
  );
}

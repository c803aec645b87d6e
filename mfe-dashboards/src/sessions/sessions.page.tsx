import { sessionsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { paths, useNavigate } from 'shared-kit/router';
import { useLiveList } from 'shared-kit/state';
import { ActionButton, Icon, Page } from 'shared-kit/ui-core';
import { icons, LiveIndicator } from 'shared-kit/ui-frame';
import { DomainNotFound } from '../route/not-found';
import { useDomainCrumbs } from '../route/use-crumbs';
import { useRouteDomain } from '../route/use-route-domain';
import { SessionsTable } from './sessions-table';

/** `/company/{company}/domains/{domain}` (ROUTE-11): its newest sessions, live (DASH-05). */
export default function SessionsPage() {
  const { t } = useText('dashboards');
  const navigate = useNavigate();
  const route = useRouteDomain();
  const { ref, domain, company } = route;
  const crumbs = useDomainCrumbs(route);
  // The domain's own limit is part of the question, so it has to be known first (decision D-78).
  const sessions = useLiveList(domain ? sessionsOf(ref, domain.sessionCountLimit) : null);
  const state = route.status === 'ready' && sessions.status === 'error' ? sessions : route;

  return (
    <Page
      title={ref.domain}
      crumbs={crumbs}
      live={<LiveIndicator />}
      state={state}
      onRetry={state.retry}
      missing={<DomainNotFound route={route} />}
      actions={
        <ActionButton action="sessions.tasks" keys="t" icon={<Icon of={icons.tasks} />} onRun={() => void navigate(paths.tasks(ref))}>
          {t('sessions.tasks')}
        </ActionButton>
      }
    >
      {domain && (
        <SessionsTable
          domainRef={ref}
          domain={domain}
          canPush={company?.hasSessionPushListener ?? false}
          sessions={sessions.data}
          loading={sessions.status === 'loading'}
        />
      )}
    </Page>
  );
}

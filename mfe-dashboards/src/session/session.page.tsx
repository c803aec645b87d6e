import { sessionOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { SessionRef } from 'shared-kit/model';
import { useParams } from 'shared-kit/router';
import { useLastKnown, useLiveOne } from 'shared-kit/state';
import { ActionButton, ButtonLink, ErrorState, Icon, WithNames } from 'shared-kit/ui-core';
import { DomainPage, useRouteDomain } from 'shared-kit/ui-domain';
import { icons } from 'shared-kit/ui-overlay';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { ExportDialog } from '../export/export-dialog';
import { comparisonOf, mapOf } from '../links/map-links';
import { paths } from '../links/paths';
import { SessionData } from './session-data';
import { SessionFacts } from './session-facts';
import { SessionNeighbours } from './session-neighbours';

/** `/company/{company}/domains/{domain}/sessions/{session}` (ROUTE-12): what was read in a session. */
export default function SessionPage() {
  const { t } = useText('dashboards');
  const { session: id = '' } = useParams();
  const route = useRouteDomain();
  const ref = { ...route.ref, session: id };
  const session = useLiveOne(route.company ? sessionOf(ref) : null);
  const name = useLastKnown(id, session.data?.name);
  const [exporting, setExporting] = useState(false);

  return (
    <DomainPage
      route={route}
      tab="sessions"
      title={name ?? id}
      names={[name ?? id]}
      state={session}
      onRetry={session.retry}
      missing={<SessionNotFound session={ref} name={name} />}
      map={mapOf(ref)}
      actions={
        <>
          {session.data && <SessionNeighbours sessionRef={ref} />}
          <ButtonLink to={comparisonOf(route.ref, id)}>{t('session.compare')}</ButtonLink>
          <ActionButton
            action="session.export"
            keys="e"
            variant="primary"
            icon={<Icon of={icons.export} />}
            onRun={() => setExporting(true)}
          >
            {t('session.export')}
          </ActionButton>
        </>
      }
    >
      {session.data && (
        <Afterwards>
          <SessionFacts sessionRef={ref} session={session.data} canPush={route.company?.hasSessionPushListener ?? false} />
          <SessionData key={JSON.stringify(ref)} sessionRef={ref} session={session.data} />
          <ExportDialog domainRef={route.ref} sessions={[session.data]} open={exporting} onClose={() => setExporting(false)} />
        </Afterwards>
      )}
    </DomainPage>
  );
}

/** Renders its content piece by piece after the page around it: all at once would block input. */
const Afterwards = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;

/** `name` is that of a session that was removed while the page was open. */
function SessionNotFound({ session, name }: { session: SessionRef; name: string | undefined }) {
  const { t } = useText('dashboards');
  return (
    <ErrorState
      title={t(name === undefined ? 'session.unknown' : 'session.removed')}
      message={t(name === undefined ? 'session.unknownHelp' : 'session.removedHelp', {
        domain: session.domain,
        session: name ?? session.session,
      })}
      names={[session.domain, name ?? session.session]}
      action={
        <ButtonLink to={paths.sessions(session)}>
          <WithNames text={t('session.toSessions', { domain: session.domain })} names={[session.domain]} />
        </ButtonLink>
      }
    />
  );
}

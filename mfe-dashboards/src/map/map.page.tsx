import { sessionsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Domain, DomainRef, Session } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { adoptStyles, Button, ButtonLink, ErrorState, lazyPart, Skeleton } from 'shared-kit/ui-core';
import { DomainPage, useRouteDomain } from 'shared-kit/ui-domain';
import { useState } from 'react';
import { ALL_ADDRESSES, comparisonOf } from '../links/map-links';
import { LargeReading } from '../session-data/large-reading';
import { useSessionInList } from '../session-data/use-session-in-list';
import { SessionChoice } from './rack-map/session-choice';
import { SessionGone } from './rack-map/session-gone';
import { useMapQuery } from './filter/use-map-query';
import mapCss from './rack-map/map.css';
import { MapData, type MapDataProps } from './map-data';
import { PrintButton } from './rack-map/print-button';

// Loaded only for new domains, which are few.
const NoSessions = lazyPart(() => import('../session-data/no-sessions'), null);

adoptStyles(mapCss);

/** `/company/{company}/domains/{domain}/map`: the addresses of one session, or of all, in the racks of the warehouse (ADD-14). */
export default function MapPage() {
  const { t } = useText('rackMap');
  const route = useRouteDomain();
  const { ref, domain } = route;
  const sessions = useLiveList(domain ? sessionsOf(ref, domain.sessionCountLimit) : null);
  return (
    <DomainPage route={route} tab="map" title={t('map.title', { domain: ref.domain })} state={sessions} onRetry={sessions.retry}>
      {domain && sessions.data.length > 0 ? (
        <MapOfDomain key={JSON.stringify(ref)} domainRef={ref} domain={domain} sessions={sessions.data} />
      ) : (
        domain && <NoSessions domainRef={ref} />
      )}
    </DomainPage>
  );
}

/** The map of the session in the URL of the page. Without one, it is the session that was the latest when the page was opened. */
function MapOfDomain({ domainRef, domain, sessions }: { domainRef: DomainRef; domain: Domain; sessions: readonly Session[] }) {
  const { t } = useText('rackMap');
  const [query, changeQuery] = useMapQuery();
  const [latest] = useState(sessions[0]?.id);
  const id = query.source === 'all' ? undefined : (query.source?.session ?? latest);
  const { data: session, name } = useSessionInList(domainRef, id ?? null, sessions);
  const chosen = id === undefined ? { id: ALL_ADDRESSES, name: t('choice.all') } : (session ?? { id, name: name ?? id });
  const choose = (next: string) => changeQuery({ source: next === ALL_ADDRESSES ? 'all' : { session: next } });
  const props = { domainRef, query, changeQuery, name: chosen.name };
  return (
    <>
      <div className="rm-bar">
        <SessionChoice label={t('choice.session')} domain={domain} sessions={sessions} chosen={chosen} onChoose={choose} />
        <span className="ic-page-actions">
          <ButtonLink to={comparisonOf(domainRef, chosen.id)}>{t('compare.open')}</ButtonLink>
          <PrintButton />
        </span>
      </div>
      {id === undefined ? (
        <LargeReading key="all" sessions={sessions}>
          <MapData {...props} sessions={sessions} />
        </LargeReading>
      ) : (
        <SessionMap key={id} {...props} id={id} list={sessions} knownName={name} />
      )}
    </>
  );
}

interface SessionMapProps extends Omit<MapDataProps, 'sessions'> {
  id: string;
  /** The sessions to choose from. The latest is offered when this one has been removed. */
  list: readonly Session[];
  /** Undefined for a session that was not there when the page was opened. */
  knownName: string | undefined;
}

/** The map of one session, which may be removed while it is shown. */
function SessionMap({ id, list, knownName, ...map }: SessionMapProps) {
  const { t } = useText('rackMap');
  const { status, data, problem, retry } = useSessionInList(map.domainRef, id, list);
  const latest = list[0]?.id;
  if (data) return <MapData {...map} sessions={[data]} />;
  if (status === 'error') return <ErrorState message={problem} onRetry={retry} />;
  if (status !== 'missing') return <Skeleton height={320} />;
  const toLatest = latest !== undefined && (
    <Button onClick={() => map.changeQuery({ source: { session: latest } })}>{t('map.toLatest')}</Button>
  );
  return <SessionGone name={knownName} title={t('map.gone')} action={toLatest} />;
}

import { sessionsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Domain, DomainRef, Message, Session } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { adoptStyles, Button, EmptyState, ErrorState, Skeleton } from 'shared-kit/ui-core';
import { DomainPage, useRouteDomain } from 'shared-kit/ui-domain';
import { useUrlQuery } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import mapCss from '../rack-map/map.css';
import { ALL_ADDRESSES } from '../../links/map-links';
import { LargeReading } from '../../session-data/large-reading';
import { useSessionInList } from '../../session-data/use-session-in-list';
import { SessionChoice } from '../rack-map/session-choice';
import { SessionGone } from '../rack-map/session-gone';
import { ComparisonData } from './comparison-data';
import { readCompareQuery, writeCompareQuery, type CompareQuery } from './compare-query';
import type { Side } from './use-comparison';
import { useSides } from './use-sides';

interface SideAnswer {
  status: 'loading' | 'ready' | 'missing' | 'error';
  id: string;
  name: string;
  /** Undefined for a session that was not there when the page was opened. */
  knownName: string | undefined;
  /** In epoch milliseconds; null when the session has none, undefined until the session is loaded. */
  startTime?: number | null;
  sessions: Side;
  problem: Message | undefined;
  retry: () => void;
}

/** One side of a comparison, live: a session by its id, or all addresses. */
function useSide(ref: DomainRef, id: string, all: readonly Session[], allName: string): SideAnswer {
  const isAll = id === ALL_ADDRESSES;
  const { status, data, problem, retry, name } = useSessionInList(ref, isAll ? null : id, all);
  if (isAll) return { status: 'ready', id, name: allName, knownName: allName, sessions: all, problem: undefined, retry };
  return {
    status,
    id,
    name: name ?? id,
    knownName: name,
    ...(data && { startTime: data.startTime }),
    sessions: data ? [data] : [],
    problem,
    retry,
  };
}

adoptStyles(mapCss);

/** `/company/{company}/domains/{domain}/compare`: two sessions, or one and all addresses, address by address (ADD-15). */
export default function ComparePage() {
  const { t } = useText('rackMap');
  const route = useRouteDomain();
  const { ref, domain } = route;
  const sessions = useLiveList(domain ? sessionsOf(ref, domain.sessionCountLimit) : null);
  return (
    <DomainPage route={route} tab="sessions" title={t('compare.title')} state={sessions} onRetry={sessions.retry}>
      {domain && sessions.data.length > 0 ? (
        <Comparison key={JSON.stringify(ref)} domainRef={ref} domain={domain} sessions={sessions.data} />
      ) : (
        <EmptyState title={t('compare.few')}>{t('compare.fewHelp')}</EmptyState>
      )}
    </DomainPage>
  );
}

interface ComparisonProps {
  domainRef: DomainRef;
  domain: Domain;
  sessions: readonly Session[];
}

/** Compares the two sides in the URL of the page; for a side that it does not name, it finds one that fits (D-158). */
function Comparison(props: ComparisonProps) {
  const { search, change } = useUrlQuery(true);
  const query = useMemo(() => readCompareQuery(new URLSearchParams(search)), [search]);
  const changeQuery = (wanted: Partial<CompareQuery>) => change((params) => writeCompareQuery(params, wanted), 'push');
  const sides = useSides(props.domainRef, props.sessions, query);
  return sides ? <TwoSides {...props} {...sides} query={query} changeQuery={changeQuery} /> : <Skeleton height={240} />;
}

interface TwoSidesProps extends ComparisonProps {
  firstId: string;
  secondId: string;
  query: CompareQuery;
  changeQuery: (wanted: Partial<CompareQuery>) => void;
}

/** The choice of both sides, and their comparison. */
function TwoSides({ domainRef, domain, sessions, firstId, secondId, query, changeQuery }: TwoSidesProps) {
  const { t } = useText('rackMap');
  const first = useSide(domainRef, firstId, sessions, t('choice.all'));
  const second = useSide(domainRef, secondId, sessions, t('choice.all'));
  return (
    <>
      <div className="rm-pair">
        <SessionChoice
          label={t('compare.first')}
          domain={domain}
          sessions={sessions}
          chosen={first}
          onChoose={(id) => changeQuery({ first: id, second: second.id })}
        />
        <Button
          aria-label={t('compare.swap')}
          title={t('compare.swap')}
          onClick={() => changeQuery({ first: second.id, second: first.id })}
        >
          ⇄
        </Button>
        <SessionChoice
          label={t('compare.second')}
          domain={domain}
          sessions={sessions}
          chosen={second}
          isSaid
          onChoose={(id) => changeQuery({ first: first.id, second: id })}
        />
      </div>
      <Sides domainRef={domainRef} first={first} second={second} shown={query.shown} onShow={(shown) => changeQuery({ shown })} />
    </>
  );
}

interface SidesProps extends Pick<Parameters<typeof ComparisonData>[0], 'domainRef' | 'shown' | 'onShow'> {
  first: ReturnType<typeof useSide>;
  second: ReturnType<typeof useSide>;
}

/** Shows the comparison when both sides are loaded. Either may be missing, or be removed while it is shown. */
function Sides({ first, second, ...shared }: SidesProps) {
  const { t } = useText('rackMap');
  const sides = [first, second];
  const failed = sides.find(({ status }) => status === 'error');
  const gone = sides.find(({ status }) => status === 'missing');
  if (first.id === second.id) return <EmptyState title={t('compare.same')}>{t('compare.sameHelp')}</EmptyState>;
  if (failed) return <ErrorState message={failed.problem} onRetry={failed.retry} />;
  if (gone) return <SessionGone name={gone.knownName} title={t('compare.gone')} />;
  if (sides.some(({ status }) => status === 'loading')) return <Skeleton height={240} />;
  const all = sides.find(({ id }) => id === ALL_ADDRESSES)?.sessions ?? [];
  return (
    <LargeReading key={JSON.stringify([first.id, second.id])} sessions={all}>
      <ComparisonData {...shared} sides={[first.sessions, second.sessions]} name={`${first.name} - ${second.name}`} />
    </LargeReading>
  );
}

import { formatDate, useMessageText, useText } from 'shared-kit/i18n';
import { dayFrom } from 'shared-kit/model';
import { readingsOf, type MonthOfQuality, type PersonOfQuality, type QualityFigures, type StreetOfQuality } from 'shared-kit/model/quality';
import type { LiveList } from 'shared-kit/state';
import { adoptStyles, Alert, Button, EmptyState, ErrorState, PageSkeleton } from 'shared-kit/ui-core';
import type { Column } from 'shared-kit/ui-data';
import { useCallback, useMemo, useState } from 'react';
import { barLabels } from './figures/bar-labels';
import { barsOf, firstWeekdayOf, type QualityBar } from './figures/bars';
import { rankingOf } from './figures/sums';
import qualityCss from './quality.css';
import { QualityTools } from './quality-tools';
import { RankingSection, type RankingRow } from './ranking-section';
import { TimeSection } from './time-section';
import type { QualityView } from './use-quality-view';

adoptStyles(qualityCss);

/** Where a press on a bar, a street and a person leads. */
export interface QualityTargets {
  bar: (bar: QualityBar) => string;
  street: (street: StreetOfQuality) => string;
  person: (person: PersonOfQuality) => string;
}

export interface QualitySectionsProps {
  view: QualityView;
  months: LiveList<MonthOfQuality>;
  targets: QualityTargets;
  exportName: string;
  /** The streets are of several domains. */
  ofCompany?: boolean;
}

/** The figures of a period: over time, by street and by person, each as bars and as a table. */
export function QualitySections({ view, months, ...rest }: QualitySectionsProps) {
  const { t } = useText('quality');
  const { t: common } = useText('common');
  const messageText = useMessageText();
  const { data, problem, retry } = useKept(JSON.stringify(view.span.read), months);
  return (
    <div className="db-quality">
      <QualityTools view={view} />
      {data === undefined && (problem ? <ErrorState message={problem} onRetry={retry} /> : <PageSkeleton />)}
      {data && problem && (
        <Alert severity="warning" action={<Button onClick={retry}>{common('action.retry')}</Button>}>
          {messageText(problem)}
        </Alert>
      )}
      {data && <Sections view={view} months={data} {...rest} noneText={t('noneHelp')} />}
    </div>
  );
}

/** A list, and where it fails later what it had before: what is shown stays. */
function useKept<T>(key: string, { status, data, problem, retry }: LiveList<T>) {
  const shown = status === 'ready' ? data : undefined;
  const [last, setLast] = useState({ key, data: shown });
  const known = shown ?? (last.key === key ? last.data : undefined);
  if (last.key !== key || last.data !== known) setLast({ key, data: known });
  return { data: known, problem: status === 'error' ? problem : undefined, retry };
}

interface SectionsProps extends Omit<QualitySectionsProps, 'months'> {
  months: readonly MonthOfQuality[];
  noneText: string;
}

function Sections({ view, months, targets, exportName, ofCompany = false, noneText }: SectionsProps) {
  const { t, locale } = useText('quality');
  const { t: words } = useText('dashboards');
  const { span, period, grain } = view;
  const bars = useMemo(
    () =>
      barsOf(
        months.flatMap(({ hours }) => hours),
        span,
        grain,
        firstWeekdayOf(locale),
      ),
    [months, span, grain, locale],
  );
  const ranking = useMemo(() => rankingOf(months, span.months), [months, span]);
  const rangeText = useCallback((from: string, to: string) => words('filters.range', { from, to }), [words]);
  const labels = useMemo(() => barLabels({ period, grain }, locale, rangeText), [period, grain, locale, rangeText]);
  const streets = rowsOf(ranking.streets, ranking.otherStreets, t('otherStreets'), (street) => ({
    key: JSON.stringify([street.domain, street.street]),
    name: street.street || t('noStreet'),
    isName: street.street !== '',
    to: targets.street(street),
    ...(ofCompany && { domain: street.domain }),
  }));
  const people = rowsOf(ranking.people, ranking.otherPeople, t('otherPeople'), (person) => ({
    key: person.id,
    name: person.name,
    isName: true,
    to: targets.person(person),
    employeeId: person.id,
  }));
  const streetColumns = useMemo(
    (): Column<RankingRow>[] => (ofCompany ? [{ key: 'domain', title: t('domain'), value: domainOf }] : []),
    [t, ofCompany],
  );
  const peopleColumns = useMemo((): Column<RankingRow>[] => [{ key: 'id', title: t('employeeId'), value: employeeOf }], [t]);
  const day = (time: number) => formatDate(time, locale, 'day');
  if (bars.every((bar) => bar.sessions === 0) && streets.length === 0 && people.length === 0) {
    return <EmptyState title={t('none')}>{noneText}</EmptyState>;
  }
  return (
    <>
      <p className="ic-muted">{rangeText(day(span.from), day(dayFrom(span.to, -1)))}</p>
      <TimeSection view={view} bars={bars} labels={labels} exportName={exportName} toOf={targets.bar} />
      <RankingSection
        id="quality-streets"
        title={t('streets')}
        nameTitle={t('street')}
        tableLabel={t('streetsTable')}
        rows={streets}
        exportName={exportName}
        beside={streetColumns}
      />
      <RankingSection
        id="quality-people"
        title={t('people')}
        nameTitle={t('person')}
        tableLabel={t('peopleTable')}
        rows={people}
        exportName={exportName}
        beside={peopleColumns}
      />
    </>
  );
}

const domainOf = ({ domain }: RankingRow) => domain;
const employeeOf = ({ employeeId }: RankingRow) => employeeId;

type Named = Omit<RankingRow, keyof QualityFigures>;

/** The rows of a ranking, and of what its months have beyond their limits as the last one. */
function rowsOf<T extends QualityFigures>(ranked: readonly T[], others: QualityFigures, othersName: string, namedOf: (row: T) => Named) {
  const rows = ranked.map((row): RankingRow => ({ ...figuresOf(row), ...namedOf(row) }));
  const rest: RankingRow = { ...others, key: ' others', name: othersName, isName: false };
  return readingsOf(others) > 0 ? [...rows, rest] : rows;
}

const figuresOf = ({ sessions, read, empty, invalid, divergent }: QualityFigures): QualityFigures => ({
  sessions,
  read,
  empty,
  invalid,
  divergent,
});

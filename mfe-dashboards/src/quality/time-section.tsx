import { formatNumber, useText } from 'shared-kit/i18n';
import { readingsOf, sumOfQuality } from 'shared-kit/model/quality';
import { Link } from 'shared-kit/router';
import { EmptyState, Heading, Panel } from 'shared-kit/ui-core';
import { DataTable, FilterToggle, type Column } from 'shared-kit/ui-data';
import { useId, useMemo } from 'react';
import { ResultSign, STACKED } from './chart/result-fills';
import { TimeChart } from './chart/time-chart';
import { useFigureColumns } from './figure-columns';
import type { QualityBar } from './figures/bars';
import type { BarLabels } from './figures/bar-labels';
import type { QualityView } from './use-quality-view';

interface TimeSectionProps {
  view: QualityView;
  bars: readonly QualityBar[];
  labels: BarLabels;
  exportName: string;
  toOf: (bar: QualityBar) => string;
}

/** The readings over time, as bars and as a table. A press on a bar or on its row leads to what is behind it. */
export function TimeSection({ view: { results, chooseResults }, bars, labels, exportName, toOf }: TimeSectionProps) {
  const { t, locale } = useText('quality');
  const { t: words } = useText('dashboards');
  const heading = useId();
  const sum = useMemo(() => sumOfQuality(bars), [bars]);
  const fullLabel = (bar: QualityBar) =>
    t('bar', {
      when: labels.full(bar),
      readings: formatNumber(readingsOf(bar), locale),
      invalid: formatNumber(bar.invalid, locale),
      divergent: formatNumber(bar.divergent, locale),
    });
  return (
    <section className="db-quality-section" aria-labelledby={heading}>
      <Heading id={heading}>{t('time')}</Heading>
      <Panel>
        <div className="db-quality-section">
          <ul className="db-quality-legend" aria-label={t('legend')}>
            {STACKED.toReversed().map((result) => (
              <li key={result}>
                <FilterToggle
                  name={words(`session.results.${result}`)}
                  count={formatNumber(sum[result], locale)}
                  mark={<ResultSign result={result} />}
                  on={results.includes(result)}
                  onChange={(on) => chooseResults(on ? [...results, result] : results.filter((one) => one !== result))}
                />
              </li>
            ))}
          </ul>
          <TimeChart
            bars={bars}
            shown={results.length > 0 ? results : STACKED}
            shortLabel={labels.short}
            fullLabel={fullLabel}
            toOf={toOf}
          />
        </div>
      </Panel>
      <TimeTable bars={bars} labels={labels} exportName={exportName} toOf={toOf} />
    </section>
  );
}

function TimeTable({ bars, labels, exportName, toOf }: Omit<TimeSectionProps, 'view'>) {
  const { t } = useText('quality');
  const figures = useFigureColumns<QualityBar>();
  // Newest first, and without the days on which nobody counted.
  const rows = useMemo(() => bars.filter(({ sessions }) => sessions > 0).reverse(), [bars]);
  const columns = useMemo(
    (): Column<QualityBar>[] => [
      {
        key: 'when',
        title: t('when'),
        value: ({ from }) => new Date(from).toISOString(),
        text: labels.full,
        render: (bar) => <Link to={toOf(bar)}>{labels.full(bar)}</Link>,
      },
      ...figures,
    ],
    [t, labels, toOf, figures],
  );
  return (
    <DataTable
      id="quality-time"
      label={t('timeTable')}
      rows={rows}
      columns={columns}
      rowKey={barKey}
      urlNaming="named"
      exportName={`${exportName} ${t('time')}`}
      empty={<EmptyState title={t('none')} />}
    />
  );
}

const barKey = ({ from }: QualityBar) => String(from);

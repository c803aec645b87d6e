import { formatNumber, formatPercent, useText } from 'shared-kit/i18n';
import { faultyOf, readingsOf, type QualityFigures } from 'shared-kit/model/quality';
import { Link } from 'shared-kit/router';
import { EmptyState, Heading, Panel } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useId, useMemo } from 'react';
import { RankingChart, type RankedRow } from './chart/ranking-chart';
import { useFigureColumns } from './figure-columns';
import { faultyShare } from './figures/sums';

/** The bars of the chart; the table has all. */
const BARS = 10;

/** A street or a person with figures. */
export interface RankingRow extends QualityFigures {
  key: string;
  name: string;
  /** Whether the name is data, which the browser's translation must not change. */
  isName: boolean;
  /** Where a press leads; undefined for the row of all others. */
  to?: string;
  /** Of a company's street. */
  domain?: string;
  /** Of a person. */
  employeeId?: string;
}

export interface RankingSectionProps {
  id: 'quality-streets' | 'quality-people';
  title: string;
  nameTitle: string;
  tableLabel: string;
  /** Worst first; the row of all others is the last one. */
  rows: readonly RankingRow[];
  exportName: string;
  /** The columns beside the name. */
  beside: readonly Column<RankingRow>[];
}

/** Streets or people, worst first, as bars and as a table. */
export function RankingSection({ id, title, nameTitle, tableLabel, rows, exportName, beside }: RankingSectionProps) {
  const { t, locale } = useText('quality');
  const heading = useId();
  const figures = useFigureColumns<RankingRow>();
  const columns = useMemo(
    (): Column<RankingRow>[] => [
      {
        key: 'name',
        title: nameTitle,
        value: ({ name }) => name,
        render: ({ name, isName, to }) => {
          const shown = isName ? name : <span translate="yes">{name}</span>;
          return to === undefined ? shown : <Link to={to}>{shown}</Link>;
        },
      },
      ...beside,
      ...figures,
    ],
    [nameTitle, beside, figures],
  );
  const worst = rows
    .filter((row) => row.to !== undefined && faultyOf(row) > 0)
    .slice(0, BARS)
    .map((row): RankedRow => ({
      key: row.key,
      name: row.domain === undefined ? row.name : `${row.name} · ${row.domain}`,
      figure: t('figure', {
        faulty: formatNumber(faultyOf(row), locale),
        readings: formatNumber(readingsOf(row), locale),
        share: formatPercent(faultyShare(row) ?? 0, locale, 1),
      }),
      figures: row,
      to: row.to ?? '',
    }));
  return (
    <section className="db-quality-section" aria-labelledby={heading}>
      <Heading id={heading}>{title}</Heading>
      <Panel>
        <div className="db-quality-section">
          <p className="ic-muted">{worst.length > 0 ? t('worst', { count: worst.length }) : t('noneFaulty')}</p>
          {worst.length > 0 && <RankingChart rows={worst} />}
        </div>
      </Panel>
      <DataTable
        id={id}
        label={tableLabel}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        urlNaming="named"
        exportName={`${exportName} ${title}`}
        empty={<EmptyState title={t('none')} />}
      />
    </section>
  );
}

const rowKey = ({ key }: RankingRow) => key;

import { useText } from 'shared-kit/i18n';
import type { Cell, Table } from 'shared-kit/model/session-export';
import { Skeleton } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';

interface Row {
  key: string;
  cells: readonly Cell[];
}

export interface RecordsTableProps {
  session: string;
  table: Table | undefined;
  loading: boolean;
  /** When the switches leave no row. */
  empty: ReactNode;
}

const rowKey = ({ key }: Row) => key;

/** The built table on screen: dates and numbers as such, everything else as text. */
export function RecordsTable({ session, table, loading, empty }: RecordsTableProps) {
  const { t } = useText('dashboards');
  const rows = useMemo(() => table?.rows.map((cells, index) => ({ key: String(index), cells })) ?? [], [table]);
  const columns = useMemo(() => (table ? columnsOf(table) : []), [table]);
  if (!table) return <TableSkeleton />;
  return (
    <DataTable
      id="session"
      label={t('session.table', { session })}
      exportName={session}
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      loading={loading}
      empty={empty}
    />
  );
}

const LINES = ['100%', '96%', '100%', '92%', '100%', '97%'];

/** Before the first table: its columns are not known yet. */
function TableSkeleton() {
  const { t } = useText('dashboards');
  return (
    <div className="ic-panel db-lines" aria-busy="true">
      <span className="ic-hidden" role="status">
        {t('session.building')}
      </span>
      {LINES.map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </div>
  );
}

function columnsOf({ head, dateColumns, numberColumns = [] }: Table): Column<Row>[] {
  return head.map((title, index) => ({
    // Two columns may have one title; the remembered order is kept by the title where it can be.
    key: head.indexOf(title) === index ? title : `${title} (${index})`,
    title,
    value: ({ cells }) => cells[index],
    kind: dateColumns.includes(index) ? 'date' : numberColumns.includes(index) ? 'number' : 'text',
  }));
}

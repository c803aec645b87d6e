import { useText } from 'shared-kit/i18n';
import type { Table } from 'shared-kit/model/session-export';
import { Skeleton } from 'shared-kit/ui-core';
import { DataTable } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import { builtColumns, builtRowKey, builtRows } from '../built-table';

export interface RecordsTableProps {
  session: string;
  table: Table | undefined;
  loading: boolean;
  /** When the switches leave no row. */
  empty: ReactNode;
}

/** The built table on screen. */
export function RecordsTable({ session, table, loading, empty }: RecordsTableProps) {
  const { t } = useText('dashboards');
  const rows = useMemo(() => (table ? builtRows(table) : []), [table]);
  const columns = useMemo(() => (table ? builtColumns(table) : []), [table]);
  if (!table) return <TableSkeleton />;
  return (
    <DataTable
      id="session"
      label={t('session.table', { session })}
      exportName={session}
      rows={rows}
      columns={columns}
      rowKey={builtRowKey}
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

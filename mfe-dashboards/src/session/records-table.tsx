import { useText } from 'shared-kit/i18n';
import type { Table } from 'shared-kit/model/session-export';
import { Skeleton } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import { builtColumns, builtRowKey, builtRows, type BuiltRow } from '../built-table';
import { AllPicturesButton, picturesColumn, type PicturesColumn } from './pictures-column';
import type { SessionPictures } from './session-pictures';

export interface RecordsTableProps {
  session: string;
  table: Table | undefined;
  /** The title of the table's address column. */
  addressTitle: string;
  pictures: SessionPictures;
  loading: boolean;
  /** When the switches leave no row. */
  empty: ReactNode;
}

/** The built table on screen, with the pictures that were taken at an address right after it (DASH-22). */
export function RecordsTable({ session, table, addressTitle, pictures, loading, empty }: RecordsTableProps) {
  const { t } = useText('dashboards');
  const rows = useMemo(() => (table ? builtRows(table) : []), [table]);
  const title = t('session.pictures');
  const columns = useMemo(
    () => (table ? withPictures(table, { title, pictures }, addressTitle) : []),
    [addressTitle, pictures, table, title],
  );
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
      toolbar={() => (pictures.all.length > 0 ? <AllPicturesButton pictures={pictures} /> : null)}
      empty={empty}
    />
  );
}

const plain = (title: string) => title.trim().toLowerCase();

function withPictures(table: Table, column: Omit<PicturesColumn, 'addressAt'>, addressTitle: string): Column<BuiltRow>[] {
  const columns = builtColumns(table);
  // Without base fields it is the sheet's own address column, somewhere among its others (decision D-73).
  const addressAt = table.head.findIndex((title) => plain(title) === plain(addressTitle));
  if (column.pictures.all.length === 0 || addressAt < 0) return columns;
  return columns.toSpliced(addressAt + 1, 0, picturesColumn({ ...column, addressAt }));
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

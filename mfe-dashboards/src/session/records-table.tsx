import { useText } from 'shared-kit/i18n';
import type { ReadingFlag } from 'shared-kit/model';
import { EmptyState } from 'shared-kit/ui-core';
import { DataTable } from 'shared-kit/ui-data';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { NoMatchingAddresses } from '../address-table/no-matching-addresses';
import { TableOutline } from '../address-table/table-outline';
import { AllPicturesButton } from '../address-table/pictures-column';
import type { SessionTable } from '../records/session-table/use-session-table';
import { hasPicturesIn, rowsWith, viewColumns, viewRowKey } from '../address-table/view-columns';

export interface RecordsTableProps {
  session: string;
  data: SessionTable;
  addressTitle: string;
  shelfAddress: (address: string) => string;
  /** The figures that choose which addresses are shown. */
  filters: ReactNode;
  /** The kind of addresses to show; undefined for all. */
  shown: ReadingFlag | undefined;
  onShowAll: () => void;
}

/** Shows the table of a session (ADD-16, DASH-22). */
export function RecordsTable({ session, data, addressTitle, shelfAddress, filters, shown, onShowAll }: RecordsTableProps) {
  const { figures, openReadings: onOpen } = data;
  // Rendered piece by piece: the first table at once would block input.
  const table = useDeferredValue(data.table);
  const { t } = useText('dashboards');
  const rows = useMemo(() => rowsWith(table?.rows ?? [], shown), [table, shown]);
  const frame = table?.frame;
  const hasPictures = hasPicturesIn(figures, table?.rows ?? []);
  const columns = useMemo(
    () => (frame ? viewColumns(frame, { t, addressTitle, shelfAddress, hasPictures, onOpen }) : []),
    [frame, t, addressTitle, shelfAddress, hasPictures, onOpen],
  );
  if (!table) return <TableOutline text={t('session.building')} filters={filters} />;
  return (
    <DataTable
      id="session"
      label={t('session.table', { session })}
      exportName={session}
      rows={rows}
      columns={columns}
      rowKey={viewRowKey}
      loading={data.isSuperseded || (table.partial && rows.length === 0)}
      partial={table.partial}
      filters={filters}
      problem={data.readProblem}
      onRetry={data.retry}
      toolbar={() => <AllPicturesButton rows={table.rows} />}
      empty={
        shown && table.rows.length > 0 ? (
          <NoMatchingAddresses onShowAll={onShowAll} />
        ) : (
          <EmptyState title={t('session.noInvalids')}>{t('session.noInvalidsHelp')}</EmptyState>
        )
      }
    />
  );
}

import { useText } from 'shared-kit/i18n';
import type { Message, ReadingFlag, SessionFigures } from 'shared-kit/model';
import { EmptyState, Skeleton } from 'shared-kit/ui-core';
import { DataTable } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { NoMatchingAddresses } from '../address-table/no-matching-addresses';
import { AllPicturesButton } from '../address-table/pictures-column';
import type { BuiltView } from '../records/session-table/session-client';
import { hasPicturesIn, rowsWith, viewColumns, viewRowKey } from '../address-table/view-columns';

export interface RecordsTableProps {
  session: string;
  table: BuiltView | undefined;
  figures: SessionFigures | undefined;
  /** The kind of addresses to show; undefined for all. */
  shown: ReadingFlag | undefined;
  onShowAll: () => void;
  onOpen: (address: string) => void;
  /** The title of the table's address column. */
  addressTitle: string;
  loading: boolean;
  /** Why the rows may be incomplete or out of date. */
  problem: Message | undefined;
  onRetry: () => void;
}

/** Shows the table of a session (ADD-16, DASH-22). */
export function RecordsTable({ session, table, figures, shown, onShowAll, onOpen, addressTitle, loading, problem, onRetry }: RecordsTableProps) {
  const { t } = useText('dashboards');
  const rows = useMemo(() => rowsWith(table?.rows ?? [], shown), [table, shown]);
  const frame = table?.frame;
  const hasPictures = hasPicturesIn(figures, table?.rows ?? []);
  const columns = useMemo(() => (frame ? viewColumns(frame, { t, addressTitle, hasPictures, onOpen }) : []), [frame, t, addressTitle, hasPictures, onOpen]);
  if (!table) return <TableSkeleton />;
  return (
    <DataTable
      id="session"
      label={t('session.table', { session })}
      exportName={session}
      rows={rows}
      columns={columns}
      rowKey={viewRowKey}
      loading={loading || (table.partial && rows.length === 0)}
      partial={table.partial}
      problem={problem}
      onRetry={onRetry}
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

const LINES = ['100%', '96%', '100%', '92%', '100%', '97%'];

/** Shown until the columns of the first table are known. */
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

import { useText } from 'shared-kit/i18n';
import type { DomainSettings, ReadingFlag } from 'shared-kit/model';
import type { TableColumns } from 'shared-kit/model/session-table';
import { EmptyState } from 'shared-kit/ui-core';
import { DataTable } from 'shared-kit/ui-data';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { NoMatchingAddresses } from '../address-table/no-matching-addresses';
import { TableOutline } from '../address-table/table-outline';
import { AllPicturesButton } from '../address-table/pictures-column';
import { viewColumns } from '../address-table/view-columns';
import { viewRowKey, type ColumnWords } from '../session-data/address-columns';
import type { SessionData } from '../session-data/session-table/use-session-table';

export interface RecordsTableProps {
  session: string;
  data: SessionData;
  settings: DomainSettings | undefined;
  words: ColumnWords;
  /** The figures that choose which addresses are shown. */
  filters: ReactNode;
  /** What can be done with the addresses, among the tools of the table. */
  tools: ReactNode;
  /** The kind of addresses to show; undefined for all. */
  shown: ReadingFlag | undefined;
  onShowAll: () => void;
}

/** Shows the table of a session (ADD-16, DASH-22). */
export function RecordsTable({ session, data, settings, words, filters, tools, shown, onShowAll }: RecordsTableProps) {
  const { source, table, openReadings } = data;
  const { t } = useText('dashboards');
  const hasPictures = (table?.pictures ?? 0) > 0 || (table?.figures?.withPicture ?? 0) > 0;
  // The worker sends the tableColumns again with the figures. Columns are made of a tableColumns once.
  const tableColumns = table && JSON.stringify(table.tableColumns);
  const columns = useMemo(
    () =>
      tableColumns === undefined || !settings
        ? []
        : viewColumns(JSON.parse(tableColumns) as TableColumns, {
            words,
            settings,
            hasPictures,
            onOpen: (address) => void openReadings(address),
          }),
    [tableColumns, settings, words, hasPictures, openReadings],
  );
  // Rendered piece by piece: the first table at once would block input.
  const shownColumns = useDeferredValue(columns);
  if (!table || shownColumns.length === 0) return <TableOutline text={t('session.building')} filters={filters} />;
  return (
    <DataTable
      id="session"
      label={t('session.table', { session })}
      exportName={session}
      source={source}
      rowFilter={shown ?? ''}
      columns={shownColumns}
      rowKey={viewRowKey}
      loading={data.isSuperseded}
      filters={filters}
      problem={data.readProblem}
      onRetry={data.retry}
      toolbar={
        <>
          {tools}
          <AllPicturesButton count={table.pictures} read={data.allPictures} />
        </>
      }
      noneOfFilter={<NoMatchingAddresses onShowAll={onShowAll} />}
      empty={<EmptyState title={t('session.noInvalids')}>{t('session.noInvalidsHelp')}</EmptyState>}
    />
  );
}

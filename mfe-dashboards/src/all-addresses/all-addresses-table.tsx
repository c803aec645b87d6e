import { useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings, ReadingFlag } from 'shared-kit/model';
import type { ViewRow } from 'shared-kit/model/session-table';
import { Link } from 'shared-kit/router';
import { EmptyState } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import { NoMatchingAddresses } from '../address-table/no-matching-addresses';
import { AllPicturesButton } from '../address-table/pictures-column';
import { withLooks } from '../address-table/view-columns';
import { paths } from '../links/paths';
import type { RecountAnswer } from '../recount/answer-recount';
import { RecountButton } from '../recount-dialog/recount-button';
import { viewRowKey } from '../session-data/address-columns';
import type { RowPicture } from '../session-data/row-pictures';
import { allAddressesColumns, SESSION_COLUMN, sessionOf, type AllAddressesWords } from './all-addresses-columns';
import type { AllTable } from './all-views';
import type { AllAddressesSource } from './use-all-records';

export interface AllAddressesTableProps {
  domainRef: DomainRef;
  source: AllAddressesSource;
  table: AllTable;
  settings: DomainSettings;
  words: AllAddressesWords;
  /** The figures that choose which addresses are shown. */
  filters: ReactNode;
  /** The kind of addresses to show; undefined for all. */
  shown: ReadingFlag | undefined;
  onShowAll: () => void;
  loading: boolean;
}

/** Shows the table: each address, the session it comes from (D-17) and its result (ADD-16). */
export function AllAddressesTable({
  domainRef,
  source,
  table,
  settings,
  words,
  filters,
  shown,
  onShowAll,
  loading,
}: AllAddressesTableProps) {
  const { t } = useText('dashboards');
  const { company, domain } = domainRef;
  const columns = useMemo(() => columnsOf({ company, domain }, table, settings, words), [company, domain, table, settings, words]);
  const readPictures = async () => (await source.run({ kind: 'pictures' }, { signal: new AbortController().signal })) as RowPicture[];
  return (
    <DataTable
      id="all"
      label={t('allAddresses.table')}
      exportName={domain}
      source={source}
      rowFilter={shown ?? ''}
      columns={columns}
      rowKey={viewRowKey}
      loading={loading}
      filters={filters}
      toolbar={
        <>
          <RecountButton
            domainRef={domainRef}
            of={domain}
            session={undefined}
            settings={settings}
            ask={async (request, signal) => (await source.run(request, { signal })) as RecountAnswer}
            shown={shown === undefined || shown === 'withPicture' ? [] : [shown]}
          />
          <AllPicturesButton count={table.pictures} read={readPictures} />
        </>
      }
      noneOfFilter={<NoMatchingAddresses onShowAll={onShowAll} />}
      empty={<EmptyState title={t('allAddresses.noInvalids')}>{t('allAddresses.noInvalidsHelp')}</EmptyState>}
    />
  );
}

function columnsOf(
  ref: DomainRef,
  { tableColumns, figures, sessions }: AllTable,
  settings: DomainSettings,
  words: AllAddressesWords,
): Column<ViewRow>[] {
  const sessionPath = (row: ViewRow) => paths.session({ ...ref, session: sessionOf(row, sessions)?.id ?? '' });
  const readingsPath = (row: ViewRow) => `${sessionPath(row)}?${new URLSearchParams({ q: row.address }).toString()}`;
  const columns = allAddressesColumns(tableColumns, sessions, { words, settings, hasPictures: figures.withPicture > 0 });
  return withLooks(columns, { words, readingsPath }).map((column) =>
    column.key === SESSION_COLUMN
      ? { ...column, wrap: true, render: (row) => <Link to={sessionPath(row)}>{sessionOf(row, sessions)?.name}</Link> }
      : column,
  );
}

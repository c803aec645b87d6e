import { useText } from 'shared-kit/i18n';
import type { DomainRef, ReadingFlag, SessionFigures } from 'shared-kit/model';
import type { ViewRow } from 'shared-kit/model/session-export';
import { Link } from 'shared-kit/router';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import { paths } from '../links/paths';
import { useShelfAddress } from '../address-table/use-shelf-address';
import { RESULT_COLUMN, rowsWith, viewColumns, viewRowKey, type ViewColumnsOptions } from '../address-table/view-columns';
import { AllPicturesButton } from '../address-table/pictures-column';
import type { AllTable } from './use-all-table';

export interface AllAddressesTableProps {
  domainRef: DomainRef;
  table: AllTable;
  /** The figures that choose which addresses are shown. */
  filters: ReactNode;
  /** The kind of addresses to show; undefined for all. */
  shown: ReadingFlag | undefined;
  addressTitle: string;
  loading: boolean;
  /** Shown when the switches or the figures leave no row. */
  empty: ReactNode;
}

/** Shows the table: each address, the session it comes from (D-17) and its result (ADD-16). */
export function AllAddressesTable({ domainRef, table, filters, shown, addressTitle, loading, empty }: AllAddressesTableProps) {
  const { t } = useText('dashboards');
  const { company, domain } = domainRef;
  const rows = useMemo(() => rowsWith(table.rows, shown), [table, shown]);
  const shelfAddress = useShelfAddress(domainRef);
  const columns = useMemo(
    () => columnsOf({ company, domain }, table, { addressTitle, shelfAddress, t }),
    [company, domain, table, addressTitle, shelfAddress, t],
  );
  return (
    <DataTable
      id="all"
      label={t('allAddresses.table')}
      exportName={domain}
      rows={rows}
      columns={columns}
      rowKey={viewRowKey}
      loading={loading}
      filters={filters}
      toolbar={() => <AllPicturesButton rows={table.rows} />}
      empty={empty}
    />
  );
}

const hasPictures = ({ withPicture }: SessionFigures) => withPicture > 0;

function columnsOf(
  ref: DomainRef,
  table: AllTable,
  options: Pick<ViewColumnsOptions, 'addressTitle' | 'shelfAddress' | 't'>,
): Column<ViewRow>[] {
  const { t } = options;
  const sessionOf = ({ cells }: ViewRow) => table.sessions[Number(cells[0])];
  const sessionPath = (row: ViewRow) => paths.session({ ...ref, session: sessionOf(row)?.id ?? '' });
  const session: Column<ViewRow> = {
    key: 'session of the row',
    title: t('allAddresses.session'),
    wrap: true,
    value: (row) => sessionOf(row)?.name,
    render: (row) => <Link to={sessionPath(row)}>{sessionOf(row)?.name}</Link>,
  };
  const readingsPath = (row: ViewRow) => `${sessionPath(row)}?${new URLSearchParams({ q: row.address }).toString()}`;
  // The first column holds the position of the session.
  const columns = viewColumns(table.frame, { ...options, hasPictures: hasPictures(table.figures), readingsPath }).slice(1);
  return columns.toSpliced(
    columns.findIndex(({ key }) => key === RESULT_COLUMN),
    0,
    session,
  );
}

import { useText } from 'shared-kit/i18n';
import type { DomainRef } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import { builtColumns, builtRowKey, builtRows, type BuiltRow } from '../built-table';
import { paths } from '../paths';
import type { AllTable } from './use-all-table';

export interface AllAddressesTableProps {
  domainRef: DomainRef;
  table: AllTable;
  loading: boolean;
  /** When the switches leave no row. */
  empty: ReactNode;
}

/** The built table on screen, with the session each row comes from right after the address (decision D-17). */
export function AllAddressesTable({ domainRef, table, loading, empty }: AllAddressesTableProps) {
  const { t } = useText('dashboards');
  const { company, domain } = domainRef;
  const title = t('allAddresses.session');
  const rows = useMemo(() => builtRows(table), [table]);
  const columns = useMemo(() => columnsOf({ company, domain }, table, title), [company, domain, table, title]);
  return (
    <DataTable
      id="all"
      label={t('allAddresses.table')}
      exportName={domain}
      rows={rows}
      columns={columns}
      rowKey={builtRowKey}
      loading={loading}
      empty={empty}
    />
  );
}

function columnsOf(ref: DomainRef, table: AllTable, title: string): Column<BuiltRow>[] {
  const sessionOf = ({ cells }: BuiltRow) => table.sessions[Number(cells[0])];
  const session: Column<BuiltRow> = {
    key: 'session of the row',
    title,
    wrap: true,
    value: (row) => sessionOf(row)?.name,
    render: (row) => {
      const found = sessionOf(row);
      return found && <Link to={paths.session({ ...ref, session: found.id })}>{found.name}</Link>;
    },
  };
  const [, address, ...rest] = builtColumns(table);
  return address ? [address, session, ...rest] : [session];
}

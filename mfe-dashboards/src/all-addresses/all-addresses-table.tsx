import { useText } from 'shared-kit/i18n';
import type { DomainRef } from 'shared-kit/model';
import type { Cell } from 'shared-kit/model/session-export';
import { Link, paths } from 'shared-kit/router';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import type { AllTable } from './use-all-table';

interface Row {
  key: string;
  cells: readonly Cell[];
}

export interface AllAddressesTableProps {
  domainRef: DomainRef;
  table: AllTable;
  loading: boolean;
  /** When the switches leave no row. */
  empty: ReactNode;
}

const rowKey = ({ key }: Row) => key;

/** The built table on screen, with the session each row comes from right after the address (decision D-17). */
export function AllAddressesTable({ domainRef, table, loading, empty }: AllAddressesTableProps) {
  const { t } = useText('dashboards');
  const { company, domain } = domainRef;
  const title = t('allAddresses.session');
  const rows = useMemo(() => table.rows.map((cells, index) => ({ key: String(index), cells })), [table]);
  const columns = useMemo(() => columnsOf({ company, domain }, table, title), [company, domain, table, title]);
  return (
    <DataTable
      id="all"
      label={t('allAddresses.table')}
      exportName={domain}
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      loading={loading}
      empty={empty}
    />
  );
}

function columnsOf(ref: DomainRef, { head, dateColumns, numberColumns = [], sessions }: AllTable, title: string): Column<Row>[] {
  const sessionOf = ({ cells }: Row) => sessions[Number(cells[0])];
  const session: Column<Row> = {
    key: 'session of the row',
    title,
    wrap: true,
    value: (row) => sessionOf(row)?.name,
    render: (row) => {
      const found = sessionOf(row);
      return found && <Link to={paths.session({ ...ref, session: found.id })}>{found.name}</Link>;
    },
  };
  const data = head.map((text, index): Column<Row> => ({
    // Two columns may have one title; the remembered order is kept by the title where it can be.
    key: head.indexOf(text) === index ? text : `${text} (${index})`,
    title: text,
    value: ({ cells }) => cells[index],
    kind: dateColumns.includes(index) ? 'date' : numberColumns.includes(index) ? 'number' : 'text',
  }));
  const [, address, ...rest] = data;
  return address ? [address, session, ...rest] : [session];
}

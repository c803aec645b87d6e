import { useText } from 'shared-kit/i18n';
import type { DomainRef } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { EmptyState } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import { paths } from '../links/paths';
import { cellColumns, cellRowKey, sessionOfCell, type CellListOptions, type CellRow } from './tables/cell-columns';
import { ResultMark } from './tables/result-mark';
import { ShowOnMap } from './tables/show-on-map';
import type { MapSource } from './use-map-picture';

export interface CellsTableProps {
  source: MapSource;
  /** Of `filterText`. */
  rowFilter: string;
  loading: boolean;
  domainRef: DomainRef;
  options: CellListOptions;
  exportName: string;
  /** What can be done with the addresses. */
  toolbar: ReactNode;
  onShow: (address: string) => void;
}

/** The addresses that the map's filters leave. A press on an address shows its cell on the map. */
export function CellsTable({ domainRef, options, exportName, onShow, ...rows }: CellsTableProps) {
  const { t } = useText('rackMap');
  const { company, domain } = domainRef;
  const columns = useMemo(() => {
    const looks: Partial<Record<keyof CellRow, Column<CellRow>['render']>> = {
      address: ({ address, isPlaced }) => (isPlaced ? <ShowOnMap address={address} onShow={onShow} /> : address),
      result: ({ state }) => <ResultMark result={state} />,
      session: (row) => {
        const session = sessionOfCell(row, options.sessions);
        return session && <Link to={paths.session({ company, domain, session: session.id })}>{session.name}</Link>;
      },
    };
    return cellColumns(options).map((column): Column<CellRow> => {
      const render = looks[column.key];
      return render ? { ...column, render } : column;
    });
  }, [options, company, domain, onShow]);
  return (
    <DataTable
      {...rows}
      id="map"
      label={t('cells.table')}
      columns={columns}
      rowKey={cellRowKey}
      exportName={exportName}
      empty={<EmptyState title={t('cells.none')}>{t('cells.noneHelp')}</EmptyState>}
    />
  );
}

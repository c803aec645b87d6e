import { useText } from 'shared-kit/i18n';
import type { DomainRef } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { Button, EmptyState } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { useShelfAddress } from '../../address-table/use-shelf-address';
import { paths } from '../../links/paths';
import { addressAt, stateAt, type RackPicture } from '../picture/rack-picture';
import { textAt } from '../picture/text-list';
import { ResultMark } from './result-mark';

export interface CellsTableProps {
  domainRef: DomainRef;
  picture: RackPicture;
  /** The cells that the map's filters leave, in the order of the picture. */
  cells: readonly number[];
  /** The sessions of the picture. When there are several, a column names the session of each address. */
  sessions: readonly { id: string; name: string }[];
  exportName: string;
  onShow: (cell: number) => void;
}

/** The addresses that the map's filters leave. A press on an address shows its cell on the map. */
export function CellsTable({ domainRef, picture, cells, sessions, exportName, onShow }: CellsTableProps) {
  const { t } = useText('rackMap');
  const { company, domain } = domainRef;
  const shelfAddress = useShelfAddress(domainRef);
  const columns = useMemo(
    (): Column<number>[] => [
      {
        key: 'address',
        title: t('cells.address'),
        value: (cell) => addressAt(picture, cell),
        alsoFoundBy: (cell) => shelfAddress(addressAt(picture, cell)),
        render: (cell) => {
          const address = addressAt(picture, cell);
          if (cell >= picture.placed) return address;
          const label = t('cells.show', { address });
          return (
            <Button variant="link" size="small" aria-label={label} title={label} onClick={() => onShow(cell)}>
              {address}
            </Button>
          );
        },
      },
      {
        key: 'result',
        title: t('cells.result'),
        // The number of a result is its position in the legend, so the column is sorted in the order of the legend.
        value: (cell) => picture.results[cell],
        text: (cell) => t(`result.${stateAt(picture, cell)}`),
        render: (cell) => <ResultMark result={stateAt(picture, cell)} />,
      },
      { key: 'value', title: t('cells.value'), value: (cell) => textAt(picture.values, cell) },
      { key: 'checkedAt', title: t('cells.checkedAt'), kind: 'date', value: (cell) => picture.checkedAt[cell] || null },
      { key: 'readBy', title: t('cells.readBy'), value: (cell) => picture.people[picture.readBy[cell]!] },
      { key: 'readings', title: t('cells.readings'), kind: 'number', value: (cell) => picture.readings[cell] },
      ...(sessions.length > 1
        ? [sessionColumn(picture, sessions, t('cells.session'), (session) => paths.session({ company, domain, session }))]
        : []),
    ],
    [picture, sessions, company, domain, shelfAddress, t, onShow],
  );
  const keyOf = useMemo(() => (cell: number) => addressAt(picture, cell), [picture]);
  return (
    <DataTable
      id="map"
      label={t('cells.table')}
      rows={cells}
      columns={columns}
      rowKey={keyOf}
      exportName={exportName}
      empty={<EmptyState title={t('cells.none')}>{t('cells.noneHelp')}</EmptyState>}
    />
  );
}

function sessionColumn(
  picture: RackPicture,
  sessions: readonly { id: string; name: string }[],
  title: string,
  to: (session: string) => string,
): Column<number> {
  const sessionAt = (cell: number) => (picture.readings[cell] === 0 ? undefined : sessions[picture.session[cell]!]);
  return {
    key: 'session',
    title,
    value: (cell) => sessionAt(cell)?.name,
    render: (cell) => {
      const session = sessionAt(cell);
      return session && <Link to={to(session.id)}>{session.name}</Link>;
    },
  };
}

import { useText } from 'shared-kit/i18n';
import type { DomainRef } from 'shared-kit/model';
import type { ComparedHead, ComparedRow } from 'shared-kit/model/session-export';
import { Button, EmptyState } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import { useShelfAddress } from '../address-table/use-shelf-address';
import { CellShape, ResultMark } from '../map/tables/result-mark';
import { cellsAt, differenceOf } from './difference-of';

export interface DifferencesTableProps {
  domainRef: DomainRef;
  head: ComparedHead;
  rows: readonly ComparedRow[];
  exportName: string;
  empty: string;
  /** Shows an address on the map, where there is one. */
  onShow?: (address: string) => void;
}

const keyOf = ({ address }: ComparedRow): string => address;

/** The compared addresses. A cell shows both values where they differ, on the screen and in exports. */
export function DifferencesTable({ domainRef, head, rows, exportName, empty, onShow }: DifferencesTableProps) {
  const { t } = useText('rackMap');
  const shelfAddress = useShelfAddress(domainRef);
  const columns = useMemo((): Column<ComparedRow>[] => {
    const describeChange = (before: string, after: string) =>
      before === after ? before : t('compare.became', { before: before || t('compare.nothing'), after: after || t('compare.nothing') });
    return [
      {
        key: '/address',
        title: t('compare.address'),
        value: ({ address }) => address,
        alsoFoundBy: ({ address }) => shelfAddress(address),
        isCardTitle: true,
        sticky: true,
        ...(onShow && { render: ({ address }) => <ShowButton address={address} onShow={onShow} /> }),
      },
      {
        key: '/difference',
        title: t('compare.difference'),
        value: ({ difference }) => t(`compare.kind.${difference}`),
        words: true,
        render: (row) => (
          <span className="rm-result">
            <CellShape state={differenceOf(row)} />
            <span>{t(`compare.kind.${row.difference}`)}</span>
          </span>
        ),
      },
      {
        key: '/result',
        title: t('compare.result'),
        value: ({ results: [first, second] }) => {
          const [one, other] = [first ?? second, second ?? first].map((result) => (result ? t(`result.${result}`) : ''));
          return describeChange(one!, other!);
        },
        words: true,
        render: ({ results: [first, second] }) => (
          <span className="rm-both">
            {first && first !== second && <ResultMark result={first} />}
            {first && second && first !== second && <span aria-hidden="true">→</span>}
            {second && <ResultMark result={second} />}
          </span>
        ),
      },
      ...head.map((title, place): Column<ComparedRow> => ({
        // Two columns may have one title.
        key: head.indexOf(title) === place ? title : `${title} (${place})`,
        title,
        titleIsName: true,
        value: (row) => {
          const [before, after] = cellsAt(row, place);
          return row.difference === 'changed' ? describeChange(before, after) : before || after;
        },
        renderSpecial: (row) => changedCell(row, place, (before, after) => describeChange(before, after), t('compare.nothing')),
      })),
    ];
  }, [head, shelfAddress, t, onShow]);
  return (
    <DataTable
      id="compare"
      label={t('compare.table')}
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      exportName={exportName}
      empty={<EmptyState title={t('compare.none')}>{empty}</EmptyState>}
    />
  );
}

function ShowButton({ address, onShow }: { address: string; onShow: (address: string) => void }) {
  const { t } = useText('rackMap');
  const label = t('cells.show', { address });
  return (
    <Button variant="link" size="small" aria-label={label} title={label} onClick={() => onShow(address)}>
      {address}
    </Button>
  );
}

/** Both values of a cell: shown as before and after, read to screen readers as a sentence; undefined where they are equal. */
function changedCell(row: ComparedRow, place: number, describe: (before: string, after: string) => string, nothing: string): ReactNode {
  const [before, after] = cellsAt(row, place);
  if (row.difference !== 'changed' || before === after) return undefined;
  return (
    <span className="rm-both">
      <span aria-hidden="true">
        <del>{before || nothing}</del> → <ins>{after || nothing}</ins>
      </span>
      <span className="ic-hidden">{describe(before, after)}</span>
    </span>
  );
}

import { useText } from 'shared-kit/i18n';
import type { DomainSettings } from 'shared-kit/model';
import type { ComparedHead, ComparedRow } from 'shared-kit/model/session-table';
import { EmptyState } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import { CellShape, ResultMark } from '../tables/result-mark';
import { ShowOnMap } from '../tables/show-on-map';
import { compareColumns, describeChange, type CompareColumn, type CompareWords } from './compare-columns';
import { cellsAt, differenceOf } from './difference-of';
import type { CompareSource } from './use-comparison';

export interface DifferencesTableProps {
  source: CompareSource;
  head: ComparedHead;
  settings: DomainSettings;
  words: CompareWords;
  /** Of `row-filter.ts`. */
  rowFilter: string;
  exportName: string;
  empty: string;
  /** What can be done with the addresses. */
  toolbar?: ReactNode;
  /** Shows an address on the map, where there is one. */
  onShow?: (address: string) => void;
}

const keyOf = ({ address }: ComparedRow): string => address;

/** The compared addresses. A cell shows both values where they differ, on the screen and in exports. */
export function DifferencesTable({ source, head, settings, words, rowFilter, exportName, empty, toolbar, onShow }: DifferencesTableProps) {
  const { t } = useText('rackMap');
  const columns = useMemo(
    () => compareColumns(head, words, settings).map((column): Column<ComparedRow> => ({ ...column, ...looksOf(column, words, onShow) })),
    [head, words, settings, onShow],
  );
  return (
    <DataTable
      id="compare"
      label={t('compare.table')}
      source={source}
      rowFilter={rowFilter}
      columns={columns}
      rowKey={keyOf}
      exportName={exportName}
      toolbar={toolbar}
      empty={<EmptyState title={t('compare.none')}>{empty}</EmptyState>}
    />
  );
}

function looksOf(
  { of, cell = 0 }: CompareColumn,
  words: CompareWords,
  onShow: DifferencesTableProps['onShow'],
): Partial<Column<ComparedRow>> {
  switch (of) {
    case 'address':
      return {
        isCardTitle: true,
        sticky: true,
        ...(onShow && { render: ({ address }) => <ShowOnMap address={address} onShow={onShow} /> }),
      };
    case 'difference':
      return {
        words: true,
        render: (row) => (
          <span className="rm-result">
            <CellShape state={differenceOf(row)} />
            <span>{words.kinds[row.difference]}</span>
          </span>
        ),
      };
    case 'result':
      return {
        words: true,
        render: ({ results: [first, second] }) => (
          <span className="rm-both">
            {first && first !== second && <ResultMark result={first} />}
            {first && second && first !== second && <span aria-hidden="true">→</span>}
            {second && <ResultMark result={second} />}
          </span>
        ),
      };
    case 'cell':
      return { titleIsName: true, renderSpecial: (row) => changedCell(row, cell, words) };
  }
}

/** Both values of a cell: shown as before and after, read to screen readers as a sentence; undefined where they are equal. */
function changedCell(row: ComparedRow, cell: number, words: CompareWords): ReactNode {
  const [before, after] = cellsAt(row, cell);
  if (row.difference !== 'changed' || before === after) return undefined;
  return (
    <span className="rm-both">
      <span aria-hidden="true">
        <del>{before || words.nothing}</del> → <ins>{after || words.nothing}</ins>
      </span>
      <span className="ic-hidden">{describeChange(words, before, after)}</span>
    </span>
  );
}

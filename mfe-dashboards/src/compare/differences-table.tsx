import { useText } from 'shared-kit/i18n';
import type { Cell, ComparedHead, ComparedRow } from 'shared-kit/model/session-export';
import { EmptyState } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import { ResultMark } from '../map/result-mark';

export interface DifferencesTableProps {
  head: ComparedHead;
  rows: readonly ComparedRow[];
  exportName: string;
  loading: boolean;
  empty: string;
}

const keyOf = ({ address }: ComparedRow): string => address;

/** The addresses with what each session has; what differs stands as both. Exported as it is shown. */
export function DifferencesTable({ head, rows, exportName, loading, empty }: DifferencesTableProps) {
  const { t } = useText('rackMap');
  const columns = useMemo((): Column<ComparedRow>[] => {
    const became = (before: string, after: string) => (before === after ? before : t('compare.became', { before: before || t('compare.nothing'), after: after || t('compare.nothing') }));
    return [
      { key: '/address', title: t('compare.address'), value: ({ address }) => address, heads: true },
      { key: '/difference', title: t('compare.difference'), value: ({ difference }) => t(`compare.kind.${difference}`) },
      {
        key: '/result',
        title: t('compare.result'),
        value: ({ results: [first, second] }) => {
          const [one, other] = [first ?? second, second ?? first].map((result) => (result ? t(`result.${result}`) : ''));
          return became(one!, other!);
        },
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
        value: (row) => {
          const [before, after] = cellsOf(row, place);
          return row.difference === 'changed' ? became(before, after) : before || after;
        },
        special: (row) => changedCell(row, place, (before, after) => became(before, after), t('compare.nothing')),
      })),
    ];
  }, [head, t]);
  return (
    <DataTable
      id="compare"
      label={t('compare.table')}
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      exportName={exportName}
      loading={loading}
      empty={<EmptyState title={t('compare.none')}>{empty}</EmptyState>}
    />
  );
}

const text = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

const cellsOf = ({ first, second }: ComparedRow, place: number): [string, string] => [text(first?.[place]), text(second?.[place])];

/** Both values, for eyes as before and after, for ears as a sentence; undefined where they are one. */
function changedCell(row: ComparedRow, place: number, say: (before: string, after: string) => string, nothing: string): ReactNode {
  const [before, after] = cellsOf(row, place);
  if (row.difference !== 'changed' || before === after) return undefined;
  return (
    <span className="rm-both">
      <span aria-hidden="true">
        <del>{before || nothing}</del> → <ins>{after || nothing}</ins>
      </span>
      <span className="ic-hidden">{say(before, after)}</span>
    </span>
  );
}

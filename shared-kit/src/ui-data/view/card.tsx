import { memo, type Ref } from 'react';
import { Skeleton } from '../../ui-core';
import { cellContent } from './cell';
import { RowCheck } from './row-check';
import { GoneMark, type TableRowProps } from './table-row';

export interface CardProps<T> extends TableRowProps<T> {
  /** How many there are, for a list that holds only those near the screen. */
  setSize?: number;
  measureRef?: Ref<HTMLLIElement>;
}

/** A row as a card. */
export const Card = memo(function Card<T>({ row, index, gone, columns, locale, selectLabel, selected, selectable, onSelect, setSize, measureRef }: CardProps<T>) {
  const head = columns.find(({ heads }) => heads) ?? columns[0];
  const rest = columns.filter((column) => column !== head);
  return (
    <li
      className={gone ? 'ic-rowcard ic-row-gone' : 'ic-rowcard'}
      ref={measureRef}
      data-index={index}
      aria-setsize={setSize}
      aria-posinset={setSize === undefined ? undefined : index + 1}
    >
      <div className="ic-rowcard-head">
        {onSelect && <RowCheck row={row} label={selectLabel} checked={selected === true} selectable={selectable && !gone} onSelect={onSelect} />}
        <div className="ic-rowcard-title">
          {gone && <GoneMark />}
          {head && cellContent(row, head, locale)}
        </div>
      </div>
      <dl>
        {rest.map((column) => (
          <div key={column.key}>
            <dt>{column.title}</dt>
            <dd className={column.kind === undefined ? undefined : 'ic-number'}>{cellContent(row, column, locale)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}) as <T>(props: CardProps<T>) => React.JSX.Element;

export function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="ic-rowcard" aria-hidden="true">
      <Skeleton width="55%" height={18} />
      <Skeleton width="80%" />
    </li>
  ));
}

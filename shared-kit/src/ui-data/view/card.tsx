import { memo, type Ref } from 'react';
import { headingOf, translateOf, type Column } from '../layout/column';
import { cellContent } from './cell';
import { RowCheck } from './row-check';
import { RemovedCell, type TableRowProps } from './table-row';

export interface CardProps<T> extends TableRowProps<T> {
  /** The number of all cards, when only those near the viewport are rendered. */
  setSize?: number;
  measureRef?: Ref<HTMLLIElement>;
}

/** A row as a card: its name, its numbers in one line, then its other values. Empty values are left out. */
export const Card = memo(function Card<T>(props: CardProps<T>) {
  const { row, index, isRemoved, columns, locale, now, selectLabel, selected, selectable, onSelect, setSize, measureRef } = props;
  const head = headingOf(columns);
  const fields = columns
    .filter((column) => column !== head)
    .map((column) => ({ column, content: cellContent(row, column, columns, locale, now) }))
    .filter(({ content }) => content !== null && content !== undefined && content !== '' && content !== false);
  const title = head && cellContent(row, head, columns, locale, now);
  const ofKind = (is: (kind: Column<T>['kind']) => boolean) => fields.filter(({ column }) => is(column.kind));
  return (
    <li
      className={isRemoved ? 'ic-rowcard ic-row-gone' : 'ic-rowcard'}
      ref={measureRef}
      data-index={index}
      aria-setsize={setSize}
      aria-posinset={setSize === undefined ? undefined : index + 1}
    >
      <div className="ic-rowcard-head">
        {onSelect && (
          <RowCheck row={row} label={selectLabel} checked={selected === true} selectable={selectable && !isRemoved} onSelect={onSelect} />
        )}
        <div className="ic-rowcard-title ic-row-lead" translate={head && translateOf(head)}>
          {isRemoved ? <RemovedCell>{title}</RemovedCell> : title}
        </div>
        {ofKind((kind) => kind === 'actions').map(({ column, content }) => (
          <div key={column.key} className="ic-rowcard-actions">
            {content}
          </div>
        ))}
      </div>
      <Fields fields={ofKind((kind) => kind === 'number')} className="ic-rowcard-figures" />
      <Fields fields={ofKind((kind) => kind !== 'number' && kind !== 'actions')} />
    </li>
  );
}) as <T>(props: CardProps<T>) => React.JSX.Element;

function Fields<T>({ fields, className }: { fields: readonly { column: Column<T>; content: React.ReactNode }[]; className?: string }) {
  if (fields.length === 0) return null;
  return (
    <dl className={className}>
      {fields.map(({ column, content }) => (
        <div key={column.key}>
          <dt translate={column.titleIsName ? 'no' : undefined}>{column.title}</dt>
          <dd className={column.kind === undefined ? undefined : 'ic-number'} translate={translateOf(column)}>
            {content}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode, Ref } from 'react';
import { TableHead } from './table-head';
import type { ViewProps } from './view-props';

interface TableFrameProps<T> {
  view: ViewProps<T>;
  /** All rows in a box that scrolls, each one line high. */
  oneList?: boolean;
  boxRef?: Ref<HTMLDivElement>;
  /** The bodies. */
  children: ReactNode;
}

/** The table around its rows, with what pages and the one list have in common. */
export function TableFrame<T>({ view, oneList = false, boxRef, children }: TableFrameProps<T>) {
  const { label, count, dense, skeletonRows, pending } = view;
  return (
    <div className={oneList ? 'ic-table-box ic-table-list' : 'ic-table-box'} ref={boxRef}>
      <table
        className={dense ? 'ic-table ic-table-dense' : 'ic-table'}
        aria-label={label}
        aria-rowcount={count + 1}
        aria-busy={skeletonRows > 0 || pending}
      >
        <TableHead {...view} />
        {children}
      </table>
    </div>
  );
}

import { useEffect, type ReactNode, type Ref } from 'react';
import { Skeleton } from '../../ui-core';
import { rowLinkHandlers } from './row-link-handlers';
import type { ShownTable } from '../state/shown-table';

/** The body of the rows. It starts and ends the hold ({@link useHold}). */
export function RowsBody<T>({
  view: { hold },
  bodyRef,
  children,
}: {
  view: ShownTable<T>;
  bodyRef?: Ref<HTMLTableSectionElement>;
  children: ReactNode;
}) {
  const { release, handlers } = hold;
  useEffect(() => release, [release]);
  return (
    <tbody {...handlers} {...rowLinkHandlers} ref={bodyRef}>
      {children}
    </tbody>
  );
}

/** Placeholders for rows that are still being read. */
export function SkeletonBody<T>({ columns, selection, skeletonRows }: ShownTable<T>) {
  return (
    <tbody>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <tr key={index} aria-hidden="true">
          {selection && <td className="ic-table-check" />}
          {columns.map((column, position) => (
            <td key={column.key}>
              <Skeleton width={`${40 + ((index + position) % 4) * 15}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

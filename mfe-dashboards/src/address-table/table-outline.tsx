import { adoptStyles, LoadingText, Skeleton } from 'shared-kit/ui-core';
import type { ReactNode } from 'react';
import addressTableCss from './address-table.css';

adoptStyles(addressTableCss);

/** A page of a table has as many rows until the user chooses another number. */
const ROWS = 10;
const WIDTHS = ['96%', '88%', '92%', '84%'];

export interface TableOutlineProps {
  /** Read out, if nothing over the rows says it. */
  text?: string;
  /** The filters that the table will have. */
  filters: ReactNode;
  /** Shown over the rows, such as the progress of the reading. */
  over?: ReactNode;
}

/** Stands where a table will be, in its size, until its columns are known: nothing around it moves when the table comes. */
export function TableOutline({ text, filters, over }: TableOutlineProps) {
  return (
    <div className="ic-data db-outline" aria-busy="true">
      {text !== undefined && <LoadingText text={text} />}
      <div className="ic-toolbar">
        <div className="ic-search">
          <Skeleton />
        </div>
        <div className="ic-filters">{filters}</div>
      </div>
      <div className="db-outline-rows" aria-hidden="true">
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index}>
            <Skeleton width={WIDTHS[index % WIDTHS.length]} />
          </div>
        ))}
      </div>
      {over && <div className="ic-panel db-outline-over">{over}</div>}
      <div className="ic-data-foot">
        <Skeleton width={120} />
      </div>
    </div>
  );
}

import { useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { tellsFullTime } from '../../ui-core';
import { useColumnWidths } from '../columns/use-column-widths';
import { useCellKeys } from '../keyboard/use-cell-keys';
import type { CellWalkOptions } from '../keyboard/use-cell-walk';
import { leaveRowsWithTab } from '../keyboard/leave-rows';
import { showWholeText } from './show-whole-text';
import { TableHead } from './table-head';
import { useScrollEdges } from './use-scroll-edges';
import type { ShownTable } from '../state/shown-table';

interface TableElementProps<T> extends Omit<CellWalkOptions, 'count'> {
  view: ShownTable<T>;
  /** All rows in a box that scrolls, each one line high. */
  oneList?: boolean;
  boxRef?: Ref<HTMLDivElement>;
  /** The table bodies. `fixWidths` is for a list that renders other rows while it scrolls. */
  children: (fixWidths: () => void) => ReactNode;
}

/** The table element with its heads, column widths and keys, shared by pages and the one list. */
export function TableElement<T>({ view, oneList = false, boxRef, children, reveal, pageBy }: TableElementProps<T>) {
  const { label, columns, count, dense, selection, skeletonRows, pending } = view;
  const table = useRef<HTMLTableElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const widths = useColumnWidths({ table, columns, selectable: selection !== undefined, arrange: view.arrange });
  const walk = useCellKeys({ count, reveal, pageBy });
  const fixed = widths.widths !== null;
  return (
    <EdgedBox table={table} oneList={oneList} boxRef={boxRef} after={after}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events of its cells bubble to it */}
      <table
        className={`ic-table ${dense ? 'ic-table-dense' : ''} ${fixed ? 'ic-table-fixed' : ''} ${selection ? 'ic-table-selectable' : ''}`}
        style={fixed ? { minWidth: widths.least } : undefined}
        aria-label={label}
        aria-rowcount={count + 1}
        aria-busy={skeletonRows > 0 || pending}
        ref={table}
        onKeyDown={(event) => {
          walk(event);
          if (oneList) leaveRowsWithTab(event, after.current);
        }}
        onMouseOver={showWholeText}
        onClickCapture={tellsFullTime.onClickCapture}
        onFocus={(event) => {
          showWholeText(event);
          tellsFullTime.onFocus(event);
        }}
      >
        {fixed && (
          <colgroup>
            {selection && <col className="ic-col-check" />}
            {columns.map(({ key }, place) => (
              // The last column takes the rest of the width.
              <col key={key} style={place === columns.length - 1 ? undefined : { width: widths.widths?.[key] }} />
            ))}
          </colgroup>
        )}
        <TableHead view={view} widths={widths} />
        {children(widths.fix)}
      </table>
    </EdgedBox>
  );
}

interface EdgedBoxProps {
  table: RefObject<HTMLTableElement | null>;
  oneList: boolean;
  boxRef: Ref<HTMLDivElement> | undefined;
  after: RefObject<HTMLSpanElement | null>;
  children: ReactNode;
}

/** The box that a table scrolls in, with its shaded edges. A component of its own, so that the table is not rendered again when they change. */
function EdgedBox({ table, oneList, boxRef, after, children }: EdgedBoxProps) {
  const edges = useScrollEdges(table);
  return (
    <div className="ic-table-edges" data-edges={edges}>
      <div className={`ic-table-box ${oneList ? 'ic-table-list' : ''} ${edges === 'none' ? '' : 'ic-table-wide'}`} ref={boxRef}>
        {children}
      </div>
      {/* The Tab key leaves a long list from here. */}
      {oneList && <span ref={after} tabIndex={-1} />}
    </div>
  );
}

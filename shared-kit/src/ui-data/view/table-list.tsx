import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { Fragment, useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '../../i18n';
import { RowsBody, SkeletonBody } from './table-body';
import { TableElement } from './table-element';
import { usePlace } from './use-place';
import { rowProps, TableRow } from './table-row';
import type { ShownTable } from '../state/shown-table';

/** The row heights of the style sheet, in pixels; every row has one line. */
const ROW_HEIGHT = { normal: 43, dense: 32 };
const HEAD_HEIGHT = 37;
/** Rows rendered beyond the edges of the box, so that scrolling with the wheel shows no gap. */
const OVERSCAN = 6;

/** All rows in one list that scrolls. Only rows near the box are rendered. */
export default function TableList<T>(view: ShownTable<T>) {
  const [box, setBox] = useState<Box | null>(null);
  const boxRef = useCallback((element: HTMLDivElement | null) => setBox(element && { element, height: element.clientHeight }), []);
  const scrollTo = useRef<(index: number) => void>(undefined);
  const rowHeight = view.dense ? ROW_HEIGHT.dense : ROW_HEIGHT.normal;
  return (
    <TableElement
      view={view}
      oneList
      boxRef={boxRef}
      reveal={(rowIndex) => scrollTo.current?.(rowIndex - 2)}
      pageBy={Math.max(1, Math.floor(((box?.height ?? 0) - HEAD_HEIGHT) / rowHeight) - 1)}
    >
      {(fixWidths) =>
        view.skeletonRows > 0 || !box ? (
          <SkeletonBody {...view} />
        ) : (
          <ListBody view={view} box={box} rowHeight={rowHeight} fixWidths={fixWidths} scrollTo={scrollTo} />
        )
      }
    </TableElement>
  );
}

/** The element that scrolls, and its initial height, so that the first rows are rendered without waiting for a measurement. */
interface Box {
  element: HTMLDivElement;
  height: number;
}

interface ListBodyProps<T> {
  view: ShownTable<T>;
  box: Box;
  rowHeight: number;
  fixWidths: () => void;
  /** Receives the function that scrolls to a row. */
  scrollTo: RefObject<((index: number) => void) | undefined>;
}

function ListBody<T>({ view, box, rowHeight, fixWidths, scrollTo }: ListBodyProps<T>) {
  const { count, columns, selection, rowAt, showRange } = view;
  const { t, locale } = useText('common');
  const place = usePlace(view.label);
  const body = useRef<HTMLTableSectionElement>(null);
  // A row that has the focus stays rendered wherever the list is scrolled to, because otherwise the focus would be lost.
  const rangeExtractor = useCallback((range: Parameters<typeof defaultRangeExtractor>[0]) => {
    const near = defaultRangeExtractor(range);
    const focused = focusedIndex(body.current);
    return focused === null || focused >= range.count || near.includes(focused) ? near : [...near, focused].sort((a, b) => a - b);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- the rule is about the React compiler, which does not run here
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.element,
    initialRect: { width: 0, height: box.height },
    initialOffset: place.read,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollPaddingEnd: HEAD_HEIGHT,
    rangeExtractor,
  });
  useLayoutEffect(() => () => place.note(virtualizer.scrollOffset ?? 0), [virtualizer, place]);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => void (scrollTo.current = (index) => virtualizer.scrollToIndex(index)), [virtualizer, scrollTo]);

  const span = columns.length + (selection ? 1 : 0);
  const items = virtualizer.getVirtualItems().filter(({ index }) => index < count);
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useLayoutEffect(() => showRange(first, last + 1), [showRange, first, last]);
  const isDrawn = items.length > 0;
  useLayoutEffect(() => {
    if (isDrawn) fixWidths();
  }, [isDrawn, fixWidths]);
  return (
    <RowsBody view={view} bodyRef={body}>
      {items.map((item, place) => {
        const shownRow = rowAt(item.index);
        return (
          <Fragment key={shownRow?.key ?? item.index}>
            <Gap height={item.start - (items[place - 1]?.end ?? 0)} span={span} />
            {shownRow ? <TableRow {...rowProps(shownRow, view, locale, t)} /> : <Gap height={item.size} span={span} />}
          </Fragment>
        );
      })}
      <Gap height={virtualizer.getTotalSize() - endOf(items)} span={span} />
    </RowsBody>
  );
}

const endOf = (items: readonly VirtualItem[]): number => items.at(-1)?.end ?? 0;

/** An empty row as high as the rows that are not rendered, or not here yet. */
function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="ic-table-gap">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

function focusedIndex(body: HTMLTableSectionElement | null): number | null {
  const row = body?.contains(document.activeElement) ? document.activeElement?.closest('tr') : null;
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : null;
}

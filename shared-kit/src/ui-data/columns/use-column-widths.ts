import { useCallback, useState, type PointerEvent, type RefObject } from 'react';
import type { Column } from '../layout/column';
import { clampWidth, type Arranging } from '../layout/arranging';

type Widths = Readonly<Record<string, number>>;

/** The width of columns without a set width while others have one, in pixels. */
const USUAL_WIDTH = 160;
const CHECK_WIDTH = 42;
const CELL_PADDING = 26;
const HEAD_PADDING = 46;

export type ColumnWidths = ReturnType<typeof useColumnWidths>;

interface Options<T> {
  table: RefObject<HTMLTableElement | null>;
  columns: readonly Column<T>[];
  selectable: boolean;
  arrange: Arranging;
}

/** The widths of columns: by their content until the user changes one or a scrolled list fixes them. */
export function useColumnWidths<T>({ table, columns, selectable, arrange }: Options<T>) {
  const [contentWidths, setContentWidths] = useState<{ columns: readonly Column<T>[]; widths: Widths } | null>(null);
  const [dragged, setDragged] = useState<Widths | null>(null);
  const set = arrange.layout.widths;
  const isSet = columns.some(({ key }) => set[key] !== undefined);
  const byContent = contentWidths?.columns === columns ? contentWidths.widths : null;
  const widths =
    dragged ??
    (isSet || byContent ? Object.fromEntries(columns.map(({ key }) => [key, set[key] ?? byContent?.[key] ?? USUAL_WIDTH])) : null);

  const measureWidths = useCallback((): Widths => {
    const headCells = [...(table.current?.tHead?.rows[0]?.cells ?? [])].slice(-columns.length);
    return Object.fromEntries(
      columns.map(({ key }, place) => [key, clampWidth(headCells[place]?.getBoundingClientRect().width ?? USUAL_WIDTH)]),
    );
  }, [table, columns]);
  const fix = useCallback(() => setContentWidths({ columns, widths: measureWidths() }), [columns, measureWidths]);

  const resize = (key: string, width: number) => arrange.setWidths({ ...measureWidths(), [key]: clampWidth(width) });
  return {
    /** Widths in pixels by key; null while the browser sets them by the content. */
    widths,
    /** The least width of the whole table, in pixels. */
    least: widths ? Object.values(widths).reduce((sum, width) => sum + width, selectable ? CHECK_WIDTH : 0) : undefined,
    /** Fixes the widths that the browser has chosen, so that columns do not change their width when a scrolled list renders other rows. */
    fix,
    startDrag: (key: string, event: PointerEvent<HTMLElement>) => {
      const grip = event.currentTarget;
      const from = event.clientX;
      const before = measureWidths();
      let latest = before;
      grip.setPointerCapture(event.pointerId);
      grip.onpointermove = ({ clientX }) => {
        latest = { ...before, [key]: clampWidth((before[key] ?? USUAL_WIDTH) + clientX - from) };
        setDragged(latest);
      };
      grip.onlostpointercapture = () => {
        grip.onpointermove = grip.onlostpointercapture = null;
        setDragged(null);
        arrange.setWidths(latest);
      };
    },
    /** Makes a column wider by this number of pixels, or narrower if it is negative. */
    widen: (key: string, by: number) => resize(key, (measureWidths()[key] ?? USUAL_WIDTH) + by),
    /** Makes a column as wide as its content. */
    fit: (key: string) => {
      const place = columns.findIndex((column) => column.key === key) + (selectable ? 1 : 0);
      const cells = [...(table.current?.rows ?? [])].flatMap((row) => row.cells[place] ?? []);
      resize(key, Math.max(...cells.map((cell) => contentWidth(cell))));
    },
  };
}

/** The width that a cell's content needs. A head's button fills its cell, so its text and arrow are measured instead. */
function contentWidth(cell: HTMLTableCellElement): number {
  const range = document.createRange();
  range.selectNodeContents(cell.querySelector('.ic-col-title') ?? cell);
  const more = cell.tagName === 'TH' ? HEAD_PADDING : CELL_PADDING;
  return range.getBoundingClientRect().width + more;
}

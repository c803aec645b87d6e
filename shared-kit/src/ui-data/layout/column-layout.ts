import type { Column } from './column';

/** How the columns of a table are arranged, remembered under `table.{id}.layout`. */
export interface ColumnLayout {
  /** Keys in order. A column that is not named follows the same column as in the page's own order. */
  order: readonly string[];
  hidden: readonly string[];
  /** Widths that the user has set, in pixels. */
  widths: Readonly<Record<string, number>>;
}

/** A layout, and the columns arranged by it. */
export interface ColumnArrangement<T> {
  layout: ColumnLayout;
  /** All columns as they are arranged, hidden ones too. */
  allColumns: readonly Column<T>[];
  visible: readonly Column<T>[];
}

export const NO_LAYOUT: ColumnLayout = { order: [], hidden: [], widths: {} };

export const MIN_WIDTH = 64;
export const MAX_WIDTH = 1200;

export const isWidth = (width: unknown): width is number => typeof width === 'number' && width >= MIN_WIDTH && width <= MAX_WIDTH;

/** All columns in the order of the layout, hidden ones too. Every column occurs exactly once, whatever the layout says. */
export function arranged<T>(columns: readonly Column<T>[], order: readonly string[]): Column<T>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const result = [...new Set(order)].flatMap((key) => byKey.get(key) ?? []);
  const placed = new Set(result.map(({ key }) => key));
  columns.forEach((column, natural) => {
    if (placed.has(column.key)) return;
    const before = natural > 0 ? result.indexOf(columns[natural - 1]!) : -1;
    result.splice(before + 1, 0, column);
  });
  return result;
}

/** The columns to show; all of them if none would be shown. */
export function visibleColumns<T>(all: readonly Column<T>[], hidden: readonly string[]): readonly Column<T>[] {
  const visible = all.filter(({ key }) => !hidden.includes(key));
  return visible.length > 0 ? visible : all;
}

/**
 * The arrangement that shows exactly the columns of `shownKeys`. If the stored layout shows the same columns it is used, because it also
 * contains the places of hidden columns, which a link does not.
 */
export function arrangementShowing<T>(
  columns: readonly Column<T>[],
  remembered: ColumnLayout,
  shownKeys: readonly string[],
): ColumnArrangement<T> {
  const rememberedColumns = visibleColumns(arranged(columns, remembered.order), remembered.hidden);
  const isSame = rememberedColumns.length === shownKeys.length && rememberedColumns.every(({ key }, place) => key === shownKeys[place]);
  const layout = isSame ? remembered : layoutShowing(columns, shownKeys, remembered.widths);
  const allColumns = arranged(columns, layout.order);
  return { layout, allColumns, visible: visibleColumns(allColumns, layout.hidden) };
}

/** Whether all columns are shown in the screen's own order. */
export const isNatural = <T>(visible: readonly Column<T>[], columns: readonly Column<T>[]): boolean =>
  visible.length === columns.length && visible.every((column, place) => column === columns[place]);

/** Each visible column, followed by the columns that its cells also show (`mergedInto`). */
export function withInner<T>(visible: readonly Column<T>[], all: readonly Column<T>[]): readonly Column<T>[] {
  const inner = all.filter(({ mergedInto }) => mergedInto !== undefined);
  return inner.length === 0
    ? visible
    : visible.flatMap((column) => [column, ...inner.filter(({ mergedInto }) => mergedInto === column.key)]);
}

/** The order with a column moved to the place of another. */
export function moved(order: readonly string[], key: string, to: number): string[] {
  const rest = order.filter((one) => one !== key);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, key);
  return rest;
}

/** A layout that shows only these columns, in this order, for a shared link. */
export function layoutShowing<T>(columns: readonly Column<T>[], visible: readonly string[], widths: ColumnLayout['widths']): ColumnLayout {
  const hidden = columns.map(({ key }) => key).filter((key) => !visible.includes(key));
  return { order: [...visible, ...hidden], hidden, widths };
}

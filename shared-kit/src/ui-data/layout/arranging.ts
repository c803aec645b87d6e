import type { Column } from './column';
import { MAX_WIDTH, MIN_WIDTH, moved, NO_LAYOUT, type ColumnLayout } from './column-layout';

/** The arrangement of the columns and the actions that change it, for the heads and the panel. */
export interface Arranging {
  layout: ColumnLayout;
  setHidden: (key: string, hidden: boolean) => void;
  /** Moves a column to the place of another. */
  moveTo: (key: string, place: string) => void;
  setWidths: (widths: Readonly<Record<string, number>>) => void;
  showAll: () => void;
  /** Restores the page's own arrangement. */
  reset: () => void;
}

export function arranging<T>(layout: ColumnLayout, all: readonly Column<T>[], setLayout: (layout: ColumnLayout) => void): Arranging {
  const order = all.map(({ key }) => key);
  const change = (next: Partial<ColumnLayout>) => setLayout({ ...layout, order, ...next });
  return {
    layout,
    setHidden: (key, hidden) => change({ hidden: hidden ? [...layout.hidden, key] : layout.hidden.filter((one) => one !== key) }),
    moveTo: (key, place) => change({ order: moved(order, key, order.indexOf(place)) }),
    setWidths: (widths) => change({ widths: { ...layout.widths, ...widths } }),
    showAll: () => change({ hidden: [] }),
    reset: () => setLayout(NO_LAYOUT),
  };
}

export const clampWidth = (width: number): number => Math.ceil(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width)));

import type { Column } from './column';
import { MAX_WIDTH, MIN_WIDTH, moved, NO_LAYOUT, type ColumnLayout } from './column-layout';

export type Arranging = ReturnType<typeof arranging>;

/** The arrangement of the columns and the actions that change it, for the heads and the panel. */
export function arranging<T>(layout: ColumnLayout, all: readonly Column<T>[], setLayout: (layout: ColumnLayout) => void) {
  const order = all.map(({ key }) => key);
  const change = (next: Partial<ColumnLayout>) => setLayout({ ...layout, order, ...next });
  return {
    layout,
    setHidden: (key: string, hidden: boolean) =>
      change({ hidden: hidden ? [...layout.hidden, key] : layout.hidden.filter((one) => one !== key) }),
    /** Moves a column to the place of another. */
    moveTo: (key: string, place: string) => change({ order: moved(order, key, order.indexOf(place)) }),
    setWidths: (widths: ColumnLayout['widths']) => change({ widths: { ...layout.widths, ...widths } }),
    showAll: () => change({ hidden: [] }),
    /** Restores the page's own arrangement. */
    reset: () => setLayout(NO_LAYOUT),
  };
}

export const clampWidth = (width: number): number => Math.ceil(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width)));

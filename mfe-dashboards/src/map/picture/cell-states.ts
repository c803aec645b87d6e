import type { ReadingResult } from 'shared-kit/model';

/** The states of a cell on the map of readings, in the order of the legend. `missing`: the task expects the address, and nobody has read it. */
export const CELL_RESULTS = ['read', 'empty', 'invalid', 'divergent', 'missing'] as const satisfies readonly (ReadingResult | 'missing')[];
export type CellResult = (typeof CELL_RESULTS)[number];

/** The states of a cell on the map of a comparison: read in one session only, with another result, with other values, or the same in both. */
export const CELL_DIFFERENCES = ['first', 'second', 'changedState', 'changedValues', 'equal'] as const;
export type CellDifference = (typeof CELL_DIFFERENCES)[number];

export type CellState = CellResult | CellDifference;

/** The shape in a cell. Every state of a map has its own, so that states can be distinguished without colours. */
export type CellShape = 'full' | 'hollow' | 'crossed' | 'half' | 'dot';

export interface CellStyle {
  shape: CellShape;
  color: 'success' | 'edge' | 'danger' | 'warning' | 'muted' | 'accent' | 'info';
}

/** The strength of the colour of full cells, 0 to 1. Most cells are full, and the full colour would distract from the others. */
export const CALM = 0.62;

/** Red is only for states that need an action. */
export const CELL_STYLES: Record<CellState, CellStyle> = {
  read: { shape: 'full', color: 'success' },
  empty: { shape: 'hollow', color: 'edge' },
  invalid: { shape: 'crossed', color: 'danger' },
  divergent: { shape: 'half', color: 'warning' },
  missing: { shape: 'dot', color: 'muted' },
  first: { shape: 'dot', color: 'muted' },
  second: { shape: 'hollow', color: 'accent' },
  changedState: { shape: 'crossed', color: 'warning' },
  changedValues: { shape: 'half', color: 'info' },
  equal: { shape: 'full', color: 'edge' },
};

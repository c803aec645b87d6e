import type { ReadingResult } from 'shared-kit/model';

/** What a cell of the map of readings can say, in the order of the legend. `missing`: the task expects it, and nobody has read it. */
export const CELL_RESULTS = ['read', 'empty', 'invalid', 'divergent', 'missing'] as const satisfies readonly (ReadingResult | 'missing')[];
export type CellResult = (typeof CELL_RESULTS)[number];

/** What a cell of the map of a comparison can say: read in one of the two alone, of another result, of other values, or the same in both. */
export const CELL_DIFFERENCES = ['first', 'second', 'changedState', 'changedValues', 'equal'] as const;
export type CellDifference = (typeof CELL_DIFFERENCES)[number];

export type CellState = CellResult | CellDifference;

/** How a cell is filled: states of one map are told apart by this alone. */
export type CellShape = 'full' | 'hollow' | 'crossed' | 'half' | 'dot';

export interface CellLook {
  shape: CellShape;
  ink: 'success' | 'edge' | 'danger' | 'warning' | 'muted' | 'accent' | 'info';
}

/** Red only for what somebody must act on; most cells are of the full shape, whose colour is calm. */
export const CELL_LOOKS: Record<CellState, CellLook> = {
  read: { shape: 'full', ink: 'success' },
  empty: { shape: 'hollow', ink: 'edge' },
  invalid: { shape: 'crossed', ink: 'danger' },
  divergent: { shape: 'half', ink: 'warning' },
  missing: { shape: 'dot', ink: 'muted' },
  first: { shape: 'dot', ink: 'muted' },
  second: { shape: 'hollow', ink: 'accent' },
  changedState: { shape: 'crossed', ink: 'warning' },
  changedValues: { shape: 'half', ink: 'info' },
  equal: { shape: 'full', ink: 'edge' },
};

import { CELL_STYLES, type CellShape, type CellState } from '../picture/cell-states';
import type { MapColours } from './colours';

/** How a cell is drawn: plain, dimmed because the filters hide it, or with an outline because it is selected. */
export const MARK = { plain: 0, dimmed: 1, selected: 2 } as const;

/** The pixels of a cell, row by row. */
export type Sprite = readonly Uint32Array[];

/** A sprite for each state and mark: `state * 3 + mark`. */
export type SpriteSheet = readonly Sprite[];

export const spriteAt = (sheet: SpriteSheet, state: number, mark: number): Sprite => sheet[state * 3 + mark]!;

/** The least size of a cell with an outline, in device pixels. In smaller cells the outline would cover the shape. */
const OUTLINED = 6;

/**
 * Whether a pixel of a cell of `size` pixels belongs to its shape. Each state has its own shape, so that states can be distinguished without
 * colours.
 */
export function isInShape(shape: CellShape, x: number, y: number, size: number): boolean {
  const edge = Math.max(1, Math.round(size / 9));
  const fromEdge = Math.min(x, y, size - 1 - x, size - 1 - y);
  if (shape === 'hollow') return size < 3 ? x === y : fromEdge < edge;
  if (shape === 'half') return x + y >= size - 1;
  if (shape === 'dot') {
    const dot = Math.max(1, Math.round(size / 3));
    const start = Math.floor((size - dot) / 2);
    return x >= start && x < start + dot && y >= start && y < start + dot;
  }
  if (shape === 'crossed' && size >= 7) {
    const cross = Math.max(1, Math.round(size / 8)) / 2 + 0.2;
    const isOnCross = Math.abs(x - y) <= cross || Math.abs(x + y - (size - 1)) <= cross;
    return !(isOnCross && fromEdge >= Math.round(size / 5));
  }
  return true;
}

/** The size of a cell without the gap to the next one: one pixel, two for large cells, none for the smallest. */
const insideOf = (size: number): number => size - (size >= 24 ? 2 : size >= 3 ? 1 : 0);

export function drawSprites(size: number, colours: MapColours, states: readonly CellState[]): SpriteSheet {
  return states.flatMap((state) =>
    Object.values(MARK).map((mark) =>
      drawSprite(CELL_STYLES[state].shape, size, colours, mark, (mark === MARK.dimmed ? colours.dimmed : colours.colors)[state]),
    ),
  );
}

function drawSprite(shape: CellShape, size: number, { rack, surface, outline }: MapColours, mark: number, color: number): Sprite {
  const inside = insideOf(size);
  const line = mark === MARK.selected && size >= OUTLINED ? Math.max(1, Math.round(size / 12)) : 0;
  return Array.from({ length: size }, (_, y) =>
    Uint32Array.from({ length: size }, (__, x) => {
      if (x >= inside || y >= inside) return rack;
      if (Math.min(x, y, inside - 1 - x, inside - 1 - y) < line) return outline;
      return isInShape(shape, x, y, inside) ? color : surface;
    }),
  );
}

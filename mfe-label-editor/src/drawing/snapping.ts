import { HANDLES, shift, type Box, type Handle } from './geometry';

/** Lines that edges snap to, in pixels of the picture. */
export interface SnapLines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** A line that a box has snapped to, which the canvas shows. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

export interface Snapped {
  box: Box;
  guides: Guide[];
}

/** The edges of some boxes as lines. */
export const snapLines = (boxes: readonly Box[]): SnapLines => ({
  xs: boxes.flatMap(({ left, right }) => [left, right]),
  ys: boxes.flatMap(({ top, bottom }) => [top, bottom]),
});

export const NO_LINES: SnapLines = { xs: [], ys: [] };

/** How far the nearest of the edges is from the nearest line, and where that line is; null when none is near. */
function findNearest(edges: readonly number[], lines: readonly number[], distance: number): { by: number; at: number } | null {
  let nearestLine: { by: number; at: number } | null = null;
  for (const edge of edges) {
    for (const at of lines) {
      const by = at - edge;
      if (Math.abs(by) <= distance && (!nearestLine || Math.abs(by) < Math.abs(nearestLine.by))) nearestLine = { by, at };
    }
  }
  return nearestLine;
}

const guides = (x: { at: number } | null, y: { at: number } | null): Guide[] => [
  ...(x ? [{ axis: 'x', at: x.at } as const] : []),
  ...(y ? [{ axis: 'y', at: y.at } as const] : []),
];

/** A moved box, snapped to lines within `distance` by the edge that is nearest to one. */
export function snapMoved(box: Box, { xs, ys }: SnapLines, distance: number): Snapped {
  const x = findNearest([box.left, box.right], xs, distance);
  const y = findNearest([box.top, box.bottom], ys, distance);
  return { box: shift(box, x?.by ?? 0, y?.by ?? 0), guides: guides(x, y) };
}

/** A resized box, with the edges of its handle snapped to lines within `distance`; the other edges stay. */
export function snapResized(box: Box, handle: Handle, { xs, ys }: SnapLines, distance: number): Snapped {
  const edge = { w: 'left', e: 'right', n: 'top', s: 'bottom' } as const;
  const parts = HANDLES.filter((part) => part.length === 1 && handle.includes(part)) as (keyof typeof edge)[];
  let next = box;
  const snappedGuides: Guide[] = [];
  for (const part of parts) {
    const axis = part === 'w' || part === 'e' ? 'x' : 'y';
    const line = findNearest([box[edge[part]]], axis === 'x' ? xs : ys, distance);
    if (!line) continue;
    next = { ...next, [edge[part]]: line.at };
    snappedGuides.push({ axis, at: line.at });
  }
  return { box: next, guides: snappedGuides };
}

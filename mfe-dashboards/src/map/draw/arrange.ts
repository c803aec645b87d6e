import type { RackStreet } from '../layout/lay-out';

/** A part of a street that stands in one piece: its columns from `from` up to `to`. */
export interface Block {
  street: number;
  from: number;
  to: number;
}

/** Blocks one under the other, and beside each other where there is room. It stays as it is while somebody zooms. */
export type Arrangement = readonly (readonly Block[])[];

/** Sizes in device pixels that do not grow with the cells. */
export interface Measures {
  /** Above a block: its name. */
  head: number;
  /** Under it: the names of its columns. */
  foot: number;
  /** Left of it: the names of its levels. */
  gutter: number;
  /** Between blocks. */
  gap: number;
  /** A block is at least so wide, for its name. */
  leastWidth: number;
}

/** Sizes for screens of so many device pixels to one of the page's. */
export const measuresFor = (ratio: number): Measures => ({
  head: Math.round(20 * ratio),
  foot: Math.round(14 * ratio),
  gutter: Math.round(22 * ratio),
  gap: Math.round(14 * ratio),
  leastWidth: Math.round(76 * ratio),
});

/** Where a block stands when cells are of one size: its cells begin at `x`, `y`. */
export interface PlacedBlock extends Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From one column to the next. Columns of several positions are set apart from each other. */
export const pitchOf = ({ positions }: RackStreet, cell: number): number =>
  positions.length * cell + (positions.length > 1 ? Math.max(1, Math.round(cell * 0.3)) : 0);

const widthOf = (street: RackStreet, columns: number, cell: number, { leastWidth }: Measures): number =>
  Math.max(leastWidth, columns * pitchOf(street, cell));

/** Breaks streets that are wider than the view, into parts as equal as can be, and sets them in rows. */
function pack(streets: readonly RackStreet[], cell: number, width: number, measures: Measures): Block[][] {
  const rows: Block[][] = [];
  let x = Infinity;
  for (const [at, street] of streets.entries()) {
    const room = Math.max(1, Math.floor((width - measures.gutter) / pitchOf(street, cell)));
    const columns = street.columns.length;
    const each = Math.ceil(columns / Math.ceil(columns / room));
    for (let from = 0; from < columns; from += each) {
      const to = Math.min(columns, from + each);
      const needed = measures.gutter + widthOf(street, to - from, cell, measures);
      if (x + needed > width) {
        rows.push([]);
        x = 0;
      }
      rows.at(-1)!.push({ street: at, from, to });
      x += needed + measures.gap;
    }
  }
  return rows;
}

/** Where the blocks stand with cells of that size, and how large the whole is. Blocks of a row stand on the same ground. */
export function placeBlocks(arrangement: Arrangement, streets: readonly RackStreet[], cell: number, measures: Measures) {
  const blocks: PlacedBlock[] = [];
  let y = 0;
  let width = 0;
  for (const row of arrangement) {
    const levels = row.reduce((most, { street }) => Math.max(most, streets[street]!.levels.length), 0);
    let x = 0;
    for (const block of row) {
      const street = streets[block.street]!;
      const height = street.levels.length * cell;
      x += measures.gutter;
      blocks.push({ ...block, x, y: y + measures.head + levels * cell - height, width: (block.to - block.from) * pitchOf(street, cell), height });
      x += widthOf(street, block.to - block.from, cell, measures) + measures.gap;
    }
    width = Math.max(width, x - measures.gap);
    y += measures.head + levels * cell + measures.foot;
  }
  return { blocks, width, height: y };
}

/** How much smaller cells may be for streets to stand in one piece each. */
const WHOLE_STREETS = 0.55;

/**
 * The largest cells with which the whole warehouse is in view, not smaller than `least`; then it is larger than the view. Streets are
 * broken only where that makes cells a good deal larger.
 */
export function arrange(
  streets: readonly RackStreet[],
  view: { width: number; height: number },
  cells: { least: number; most: number },
  measures: Measures,
): { arrangement: Arrangement; cell: number } {
  let broken: { arrangement: Arrangement; cell: number } | undefined;
  for (let cell = cells.most; cell > cells.least; cell--) {
    if (broken && cell < broken.cell * WHOLE_STREETS) break;
    const arrangement = pack(streets, cell, view.width, measures);
    const { width, height } = placeBlocks(arrangement, streets, cell, measures);
    if (height > view.height || width > view.width) continue;
    if (arrangement.flat().length === streets.length) return { arrangement, cell };
    broken ??= { arrangement, cell };
  }
  return broken ?? { arrangement: pack(streets, cells.least, view.width, measures), cell: cells.least };
}

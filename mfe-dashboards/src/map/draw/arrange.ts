import type { RackStreet } from '../layout/lay-out';

/** Adjacent columns of a street, from `from` up to but without `to`. A street that is wider than the view has several blocks. */
export interface Block {
  street: number;
  from: number;
  to: number;
}

/** The blocks of all streets in rows, from top to bottom. It stays the same while the user zooms. */
export type Arrangement = readonly (readonly Block[])[];

/** Sizes in device pixels that do not grow with the cells. */
export interface Measures {
  /** The height above a block, for its name. */
  head: number;
  /** The height below it, for the names of its columns. */
  foot: number;
  /** The width to the left of it, for the names of its levels. */
  gutter: number;
  gap: number;
  /** The least width of a block, so that its name fits. */
  leastWidth: number;
}

/** The measures for a screen with `ratio` device pixels for each pixel of the page. */
export const measuresFor = (ratio: number): Measures => ({
  head: Math.round(20 * ratio),
  foot: Math.round(14 * ratio),
  gutter: Math.round(22 * ratio),
  gap: Math.round(14 * ratio),
  leastWidth: Math.round(76 * ratio),
});

/** The place of a block for a given size of cells, in device pixels. `x` and `y` are the upper left corner of its cells. */
export interface PlacedBlock extends Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The distance from one column to the next, in device pixels. Columns of several positions have a gap between them. */
export const pitchOf = ({ positions }: RackStreet, cell: number): number =>
  positions.length * cell + (positions.length > 1 ? Math.max(1, Math.round(cell * 0.3)) : 0);

const widthOf = (street: RackStreet, columns: number, cell: number, { leastWidth }: Measures): number =>
  Math.max(leastWidth, columns * pitchOf(street, cell));

/** Splits streets that are wider than the view into blocks of nearly the same width, and arranges all blocks in rows. */
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

/** The places of the blocks for a size of cells, and the size of the whole map. The blocks of a row are aligned at the bottom. */
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
      blocks.push({
        ...block,
        x,
        y: y + measures.head + levels * cell - height,
        width: (block.to - block.from) * pitchOf(street, cell),
        height,
      });
      x += widthOf(street, block.to - block.from, cell, measures) + measures.gap;
    }
    width = Math.max(width, x - measures.gap);
    y += measures.head + levels * cell + measures.foot;
  }
  return { blocks, width, height: y };
}

/** Cells may shrink to this share of their size when that avoids splitting streets. */
const WHOLE_STREETS = 0.55;

/**
 * Finds the largest cells with which the whole warehouse fits into the view. Cells are at least `cells.least`, also when the warehouse does not
 * fit then. Streets are split only if that makes cells much larger.
 */
export function arrange(
  streets: readonly RackStreet[],
  view: { width: number; height: number },
  cells: { least: number; most: number },
  measures: Measures,
): { arrangement: Arrangement; cell: number } {
  let splitResult: { arrangement: Arrangement; cell: number } | undefined;
  for (let cell = cells.most; cell > cells.least; cell--) {
    if (splitResult && cell < splitResult.cell * WHOLE_STREETS) break;
    const arrangement = pack(streets, cell, view.width, measures);
    const { width, height } = placeBlocks(arrangement, streets, cell, measures);
    if (height > view.height || width > view.width) continue;
    if (arrangement.flat().length === streets.length) return { arrangement, cell };
    splitResult ??= { arrangement, cell };
  }
  return splitResult ?? { arrangement: pack(streets, cells.least, view.width, measures), cell: cells.least };
}

import { columnAt, type RackPicture } from '../picture/rack-picture';
import { pitchOf, type PlacedBlock } from './arrange';

/** A point on the map. In this file it is in device pixels from the upper left corner of the whole map. */
export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a cell. */
export function cornerOf(picture: RackPicture, block: PlacedBlock, at: number, cell: number): Point {
  const street = picture.streets[block.street]!;
  const column = columnAt(street, at);
  return {
    x: block.x + (column - block.from) * pitchOf(street, cell) + picture.positions[at]! * cell,
    y: block.y + (street.levels.length - 1 - picture.levels[at]!) * cell,
  };
}

/** The block of a cell, or undefined for an address without a place. */
export function blockOf(picture: RackPicture, blocks: readonly PlacedBlock[], at: number): PlacedBlock | undefined {
  if (at < 0 || at >= picture.placed) return undefined;
  return blocks.find(({ street, from, to }) => {
    const { columnStart } = picture.streets[street]!;
    return at >= columnStart[from]! && at < columnStart[to]!;
  });
}

/** The cell at a point, or -1. */
export function cellAt(picture: RackPicture, blocks: readonly PlacedBlock[], { x, y }: Point, cell: number): number {
  const block = blocks.find((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height);
  if (!block) return -1;
  const street = picture.streets[block.street]!;
  const pitch = pitchOf(street, cell);
  const column = block.from + Math.floor((x - block.x) / pitch);
  const position = Math.floor(((x - block.x) % pitch) / cell);
  const level = street.levels.length - 1 - Math.floor((y - block.y) / cell);
  return cellIn(picture, block.street, column, level, position);
}

/** The cell at a place in a street, or -1 for a gap. */
export function cellIn(picture: RackPicture, street: number, column: number, level: number, position: number): number {
  const { columnStart } = picture.streets[street]!;
  for (let at = columnStart[column]!; at < columnStart[column + 1]!; at++) {
    if (picture.levels[at] === level && picture.positions[at] === position) return at;
  }
  return -1;
}

/** The cells that a rectangle touches, in all of its blocks. */
export function* cellsIn(picture: RackPicture, blocks: readonly PlacedBlock[], one: Point, other: Point, cell: number): Generator<number> {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  for (const block of blocks) {
    if (block.x > right || block.x + block.width < left || block.y > bottom || block.y + block.height < top) continue;
    const { columnStart } = picture.streets[block.street]!;
    for (let at = columnStart[block.from]!; at < columnStart[block.to]!; at++) {
      const corner = cornerOf(picture, block, at, cell);
      if (corner.x + cell > left && corner.x < right && corner.y + cell > top && corner.y < bottom) yield at;
    }
  }
}

import type { RackStreet } from '../layout/lay-out';
import { columnAt, streetAt, type RackPicture } from '../picture/rack-picture';

/**
 * A rectangle of cells in a street, seen from the front. Its corners have names instead of indexes, so that an area in the URL of a page
 * still contains the same cells when the racks have grown.
 */
export interface Area {
  street: string;
  from: { column: string; position: string; level: string };
  to: { column: string; position: string; level: string };
}

/** The smallest areas that contain the cells, one for each street. */
export function areasAround(picture: RackPicture, cells: readonly number[]): Area[] {
  const byStreet = new Map<number, { along: [number, number]; up: [number, number] }>();
  for (const cell of cells) {
    const at = streetAt(picture, cell);
    const street = picture.streets[at];
    if (!street) continue;
    const along = alongOf(picture, street, cell);
    const up = picture.levels[cell]!;
    const box = byStreet.get(at);
    if (!box) byStreet.set(at, { along: [along, along], up: [up, up] });
    else {
      box.along = [Math.min(box.along[0], along), Math.max(box.along[1], along)];
      box.up = [Math.min(box.up[0], up), Math.max(box.up[1], up)];
    }
  }
  return [...byStreet].map(([at, { along, up }]) => {
    const street = picture.streets[at]!;
    return { street: street.name, from: cornerAt(street, along[0], up[0]), to: cornerAt(street, along[1], up[1]) };
  });
}

/** The number of positions between the beginning of the street and the cell. */
const alongOf = ({ positions }: RackPicture, street: RackStreet, cell: number): number =>
  columnAt(street, cell) * street.positions.length + positions[cell]!;

const cornerAt = ({ columns, positions, levels }: RackStreet, along: number, up: number) => ({
  column: columns[Math.floor(along / positions.length)]!,
  position: positions[along % positions.length]!,
  level: levels[up]!,
});

/** The cells of an area; none when its street or one of its corners does not exist (any more). */
export function* cellsOfArea(picture: RackPicture, { street: name, from, to }: Area): Generator<number> {
  const street = picture.streets.find((one) => one.name === name);
  if (!street) return;
  const along = [from, to].map(({ column, position }) => {
    const [at, place] = [street.columns.indexOf(column), street.positions.indexOf(position)];
    return at < 0 || place < 0 ? -1 : at * street.positions.length + place;
  });
  const up = [street.levels.indexOf(from.level), street.levels.indexOf(to.level)];
  if (Math.min(...along, ...up) < 0) return;
  const [left, right] = [Math.min(...along), Math.max(...along)];
  const [low, high] = [Math.min(...up), Math.max(...up)];
  const first = Math.floor(left / street.positions.length);
  const last = Math.floor(right / street.positions.length);
  for (let cell = street.columnStart[first]!; cell < street.columnStart[last + 1]!; cell++) {
    const at = alongOf(picture, street, cell);
    const level = picture.levels[cell]!;
    if (at >= left && at <= right && level >= low && level <= high) yield cell;
  }
}

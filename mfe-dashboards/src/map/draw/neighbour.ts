import { columnAt, streetAt, type RackPicture } from '../picture/rack-picture';
import { cellIn } from './cell-at';

export type Direction = 'left' | 'right' | 'up' | 'down' | 'streetBefore' | 'streetAfter' | 'first' | 'last';

/**
 * The next cell in a direction; gaps are skipped. Left and right stay on the level, and lead from the end of a street to the next street. Up
 * and down stay in the column. It is the same cell when there is no other one, and -1 when there are no racks.
 */
export function neighbour(picture: RackPicture, at: number, direction: Direction): number {
  const { placed, streets } = picture;
  if (placed === 0) return -1;
  if (direction === 'first' || at < 0 || at >= placed) return 0;
  if (direction === 'last') return placed - 1;
  const street = streetAt(picture, at);
  const { columns, levels, positions, columnStart } = streets[street]!;
  if (direction === 'streetBefore' || direction === 'streetAfter') {
    const next = streets[street + (direction === 'streetAfter' ? 1 : -1)];
    return next ? next.columnStart[0]! : at;
  }
  const column = columnAt(streets[street]!, at);
  const [level, position] = [picture.levels[at]!, picture.positions[at]!];
  if (direction === 'up' || direction === 'down') {
    const step = direction === 'up' ? 1 : -1;
    for (let next = level + step; next >= 0 && next < levels.length; next += step) {
      const cell = cellIn(picture, street, column, next, position);
      if (cell >= 0) return cell;
    }
    return at;
  }
  const step = direction === 'right' ? 1 : -1;
  let place = column * positions.length + position + step;
  for (; place >= 0 && place < columns.length * positions.length; place += step) {
    const next = Math.floor(place / positions.length);
    // An empty column is skipped as a whole, because there may be many of them.
    if (columnStart[next] === columnStart[next + 1]) continue;
    const cell = cellIn(picture, street, next, level, place % positions.length);
    if (cell >= 0) return cell;
  }
  const nextStreet = streets[street + step];
  return nextStreet ? (step > 0 ? nextStreet.columnStart[0]! : nextStreet.columnStart.at(-1)! - 1) : at;
}

import type { ComparedRow } from 'shared-kit/model/session-export';
import { Racks } from '../layout/lay-out';
import { CELL_DIFFERENCES } from '../picture/cell-states';
import { layOutPicture } from '../picture/lay-out-picture';
import type { RackPicture } from '../picture/rack-picture';
import { differenceOf } from './difference-of';

/** Builds the map of a comparison: a cell for each address with its difference, and `changeOf` in words (ADD-15). */
export function differencesPicture(rows: readonly ComparedRow[], pattern: string, changeOf: (row: ComparedRow) => string): RackPicture {
  const racks = new Racks(pattern);
  for (const { address } of rows) racks.add(address);
  return layOutPicture(racks, CELL_DIFFERENCES, (at) => {
    const row = rows[at]!;
    return { state: CELL_DIFFERENCES.indexOf(differenceOf(row)), value: changeOf(row) };
  });
}

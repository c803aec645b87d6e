import type { Job } from 'shared-kit/workers/inside';
import { Racks } from '../map/layout/lay-out';
import { CELL_DIFFERENCES } from '../map/picture/cell-states';
import { layOutPicture } from '../map/picture/lay-out-picture';
import type { RackPicture } from '../map/picture/rack-picture';
import { textAt, type TextList } from '../map/picture/text-list';

/** Compared addresses, in lists that are sent to the worker in a few milliseconds. */
export interface DifferencesMapRequest {
  pattern: string;
  addresses: TextList;
  /** The difference of each address, as an index into `CELL_DIFFERENCES`. */
  differences: Uint8Array<ArrayBuffer>;
  /** What has changed at each address, in the user's language. */
  changes: TextList;
}

/** Builds the map of a comparison: a cell for each address with the state of its difference (ADD-15). Runs in the worker. */
export const differencesMapJob: Job<DifferencesMapRequest, RackPicture> = ({ pattern, addresses, differences, changes }) => {
  const racks = new Racks(pattern);
  for (let at = 0; at < differences.length; at++) racks.add(textAt(addresses, at));
  return Promise.resolve(layOutPicture(racks, CELL_DIFFERENCES, (at) => ({ state: differences[at]!, value: textAt(changes, at) })));
};

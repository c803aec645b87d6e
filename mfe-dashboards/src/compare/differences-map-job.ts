import type { Job } from 'shared-kit/workers/inside';
import { CELL_DIFFERENCES } from '../map/picture/cell-states';
import { layOutPicture } from '../map/picture/lay-out-picture';
import type { RackPicture } from '../map/picture/rack-picture';

/** Compared addresses, in lists with an entry for each. */
export interface DifferencesMapRequest {
  pattern: string;
  addresses: readonly string[];
  /** The difference of each address, as an index into `CELL_DIFFERENCES`. */
  differences: Uint8Array<ArrayBuffer>;
  /** What has changed at each address, in the user's language. */
  changes: readonly string[];
}

/** Builds the map of a comparison: a cell for each address with the state of its difference (ADD-15). Runs in the worker. */
export const differencesMapJob: Job<DifferencesMapRequest, RackPicture> = ({ pattern, addresses, differences, changes }) =>
  Promise.resolve(layOutPicture(addresses, pattern, CELL_DIFFERENCES, (at) => ({ state: differences[at]!, value: changes[at]! })));

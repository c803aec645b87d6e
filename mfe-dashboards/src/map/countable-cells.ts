import type { AddressRecord } from 'shared-kit/model';
import { mergeSessions, type LoadedSession } from 'shared-kit/model/session-table';
import type { Countable } from '../recount/answer-recount';
import { filterOf } from './filter/map-query';
import { shownCells } from './filter/shown-cells';
import { MARK } from './draw/sprites';
import { CELL_RESULTS, type CellResult } from './picture/cell-states';
import { addressAt, stateAt, type RackPicture } from './picture/rack-picture';

/** The addresses that the filters of the map leave, by their state there: what a rectangle holds, a street, or a kind of the legend. */
export function countableCells(picture: RackPicture, filter: string, sessions: readonly LoadedSession[]): Countable {
  let byAddress: Map<string, AddressRecord[]> | undefined;
  return {
    kinds: CELL_RESULTS,
    *candidates() {
      for (const [cell, mark] of shownCells(picture, filterOf(filter)).marks.entries())
        if (mark !== MARK.dimmed) yield { address: addressAt(picture, cell), kinds: [stateAt(picture, cell) as CellResult] };
    },
    readings: (address) => (byAddress ??= recordsByAddress(sessions)).get(address),
  };
}

/** Of each address the records of the session that read it last (D-17). */
function recordsByAddress(sessions: readonly LoadedSession[]): Map<string, AddressRecord[]> {
  const byAddress = new Map<string, AddressRecord[]>();
  for (const { records } of mergeSessions(sessions)) {
    for (const record of records) {
      const others = byAddress.get(record.address);
      if (others) others.push(record);
      else byAddress.set(record.address, [record]);
    }
  }
  return byAddress;
}

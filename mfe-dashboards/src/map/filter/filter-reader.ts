import type { RackPicture } from '../picture/rack-picture';
import { filterOf } from './map-query';
import { shownAddresses } from './shown-cells';

type Passes<Row> = (row: Row) => boolean;

/** Returns the function for whether a row passes a filter. `read` says what a filter means, and is asked once for each. */
export function filterReader<Row>(read: (filter: string) => Passes<Row>): (row: Row, filter: string) => boolean {
  let last: { filter: string; passes: Passes<Row> } | undefined;
  return (row, filter) => {
    if (last?.filter !== filter) last = { filter, passes: read(filter) };
    return last.passes(row);
  };
}

/** What a text of `filterText` means on a map: the rows of the addresses that it leaves there. */
export function onMap(picture: RackPicture, filter: string): Passes<{ address: string }> {
  const addresses = shownAddresses(picture, filterOf(filter));
  return ({ address }) => addresses.has(address);
}

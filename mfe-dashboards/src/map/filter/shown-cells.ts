import { MARK } from '../draw/sprites';
import { addressAt, sizeOf, type RackPicture } from '../picture/rack-picture';
import { cellsOfArea } from './area';
import { hasFilters, type MapFilter } from './map-query';

export interface ShownCells {
  /** For each cell a value of `MARK`. The map shows dimmed cells, the list below it does not. */
  marks: Uint8Array<ArrayBuffer>;
  /** How many cells are not dimmed. */
  count: number;
}

/** Marks the cells that the filters leave; without filters, all of them. */
export function shownCells(picture: RackPicture, filter: MapFilter): ShownCells {
  const size = sizeOf(picture);
  const marks = new Uint8Array(size);
  if (!hasFilters(filter)) return { marks, count: size };
  const { street, withoutPlace, areas, results } = filter;
  const isWanted = picture.states.map((state) => results.length === 0 || results.includes(state));
  marks.fill(MARK.dimmed);
  let count = 0;
  const show = (cell: number, mark: number) => {
    if (!isWanted[picture.results[cell]!]) return;
    if (marks[cell] === MARK.dimmed) count++;
    marks[cell] = mark;
  };
  if (areas.length > 0) for (const area of areas) for (const cell of cellsOfArea(picture, area)) show(cell, MARK.selected);
  else if (withoutPlace) for (let cell = picture.placed; cell < size; cell++) show(cell, MARK.plain);
  else if (street !== undefined) {
    const rack = picture.streets.find(({ name }) => name === street);
    for (let cell = rack?.columnStart[0] ?? 0; cell < (rack?.columnStart.at(-1) ?? 0); cell++) show(cell, MARK.plain);
  } else for (let cell = 0; cell < size; cell++) show(cell, MARK.plain);
  return { marks, count };
}

/** The addresses that the filters leave. */
export function shownAddresses(picture: RackPicture, filter: MapFilter): Set<string> {
  const { marks } = shownCells(picture, filter);
  const addresses = new Set<string>();
  for (const [cell, mark] of marks.entries()) if (mark !== MARK.dimmed) addresses.add(addressAt(picture, cell));
  return addresses;
}

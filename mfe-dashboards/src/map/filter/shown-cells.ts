import { MARK } from '../draw/sprites';
import { sizeOf, type RackPicture } from '../picture/rack-picture';
import { cellsOfArea } from './area';
import { hasFilters, type MapQuery } from './map-query';

export interface ShownCells {
  /** For each cell a value of `MARK`. */
  marks: Uint8Array<ArrayBuffer>;
  /** The cells that the table lists, in the order of the picture. */
  cells: readonly number[];
}

/** The cells that the filters leave; without filters, all of them. The map shows the others dimmed. */
export function shownCells(picture: RackPicture, query: MapQuery): ShownCells {
  const size = sizeOf(picture);
  const marks = new Uint8Array(size);
  if (!hasFilters(query)) return { marks, cells: Array.from(marks.keys()) };
  const { street, withoutPlace, areas, results } = query;
  const isWanted = picture.states.map((state) => results.length === 0 || results.includes(state));
  marks.fill(MARK.dimmed);
  const cells: number[] = [];
  const show = (cell: number, mark: number) => {
    if (!isWanted[picture.results[cell]!]) return;
    marks[cell] = mark;
    cells.push(cell);
  };
  if (areas.length > 0) {
    const chosen = new Set(areas.flatMap((area) => [...cellsOfArea(picture, area)]));
    for (const cell of [...chosen].sort((a, b) => a - b)) show(cell, MARK.selected);
  } else if (withoutPlace) for (let cell = picture.placed; cell < size; cell++) show(cell, MARK.plain);
  else if (street !== undefined) {
    const rack = picture.streets.find(({ name }) => name === street);
    for (let cell = rack?.columnStart[0] ?? 0; cell < (rack?.columnStart.at(-1) ?? 0); cell++) show(cell, MARK.plain);
  } else for (let cell = 0; cell < size; cell++) show(cell, MARK.plain);
  return { marks, cells };
}

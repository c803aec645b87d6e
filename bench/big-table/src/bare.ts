import { boxHeight, ROW_HEIGHT } from './columns';
import type { Grid } from './grid';

/** An empty box as tall as the rows of a table: measures what scrolling costs without a table, in this browser on this machine. */
export function bareBox(rows: number): Grid {
  const box = document.body.appendChild(document.createElement('div'));
  box.style.cssText = `height: ${boxHeight()}px; overflow: auto`;
  box.appendChild(document.createElement('div')).style.height = `${rows * ROW_HEIGHT}px`;
  return {
    mount: () => {},
    sortBy: () => {},
    search: () => {},
    selectAll: () => {},
    firstName: () => undefined,
    isAllSelected: () => false,
    box: () => box,
    pause: 0,
  };
}

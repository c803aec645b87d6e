import { boxHeight, ROW_HEIGHT } from './columns';
import type { Grid } from './grid';

/** No table: an empty box as tall as its rows would be. It tells what a scroll costs this browser on this machine by itself. */
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

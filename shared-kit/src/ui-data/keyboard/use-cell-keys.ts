import type { KeyboardEvent } from 'react';
import { latinKey } from '../../state';
import { cellOf, controlsIn, focusCellItself, keepsArrows, type CellPlace } from './cells';
import { useCellWalk, type CellWalkOptions } from './use-cell-walk';

type TableKeyEvent = KeyboardEvent<HTMLTableElement>;

/**
 * The keys of a spreadsheet in a table: they select rows ({@link selectByKey}), enter and leave a cell ({@link moveWithinCell}) and move
 * from cell to cell ({@link useCellWalk}). The Tab key goes from control to control as usual.
 */
export function useCellKeys(options: CellWalkOptions): (event: TableKeyEvent) => void {
  const walk = useCellWalk(options);

  return (event) => {
    const place = placeOf(event);
    if (!place || event.defaultPrevented || event.altKey || keepsArrows(place.focused)) return;
    const isHandled = selectByKey(event, place) || (!isForBrowser(event) && (moveWithinCell(event, place) || walk(event, place)));
    if (isHandled) event.preventDefault();
  };
}

/** The cell in which a key is pressed; null outside of the cells. */
function placeOf({ currentTarget: table, target }: TableKeyEvent): CellPlace | null {
  const focused = target as Element;
  const cell = cellOf(focused);
  return cell && { table, cell, focused };
}

/** Keys for the browser: with Shift they select text, with Control and an arrow they scroll. */
const isForBrowser = ({ key, shiftKey, ctrlKey, metaKey }: TableKeyEvent): boolean =>
  shiftKey || ((ctrlKey || metaKey) && key.startsWith('Arrow'));

/** Control and A selects all rows. Space selects the row, with Shift all rows up to it from the one selected before. */
function selectByKey({ nativeEvent, key, shiftKey, ctrlKey, metaKey }: TableKeyEvent, { table, cell, focused }: CellPlace): boolean {
  if ((ctrlKey || metaKey) && latinKey(nativeEvent).toLowerCase() === 'a') {
    const selectAll = table.querySelector<HTMLInputElement>('thead .ic-table-check input');
    if (selectAll && !selectAll.checked) selectAll.click();
    return true;
  }
  // In a control of the cell other than a link, Space belongs to the control.
  if (key !== ' ' || !focused.matches('td,a')) return false;
  const selectRow = cell.closest('tr')?.querySelector('.ic-table-check input');
  selectRow?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  return true;
}

/** By how much the arrow keys change the position among the controls of a cell. */
const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Enter or F2 goes to the controls in a cell, the arrows go along them, Escape goes back to the cell. */
function moveWithinCell({ key }: TableKeyEvent, { cell, focused }: CellPlace): boolean {
  const controls = controlsIn(cell);
  if (key === 'F2' || (key === 'Enter' && focused === cell)) {
    controls[0]?.focus();
    return true;
  }
  if (key === 'Escape' && focused !== cell && controls.length > 1) {
    focusCellItself(cell);
    return true;
  }
  const place = controls.indexOf(focused as HTMLElement);
  if (place < 0) return false;
  const step = STEP[key];
  const neighbour = step === undefined ? undefined : controls[place + step];
  neighbour?.focus();
  return neighbour !== undefined;
}

import { useRef, type KeyboardEvent } from 'react';
import { cellOf, controlsIn, focusCell, keepsArrows, rowAt, rowIndexOf } from './cells';

export interface CellKeysOptions {
  /** Rows that pass the search, the head not counted. */
  count: number;
  /** Brings a row into the page that is not there yet, by its `aria-rowindex`; absent when there is only the page. */
  reveal?: (rowIndex: number) => void;
  /** What PageUp and PageDown do: rows to go, or turning pages. */
  pageBy: number | ((direction: 1 | -1) => void);
}

/** Frames that the focus waits for its row, half a second. */
const LONGEST_WAIT = 30;

/**
 * Walks over the cells with the keys of a spreadsheet, beside the Tab key that goes from control to control as everywhere: arrows,
 * Home and End, Control with them for the whole table, PageUp and PageDown. Space selects the row, with Shift up to it from the
 * one selected before, Control and A selects all. Enter or F2 goes to the controls in a cell, Escape back to the cell.
 */
export function useCellKeys({ count, reveal, pageBy }: CellKeysOptions): (event: KeyboardEvent<HTMLTableElement>) => void {
  const waiting = useRef<number>(undefined);

  return (event) => {
    const { currentTarget: table, target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const cell = cellOf(target as Element);
    if (!cell || event.defaultPrevented || altKey || keepsArrows(target as Element)) return;
    const row = rowIndexOf(cell);
    const column = cell.cellIndex;
    const whole = ctrlKey || metaKey;

    const go = (toRow: number, toColumn: number) => {
      const wanted = Math.max(1, Math.min(toRow, count + 1));
      const focus = () => focusCell(rowAt(table, wanted)?.cells[toColumn]);
      if (!reveal || rowAt(table, wanted)) return focus();
      reveal(wanted);
      onceDrawn(() => rowAt(table, wanted) !== null, focus);
    };
    // Rows are drawn some frames after a list has scrolled or a page was turned.
    const onceDrawn = (isDrawn: () => boolean, then: () => void) => {
      cancelAnimationFrame(waiting.current ?? 0);
      let frames = 0;
      const look = () => {
        if (isDrawn()) then();
        else if (frames++ < LONGEST_WAIT) waiting.current = requestAnimationFrame(look);
      };
      waiting.current = requestAnimationFrame(look);
    };
    const lastColumn = (cell.parentElement as HTMLTableRowElement).cells.length - 1;
    const rowsHere = () => [...table.querySelectorAll('tbody tr[aria-rowindex]')].map((one) => Number(one.getAttribute('aria-rowindex')));
    const first = () => (reveal ? 2 : Math.min(...rowsHere()));
    const last = () => (reveal ? count + 1 : Math.max(...rowsHere()));
    const page = (direction: 1 | -1) => {
      if (row === 1 && direction < 0) return;
      if (typeof pageBy === 'number') return go(Math.max(2, row + direction * pageBy), column);
      const before = first();
      pageBy(direction);
      onceDrawn(() => first() !== before, () => focusCell(rowAt(table, first())?.cells[column]));
    };

    const moves: Record<string, (() => void) | undefined> = {
      ArrowUp: () => go(row === first() ? 1 : row - 1, column),
      ArrowDown: () => go(row === 1 ? first() : row + 1, column),
      ArrowLeft: () => focusBeside(cell, target as Element, -1) || go(row, Math.max(0, column - 1)),
      ArrowRight: () => focusBeside(cell, target as Element, 1) || go(row, Math.min(lastColumn, column + 1)),
      Home: () => go(whole ? first() : row, 0),
      End: () => go(whole ? last() : row, lastColumn),
      PageUp: () => page(-1),
      PageDown: () => page(1),
      Enter: target === cell ? () => controlsIn(cell)[0]?.focus() : undefined,
      F2: () => controlsIn(cell)[0]?.focus(),
      Escape: target !== cell && controlsIn(cell).length > 1 ? () => focusOnly(cell) : undefined,
      ' ': (target as Element).matches('td,a') ? () => select(cell, shiftKey) : undefined,
    };
    const move = whole && key === 'a' ? () => selectAll(table) : shiftKey && key !== ' ' ? undefined : whole && key.startsWith('Arrow') ? undefined : moves[key];
    if (!move) return;
    event.preventDefault();
    move();
  };
}

/** From one control of a cell to its neighbour there; false when there is none. */
function focusBeside(cell: HTMLTableCellElement, from: Element, step: 1 | -1): boolean {
  const controls = controlsIn(cell);
  const place = controls.indexOf(from as HTMLElement);
  const next = place < 0 ? undefined : controls[place + step];
  next?.focus();
  return next !== undefined;
}

function focusOnly(cell: HTMLTableCellElement): void {
  cell.tabIndex = -1;
  cell.focus();
}

function select(cell: HTMLTableCellElement, shiftKey: boolean): void {
  const box = cell.closest('tr')?.querySelector('.ic-table-check input');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

function selectAll(table: Element): void {
  const box = table.querySelector<HTMLInputElement>('thead .ic-table-check input');
  if (box && !box.checked) box.click();
}

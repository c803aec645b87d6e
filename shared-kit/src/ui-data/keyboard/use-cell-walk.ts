import { useRef, type KeyboardEvent } from 'react';
import { focusCell, HEAD_ROW, rowAt, rowIndexesIn, rowIndexOf, type CellPlace } from './cells';

/** The maximum number of frames that an action waits: half a second. */
const LONGEST_WAIT = 30;

/**
 * Runs an action once the rows that it needs are rendered, some frames after a list was scrolled or a page turned. A new action replaces
 * one that still waits.
 */
function useOnceDrawn(): (isDrawn: () => boolean, act: () => void) => void {
  const nextLook = useRef(0);

  return (isDrawn, act) => {
    cancelAnimationFrame(nextLook.current);
    let frames = 0;
    const check = () => {
      if (isDrawn()) act();
      else if (frames++ < LONGEST_WAIT) nextLook.current = requestAnimationFrame(check);
    };
    nextLook.current = requestAnimationFrame(check);
  };
}

export interface CellWalkOptions {
  /** Rows that pass the search, the head not counted. */
  count: number;
  /** Renders a row that is not in the document yet, by its `aria-rowindex`; absent when all rows are in the document. */
  reveal?: (rowIndex: number) => void;
  /** The effect of PageUp and PageDown: move by this number of rows, or turn the page. */
  pageBy: number | ((direction: 1 | -1) => void);
}

/**
 * Moves from cell to cell: by arrows, by Home and End within the row (with Control within the table), by PageUp and PageDown. The returned
 * handler takes a key and its cell, and returns whether it has handled the key.
 */
export function useCellWalk({ count, reveal, pageBy }: CellWalkOptions): (event: KeyboardEvent, place: CellPlace) => boolean {
  const onceDrawn = useOnceDrawn();

  return ({ key, ctrlKey, metaKey }, { table, cell }) => {
    const row = rowIndexOf(cell);
    const column = cell.cellIndex;
    const firstRow = () => (reveal ? HEAD_ROW + 1 : Math.min(...rowIndexesIn(table)));
    const lastRow = () => (reveal ? HEAD_ROW + count : Math.max(...rowIndexesIn(table)));
    const lastColumn = (cell.parentElement as HTMLTableRowElement).cells.length - 1;
    const overWholeTable = ctrlKey || metaKey;

    const goTo = (toRow: number, toColumn: number) => {
      const targetRow = Math.max(HEAD_ROW, Math.min(toRow, HEAD_ROW + count));
      const focus = () => focusCell(rowAt(table, targetRow)?.cells[toColumn]);
      if (!reveal || rowAt(table, targetRow)) return focus();
      reveal(targetRow);
      onceDrawn(() => rowAt(table, targetRow) !== null, focus);
    };
    const goByPage = (direction: 1 | -1) => {
      if (row === HEAD_ROW && direction < 0) return;
      if (typeof pageBy === 'number') return goTo(Math.max(HEAD_ROW + 1, row + direction * pageBy), column);
      const firstBefore = firstRow();
      pageBy(direction);
      onceDrawn(
        () => firstRow() !== firstBefore,
        () => focusCell(rowAt(table, firstRow())?.cells[column]),
      );
    };

    const moves: Record<string, (() => void) | undefined> = {
      ArrowUp: () => goTo(row === firstRow() ? HEAD_ROW : row - 1, column),
      ArrowDown: () => goTo(row === HEAD_ROW ? firstRow() : row + 1, column),
      ArrowLeft: () => goTo(row, Math.max(0, column - 1)),
      ArrowRight: () => goTo(row, Math.min(lastColumn, column + 1)),
      Home: () => goTo(overWholeTable ? firstRow() : row, 0),
      End: () => goTo(overWholeTable ? lastRow() : row, lastColumn),
      PageUp: () => goByPage(-1),
      PageDown: () => goByPage(1),
    };
    const move = moves[key];
    move?.();
    return move !== undefined;
  };
}

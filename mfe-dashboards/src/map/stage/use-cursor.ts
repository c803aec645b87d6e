import { useState } from 'react';
import { addressAt, cellOf, type RackPicture } from '../picture/rack-picture';

export interface Cursor {
  /** The current cell, from which the keys move, or -1. */
  cell: number;
  /** The cell at which a selection with Shift begins, or -1. */
  anchor: number;
  go: (cell: number, anchor?: number) => void;
}

/** The current cell of the map. Every picture numbers its cells again, so the cell is found again by its address. */
export function useCursor(picture: RackPicture, startAddress: string | undefined): Cursor {
  const [state, setState] = useState(() => cursorAt(picture, startAddress ?? ''));
  if (state.picture !== picture) setState(cursorAt(picture, state.address));
  const go = (cell: number, anchor = -1) => setState({ picture, cell, anchor, address: cell < 0 ? '' : addressAt(picture, cell) });
  return { cell: state.cell, anchor: state.anchor, go };
}

const cursorAt = (picture: RackPicture, address: string) => ({ picture, address, cell: address === '' ? -1 : cellOf(picture, address), anchor: -1 });

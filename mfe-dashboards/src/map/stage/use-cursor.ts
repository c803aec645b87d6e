import { useState } from 'react';
import { addressAt, cellOf, type RackPicture } from '../picture/rack-picture';

export interface Cursor {
  /** The cell that the keyboard is at, or -1. */
  cell: number;
  /** Where the selection that Shift extends begins, or -1. */
  anchor: number;
  go: (cell: number, anchor?: number) => void;
}

/** Which cell people are at. Cells are numbered anew in every picture: where they are is known by its address. */
export function useCursor(picture: RackPicture, startAt: string | undefined): Cursor {
  const [state, setState] = useState(() => at(picture, startAt ?? ''));
  if (state.picture !== picture) setState(at(picture, state.address));
  const go = (cell: number, anchor = -1) => setState({ picture, cell, anchor, address: cell < 0 ? '' : addressAt(picture, cell) });
  return { cell: state.cell, anchor: state.anchor, go };
}

const at = (picture: RackPicture, address: string) => ({ picture, address, cell: address === '' ? -1 : cellOf(picture, address), anchor: -1 });

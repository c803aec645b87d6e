/** The cells of a table for keyboard navigation. Rows are identified by `aria-rowindex`; the head has {@link HEAD_ROW}. */

/** Where in a table the focus is: the cell, and in it the cell itself or one of its controls. */
export interface CellPlace {
  table: HTMLTableElement;
  cell: HTMLTableCellElement;
  focused: Element;
}

export const HEAD_ROW = 1;

const CONTROLS = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary';

export const cellOf = (element: Element): HTMLTableCellElement | null => element.closest<HTMLTableCellElement>('td,th');

export const rowIndexOf = (cell: HTMLTableCellElement): number => Number(cell.closest('tr')?.getAttribute('aria-rowindex'));

export const rowAt = (table: Element, index: number): HTMLTableRowElement | null =>
  table.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${index}"]`);

/** The rows that are in the page, the head not counted. */
export const rowIndexesIn = (table: Element): number[] =>
  [...table.querySelectorAll('tbody tr[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex')));

/** The controls in it that can have the focus, in order. */
export const controlsIn = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(CONTROLS)];

/** Gives the focus to a cell: to its control when it has just one, to the cell itself otherwise. */
export function focusCell(cell: HTMLTableCellElement | undefined): void {
  if (!cell) return;
  const [control, another] = controlsIn(cell);
  if (control && !another) control.focus();
  else focusCellItself(cell);
}

export function focusCellItself(cell: HTMLTableCellElement): void {
  cell.tabIndex = -1;
  cell.focus();
}

/** True where the arrow keys belong to what has the focus, such as a text being typed. */
export function keepsArrows(element: Element): boolean {
  if (element.closest('[role=menu],[role=listbox],[role=dialog],[contenteditable=true]')) return true;
  if (element instanceof HTMLInputElement) return !['checkbox', 'button', 'submit'].includes(element.type);
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

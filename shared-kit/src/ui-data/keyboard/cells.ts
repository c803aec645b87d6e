/** The cells of a table for keyboard navigation. Rows are identified by `aria-rowindex`; the head has {@link HEAD_ROW}. */

/** Where in a table the focus is: the cell, and the focused element, which is the cell or one of its controls. */
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

/** The indexes of the rows that are in the document, without the head. */
export const rowIndexesIn = (table: Element): number[] =>
  [...table.querySelectorAll('tbody tr[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex')));

/** The focusable controls in an element, in order. */
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

/** Whether the focused element needs the arrow keys itself, such as a text field. */
export function keepsArrows(element: Element): boolean {
  if (element.closest('[role=menu],[role=listbox],[role=dialog],[contenteditable=true]')) return true;
  if (element instanceof HTMLInputElement) return !['checkbox', 'button', 'submit'].includes(element.type);
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

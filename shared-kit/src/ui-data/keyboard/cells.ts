/** Cells of a table as the keyboard walks over them. Rows are known by `aria-rowindex`, of which the head is 1. */

const CONTROLS = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary';

export const cellOf = (element: Element): HTMLTableCellElement | null => element.closest<HTMLTableCellElement>('td,th');

export const rowIndexOf = (cell: HTMLTableCellElement): number => Number(cell.closest('tr')?.getAttribute('aria-rowindex'));

export const rowAt = (table: Element, index: number): HTMLTableRowElement | null =>
  table.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${index}"]`);

/** What in it takes the focus by itself, in order. */
export const controlsIn = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(CONTROLS)];

/** Gives the focus to a cell: to its control when it has just one, to the cell itself otherwise. */
export function focusCell(cell: HTMLTableCellElement | undefined): void {
  if (!cell) return;
  const [control, another] = controlsIn(cell);
  if (control && !another) return control.focus();
  cell.tabIndex = -1;
  cell.focus();
}

/** True where the arrow keys belong to what has the focus, such as a text being typed. */
export function keepsArrows(element: Element): boolean {
  if (element.closest('[role=menu],[role=listbox],[role=dialog],[contenteditable=true]')) return true;
  if (element instanceof HTMLInputElement) return !['checkbox', 'button', 'submit'].includes(element.type);
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

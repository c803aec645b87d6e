/** Gives a cell that is pointed at its whole text as a tip when it cuts it off. */
export function showWholeText({ target }: { target: EventTarget }): void {
  const cell = (target as Element).closest<HTMLElement>('td');
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

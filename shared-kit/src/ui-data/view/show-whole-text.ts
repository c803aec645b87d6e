/** Sets the whole text as the tooltip of a cell that cuts off its text, when the mouse points at it. */
export function showWholeText({ target }: { target: EventTarget }): void {
  const cell = (target as Element).closest<HTMLElement>('td');
  if (!cell) return;
  const cut = cell.scrollWidth > cell.clientWidth || [...cell.querySelectorAll('a,.ic-lines')].some(lacksLines);
  if (cut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

const lacksLines = ({ scrollHeight, clientHeight }: Element) => clientHeight > 0 && scrollHeight > clientHeight;

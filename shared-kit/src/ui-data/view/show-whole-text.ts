/** Gives a cell that cuts its text off, at its side or after its last line, the whole text as a tooltip when it is pointed at. */
export function showWholeText({ target }: { target: EventTarget }): void {
  const cell = (target as Element).closest<HTMLElement>('td');
  if (!cell) return;
  const cut = cell.scrollWidth > cell.clientWidth || [...cell.querySelectorAll('a,.ic-lines')].some(lacksLines);
  if (cut) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

const lacksLines = ({ scrollHeight, clientHeight }: Element) => clientHeight > 0 && scrollHeight > clientHeight;

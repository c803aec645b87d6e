import type { FocusEvent, MouseEvent } from 'react';

/** Elements with a short form of a time, such as "3 days ago", and the full time as their title. */
const TIME = 'time[title],[data-time][title]';

/** A focused element shows the time in the same cell, paragraph or list item. */
const PLACE = 'td,p,li';

/**
 * Handlers for an element that contains times (`<time title="…">`): a mouse shows their full value by hovering; these handlers also show it on focus
 * and on touch.
 */
export const tellsFullTime = { onFocus: tellFocused, onClickCapture: tellTouched };

function tellFocused({ target }: Pick<FocusEvent, 'target'>): void {
  const time = target.matches(':focus-visible') ? target.closest(PLACE)?.querySelector<HTMLElement>(TIME) : null;
  if (time) tell(time, target);
}

/** A touch on a time only shows the full value: the default and other handlers of the press are prevented. */
function tellTouched(event: MouseEvent): void {
  const target = event.target as Element;
  const time = (event.nativeEvent as PointerEvent).pointerType === 'touch' ? target.closest<HTMLElement>(TIME) : null;
  if (!time || target.closest('a,button')) return;
  event.preventDefault();
  event.stopPropagation();
  tell(time);
}

function tell(time: HTMLElement, focused?: Element): void {
  // If the code cannot be loaded, the full time still shows on hover.
  import('./full-time-tip').then(({ showFullTime }) => showFullTime(time, focused)).catch(() => undefined);
}

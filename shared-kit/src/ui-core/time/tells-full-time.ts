import type { FocusEvent, MouseEvent } from 'react';

/** What is said shortly, such as how long ago, with the full time as its title. */
const TIME = 'time[title],[data-time][title]';

/** What has the focus says the time that stands with it: in its cell, its line, its item of a list. */
const PLACE = 'td,p,li';

/**
 * For an element with times in it (`<time title="…">`): their full value, which a mouse finds by pointing, shows also when the focus comes to
 * where they stand and when a finger presses them.
 */
export const tellsFullTime = { onFocus: tellFocused, onClickCapture: tellTouched };

function tellFocused({ target }: Pick<FocusEvent, 'target'>): void {
  const time = target.matches(':focus-visible') ? target.closest(PLACE)?.querySelector<HTMLElement>(TIME) : null;
  if (time) tell(time, target);
}

/** A finger on a time asks for it, and for nothing else that a press there would do. */
function tellTouched(event: MouseEvent): void {
  const target = event.target as Element;
  const time = (event.nativeEvent as PointerEvent).pointerType === 'touch' ? target.closest<HTMLElement>(TIME) : null;
  if (!time || target.closest('a,button')) return;
  event.preventDefault();
  event.stopPropagation();
  tell(time);
}

function tell(time: HTMLElement, focused?: Element): void {
  // Without the code for it the time is told where it is pointed at.
  import('./full-time-tip').then(({ showFullTime }) => showFullTime(time, focused)).catch(() => undefined);
}

import type { KeyboardEvent } from 'react';
import { controlsIn } from './cells';

/**
 * Lets the Tab key leave a long list from the current row: forward after its last control to `after`, backward to the head. Within
 * a row it goes from control to control as usual.
 */
export function leaveRowsWithTab(event: KeyboardEvent<HTMLTableElement>, after: HTMLElement | null): void {
  const { key, shiftKey, target, currentTarget: table } = event;
  const row = (target as Element).closest('tbody tr');
  if (key !== 'Tab' || !row) return;
  const side = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const hasMore = controlsIn(row).some(
    (control) => (target as Element).compareDocumentPosition(control) & side && !(target as Element).contains(control),
  );
  if (hasMore) return;
  if (shiftKey) {
    event.preventDefault();
    controlsIn(table.tHead ?? table)
      .at(-1)
      ?.focus();
  } else {
    // The browser then moves the focus on from there.
    after?.focus();
  }
}

import type { MouseEvent } from 'react';

/** Elements that handle a press themselves: controls, the cell of the row's checkbox, and popups. */
const OWN = 'a,button,input,select,textarea,label,summary,[role=button],[role=switch],.ic-table-check,[role=dialog],[role=menu]';

/** A press anywhere in a row opens the link in its heading cell. Keyboard users use the link itself. */
function openRowLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, defaultPrevented, shiftKey, ctrlKey, metaKey } = event;
  const pressed = target as Element;
  if (defaultPrevented || shiftKey || !currentTarget.contains(pressed) || pressed.closest(OWN)) return;
  // The user selects text to copy it.
  if (String(getSelection() ?? '') !== '') return;
  const link = pressed.closest('tr,li')?.querySelector('.ic-row-lead a[href]');
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
}

/** Handlers for the element that holds the rows. */
export const rowLinkHandlers = { onClick: openRowLink };

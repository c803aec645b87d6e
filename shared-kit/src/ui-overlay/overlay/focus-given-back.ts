import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Turns off antd's own return of the focus. antd does it after the closing animation, when the user may have moved the focus, and not for a
 * drawer that is still opening. For the property `focusable` of dialogs that use `useFocusGivenBack`.
 */
export const NOT_BY_ANTD = { focusTriggerAfterClose: false } as const;

/**
 * Returns the focus to where it was before a dialog of antd opened, as soon as the dialog closes. Call the result with an element of the dialog
 * when the closing animation has ended: a dialog that is closed while it opens takes the focus again, and the focus would be lost with it.
 */
export function useFocusGivenBack(open: boolean): (inDialog: Element | null) => void {
  const opener = useRef<Element | null>(null);
  const isOpen = useRef(open);
  const giveBack = useCallback(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);
  // Before the effects of antd's dialog, which move the focus into it.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
    isOpen.current = open;
  }, [open]);
  // After the effects of antd's dialog, which until then takes back a focus that leaves it.
  useEffect(() => {
    if (!open) giveBack();
  }, [open, giveBack]);
  // A dialog that its page takes away instead of closing it: the focus went with its elements.
  useEffect(
    () => () => {
      if (isOpen.current && document.activeElement === document.body) giveBack();
    },
    [giveBack],
  );
  return useCallback(
    (inDialog) => {
      const isLost =
        document.activeElement === document.body || inDialog?.closest('[role=dialog]')?.contains(document.activeElement) === true;
      if (isLost) giveBack();
    },
    [giveBack],
  );
}

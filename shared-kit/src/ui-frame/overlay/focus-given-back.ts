import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * antd gives the focus back after its closing animation, when the user may have moved it on, and only from a drawer that had slid in wholly:
 * for the property `focusable` of its dialogs, which use `useFocusGivenBack` instead.
 */
export const NOT_BY_ANTD = { focusTriggerAfterClose: false } as const;

/**
 * Gives the focus back to where it was before a dialog of antd opened, at the moment when it closes. The result is called with an element of the
 * dialog when the closing animation has ended: a dialog that is closed while it moves in takes the focus once more, and would lose it then.
 */
export function useFocusGivenBack(open: boolean): (inDialog: Element | null) => void {
  const opener = useRef<Element | null>(null);
  const giveBack = useCallback(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);
  // Before the effects of antd's dialog, which move the focus into it.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  // After them: until then the dialog takes back a focus that leaves it.
  useEffect(() => {
    if (!open) giveBack();
  }, [open, giveBack]);
  return useCallback(
    (inDialog) => {
      const isLost = document.activeElement === document.body || inDialog?.closest('[role=dialog]')?.contains(document.activeElement) === true;
      if (isLost) giveBack();
    },
    [giveBack],
  );
}

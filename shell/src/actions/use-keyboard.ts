import { modKey } from 'shared-kit/state';
import { useEffect, useRef } from 'react';
import { isResting, isTyping, KeySequence, strokeOf } from './keyboard';
import { SHELL_KEYS } from './overlay';
import { useShortcuts } from './use-usable-actions';

/** Runs the actions whose shortcuts are pressed. */
export function useKeyboard(): void {
  const shortcuts = useShortcuts();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const sequence = new KeySequence();
    const onKeyDown = (event: KeyboardEvent) => {
      if (isResting(event)) return;
      const stroke = strokeOf(event, modKey());
      // The quick access opens from a field too; closing it gives the focus back.
      if (stroke === null || (stroke !== SHELL_KEYS.quickAccess && isTyping(event))) return;
      const keys = sequence.press(stroke, latest.current.map((action) => action.keys ?? ''), event.timeStamp);
      const action = keys && latest.current.find((one) => one.keys === keys);
      if (!action) return;
      // Otherwise the key is typed into what the action focuses, or starts the browser's own shortcut.
      event.preventDefault();
      action.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

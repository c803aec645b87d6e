import { modKey } from 'shared-kit/host/state';
import { useFeedback, useWindowListener } from 'shared-kit/state';
import { useState } from 'react';
import { areShortcutsOff, isTyping, KeySequence, strokeOf } from './keyboard';
import { SHELL_KEYS } from './overlay';
import { useShortcuts } from './use-usable-actions';

/** Runs the actions whose shortcuts are pressed. */
export function useKeyboard(): void {
  const shortcuts = useShortcuts();
  const { beginAction } = useFeedback();
  const [sequence] = useState(() => new KeySequence());
  useWindowListener('keydown', (event) => {
    if (areShortcutsOff(event)) return;
    const stroke = strokeOf(event, modKey());
    // The quick access also opens from a field, because the field gets the focus back when it closes.
    if (stroke === null || (stroke !== SHELL_KEYS.quickAccess && isTyping(event))) return;
    const keys = sequence.press(
      stroke,
      shortcuts.map((action) => action.keys ?? ''),
      event.timeStamp,
    );
    const action = keys && shortcuts.find((one) => one.keys === keys);
    if (!action) return;
    // Without this the browser types the key into the field that the action focuses, or runs its own shortcut.
    event.preventDefault();
    beginAction();
    action.run();
  });
}

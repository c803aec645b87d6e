import { useCallback } from 'react';
import { useConsoleStore } from './state-provider';
import type { UnsavedChanges } from './unsaved-changes';

/** The delay before the reload, so that users can read the message about the result. */
const RELOAD_AFTER_MS = 1000;

/**
 * Reloads the page after a second, also when the user has opened another page meanwhile. If that page has unsaved changes, the user saves or
 * discards them first (KEYS-09, DOM-13).
 */
export function useReload(): () => void {
  const { unsaved } = useConsoleStore();
  return useCallback(() => reloadOnceSaved(unsaved), [unsaved]);
}

function reloadOnceSaved(unsaved: UnsavedChanges): void {
  setTimeout(() => {
    if (!unsaved.any()) return location.reload();
    const stop = unsaved.subscribe(() => {
      if (unsaved.any()) return;
      stop();
      reloadOnceSaved(unsaved);
    });
  }, RELOAD_AFTER_MS);
}

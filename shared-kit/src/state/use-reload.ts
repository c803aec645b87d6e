import { useCallback } from 'react';
import { useConsoleStore } from './state-provider';
import type { UnsavedChanges } from './unsaved-changes';

/** The page reloads after this time, so that users can read the message about what was done. */
const RELOAD_AFTER_MS = 1000;

/**
 * Reloads the page after a second, also when the user has gone to another page meanwhile: whatever that page holds unsaved is saved or given up
 * first (KEYS-09, DOM-13).
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

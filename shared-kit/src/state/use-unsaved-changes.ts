import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useConsoleStore } from './state-provider';

/**
 * While `dirty`, nobody leaves the page without being asked: by a link, back and forward, a call of `navigate`, signing out, or by
 * closing the tab. Call the returned function once all is saved and before navigating on; it takes effect at once.
 */
export function useUnsavedChanges(dirty: boolean): () => void {
  const { unsaved } = useConsoleStore();
  const saved = useRef(() => {});
  useEffect(() => {
    if (!dirty) return;
    const remove = unsaved.add();
    saved.current = remove;
    return remove;
  }, [dirty, unsaved]);
  return useCallback(() => saved.current(), []);
}

/** Whether some form of the page holds unsaved changes. */
export function useHasUnsavedChanges(): boolean {
  const { unsaved } = useConsoleStore();
  return useSyncExternalStore(unsaved.subscribe, unsaved.any);
}

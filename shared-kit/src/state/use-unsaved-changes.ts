import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useConsoleStore } from './state-provider';

/**
 * While `dirty`, the user is asked before leaving the page: by a link, back and forward, `navigate`, signing out, or closing the tab. Call
 * the returned function after saving and before navigating on; it takes effect at once.
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

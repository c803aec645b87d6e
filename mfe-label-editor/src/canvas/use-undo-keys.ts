import { useEffect, useEffectEvent } from 'react';

/** Where text is typed the browser's own undo is at work; a field whose value is the drawing's says so. */
const TYPING = 'input:not([type=checkbox],[type=radio],[type=file],[data-drawing]),textarea,[contenteditable=true]';

/** Undo and redo by the keys that everybody knows, anywhere on the page but where text is typed or a dialog asks. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    if (event.target instanceof Element && event.target.closest(`${TYPING},[role=dialog]`)) return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

/** Fields with the browser's own undo. A field marked `data-drawing` shows a value of the drawing, whose undo applies instead. */
const TYPING = 'input:not([type=checkbox],[type=radio],[type=file],[data-drawing]),textarea,[contenteditable=true]';

/** Undo and redo by Ctrl or Cmd with Z, Shift+Z and Y, anywhere on the page except in text fields and dialogs. */
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

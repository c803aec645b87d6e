import { useRef, type KeyboardEvent } from 'react';
import { foldText } from '../../model';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Letters that follow each other within this time form one search text. */
const PAUSE_MS = 700;

/**
 * Typing letters on a closed list chooses the next option that begins with them, as the browser's own list does. antd's list would open and
 * ignore them, so the keys are stopped before they reach it. `choose` is absent when letters are for the search.
 */
export function useListKeys(options: readonly SelectOption[], value: string | undefined, choose?: (value: string) => void) {
  const typed = useRef({ text: '', at: 0 });
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (!choose || isOpen || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const before = event.timeStamp - typed.current.at < PAUSE_MS ? typed.current.text : '';
    // A space after other letters is part of the text; a space alone opens the list.
    if (event.key === ' ' && before === '') return;
    event.preventDefault();
    event.stopPropagation();
    typed.current = { text: before + event.key, at: event.timeStamp };
    const next = beginningWith(options, value, typed.current.text);
    if (next && next.value !== value) choose(next.value);
  };
  return { onKeyDownCapture };
}

/** One letter moves on to the next option; several letters may match the option that is chosen. */
function beginningWith(options: readonly SelectOption[], value: string | undefined, text: string): SelectOption | undefined {
  const start = options.findIndex((option) => option.value === value) + (text.length === 1 ? 1 : 0);
  const inOrder = [...options.slice(Math.max(start, 0)), ...options.slice(0, Math.max(start, 0))];
  return inOrder.find(({ label, disabled }) => !disabled && foldText(label).startsWith(foldText(text)));
}

import { useRef, type KeyboardEvent } from 'react';
import { foldText } from '../../model';
import type { SelectOption } from './select';

/** Letters typed within this time of each other are one beginning. */
const PAUSE_MS = 700;

/**
 * What the browser's own list does and antd's does not: while it is closed, letters go to the next option that begins with them.
 * antd's list would open and ignore them, so the keys are stopped before they reach it. No `choose` is given where letters are a search.
 */
export function useListKeys(options: readonly SelectOption[], value: string | undefined, choose?: (value: string) => void) {
  const typed = useRef({ text: '', at: 0 });
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (!choose || isOpen || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const before = event.timeStamp - typed.current.at < PAUSE_MS ? typed.current.text : '';
    // Between two words it is a letter; by itself it opens the list.
    if (event.key === ' ' && before === '') return;
    event.preventDefault();
    event.stopPropagation();
    typed.current = { text: before + event.key, at: event.timeStamp };
    const next = beginningWith(options, value, typed.current.text);
    if (next && next.value !== value) choose(next.value);
  };
  return { onKeyDownCapture };
}

/** A first letter goes on to the next option; more of them may stay with the one that is chosen. */
function beginningWith(options: readonly SelectOption[], value: string | undefined, text: string): SelectOption | undefined {
  const start = options.findIndex((option) => option.value === value) + (text.length === 1 ? 1 : 0);
  const inOrder = [...options.slice(Math.max(start, 0)), ...options.slice(0, Math.max(start, 0))];
  return inOrder.find(({ label, disabled }) => !disabled && foldText(label).startsWith(foldText(text)));
}

import { useAnnouncement } from 'shared-kit/ui-overlay';
import { useLayoutEffect, useRef, useState } from 'react';

type Part = 'handle' | 'edit';

/** Keeps the focus on the user's field when its row is moved, changed or removed. */
export function useRowFocus() {
  const table = useRef<HTMLDivElement>(null);
  const next = useRef<{ at: number; part: Part } | null>(null);
  const [text, say] = useState('');
  const announcement = useAnnouncement(text, text);
  useLayoutEffect(() => {
    if (!next.current) return;
    const { at, part } = next.current;
    next.current = null;
    table.current?.querySelector<HTMLElement>(`[data-row="${at}"] [data-part=${part}]`)?.focus();
  });
  return {
    table,
    /** The hidden element that holds what is read out. */
    announcement,
    /** After the next change of the rows, focuses a part of the row at this index, and has screen readers read out the text. */
    focusNext: (at: number, part: Part, text = '') => {
      next.current = { at, part };
      say(text);
    },
  };
}

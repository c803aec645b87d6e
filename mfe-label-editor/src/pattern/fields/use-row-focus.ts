import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

type Part = 'handle' | 'edit';

export interface RowFocus {
  table: RefObject<HTMLDivElement | null>;
  /** Once the rows have changed, the part of the row at this place has the focus, and `say` is read out. */
  onNext: (at: number, part: Part, say?: string) => void;
  said: string;
}

/** Keeps the keyboard where the user's field is: a row that is moved, changed or removed would lose the focus otherwise. */
export function useRowFocus(): RowFocus {
  const table = useRef<HTMLDivElement>(null);
  const next = useRef<{ at: number; part: Part } | null>(null);
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    if (!next.current) return;
    const { at, part } = next.current;
    next.current = null;
    table.current?.querySelector<HTMLElement>(`[data-row="${at}"] [data-part=${part}]`)?.focus();
  });
  return {
    table,
    said,
    onNext: (at, part, say = '') => {
      next.current = { at, part };
      setSaid(say);
    },
  };
}

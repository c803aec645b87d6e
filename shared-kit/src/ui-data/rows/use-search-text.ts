import { SEARCH_DEBOUNCE_MS } from 'shared-kit/model';
import { useEffect, useRef, useState } from 'react';

export interface SearchText {
  /** What is typed, echoed at once. */
  typed: string;
  /** What is searched for: what was typed when typing paused (TABLE-02). */
  needle: string;
  type: (text: string) => void;
}

/** The search box's text. Emptying it takes effect at once: there is nothing left to type. */
export function useSearchText(): SearchText {
  const [typed, setTyped] = useState('');
  const [needle, setNeedle] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    needle,
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      if (text === '') setNeedle('');
      else timer.current = setTimeout(() => setNeedle(text), SEARCH_DEBOUNCE_MS);
    },
  };
}

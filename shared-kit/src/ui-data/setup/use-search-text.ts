import { SEARCH_DEBOUNCE_MS } from 'shared-kit/model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface SearchText {
  /** What is typed, echoed at once. */
  typed: string;
  type: (text: string) => void;
  /** The box has lost the focus. */
  leave: () => void;
}

/**
 * The search box's text. What is typed becomes the `needle` when typing pauses (TABLE-02); emptying it takes effect at once:
 * there is nothing left to type. A needle that comes from elsewhere, the Back button for one, shows in the box.
 */
export function useSearchText(needle: string, onSearch: (needle: string) => void): SearchText {
  const [typed, setTyped] = useState(needle);
  const [known, setKnown] = useState(needle);
  const [searchedFor, setSearchedFor] = useState(needle);
  if (needle !== known) {
    setKnown(needle);
    // The needle of this box comes back through the address: by then the user may have typed more, which stays.
    if (needle !== searchedFor) setTyped(needle);
  }

  const latest = useRef(onSearch);
  useEffect(() => void (latest.current = onSearch));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSearchedFor(text);
    latest.current(text);
  };
  // Who leaves the box may leave the page next; a needle written into the address after that would lead back.
  const settle = useEffectEvent(() => void (timer.current !== undefined && search(typed)));
  // Rows must not change between the press of a pointer and its click, or the click meets another row: the search waits for the click and starts just before it.
  const pressed = useRef(false);
  useEffect(() => {
    const press = () => void (pressed.current = true);
    const click = () => {
      pressed.current = false;
      settle();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('click', click, true);
    };
  }, []);
  return {
    typed,
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      if (text === '') search('');
      else timer.current = setTimeout(() => search(text), SEARCH_DEBOUNCE_MS);
    },
    leave: () => {
      if (!pressed.current && timer.current !== undefined) search(typed);
    },
  };
}

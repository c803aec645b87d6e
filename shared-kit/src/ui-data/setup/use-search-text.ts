import { SEARCH_DEBOUNCE_MS } from 'shared-kit/model';
import { useEffect, useRef, useState } from 'react';
import { useLatest, useWindowListener } from '../../state';

export interface SearchText {
  /** The text in the box. */
  typed: string;
  type: (text: string) => void;
  /** The box has lost the focus. */
  leave: () => void;
}

/**
 * The search box's text. It becomes the `needle` when typing pauses (TABLE-02), or at once when the box is emptied. A needle from
 * elsewhere, such as the Back button, replaces the text in the box.
 */
export function useSearchText(needle: string, onSearch: (needle: string) => void): SearchText {
  const [typed, setTyped] = useState(needle);
  const [lastNeedle, setLastNeedle] = useState(needle);
  const [searchedFor, setSearchedFor] = useState(needle);
  if (needle !== lastNeedle) {
    setLastNeedle(needle);
    // A needle from this box comes back through the URL. The user may have typed more by then, which stays.
    if (needle !== searchedFor) setTyped(needle);
  }

  const latest = useLatest(onSearch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSearchedFor(text);
    latest.current(text);
  };
  // After the box the user may leave the page. A needle that is written into the URL after that would navigate back to the page.
  const settle = () => {
    if (timer.current !== undefined) search(typed);
  };
  // Rows must not change between pointerdown and click, or the click would hit another row. So leaving the box by a press starts the search
  // at the click.
  const pressed = useRef(false);
  useWindowListener('pointerdown', () => void (pressed.current = true), { capture: true });
  const onClick = () => {
    pressed.current = false;
    settle();
  };
  useWindowListener('click', onClick, { capture: true });
  return {
    typed,
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      if (text === '') search('');
      else timer.current = setTimeout(() => search(text), SEARCH_DEBOUNCE_MS);
    },
    leave: () => {
      if (!pressed.current) settle();
    },
  };
}

import { useEffect, useState, type ReactElement } from 'react';
import { Announcer } from './announcer';

interface Options {
  /** Also says what data change, when it pauses and at most once in 30 s: for rows that arrive. */
  arrivals?: boolean;
}

/**
 * Has screen readers read out what the user's own action has led to: how many rows a search found, where a column was moved to. The only
 * way to announce something that changes; a status that data change would be read out again and again.
 * @param text what there is to say now; null while that is not known yet, such as during a search
 * @param cause what the user has done, such as the text of the search: the text is said whenever this changes
 * @returns the hidden element that holds what is said; render it where the action is, also within a dialog
 */
export function useAnnouncement(text: string | null, cause: string, { arrivals = false }: Options = {}): ReactElement {
  const [said, say] = useState('');
  const [announcer] = useState(() => new Announcer(say));
  useEffect(() => {
    if (text !== null) announcer.hear({ text, cause }, arrivals);
  }, [announcer, text, cause, arrivals]);
  useEffect(() => () => announcer.stop(), [announcer]);
  return (
    // eslint-disable-next-line no-restricted-syntax -- the announcement itself
    <span className="ic-hidden" role="status">
      {said}
    </span>
  );
}

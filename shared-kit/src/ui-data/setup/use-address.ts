import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from '../../router';

type Change = (params: URLSearchParams) => URLSearchParams;

/** `push` adds a history entry, which Back undoes; `replace` does not. */
export type HistoryMode = 'push' | 'replace';

/**
 * The query that was navigated to but has not rendered yet. A second change before that, by another table of the page, starts from it
 * instead of undoing it.
 */
let sent: { from: ReturnType<typeof useLocation>; search: string } | undefined;

/**
 * The query of the page's URL, and a function that changes it and keeps everything else in it. With `inAddress` false it is kept
 * in the component instead, for tables in dialogs.
 */
export function useAddress(inAddress: boolean): { search: string; change: (change: Change, mode: HistoryMode) => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const [own, setOwn] = useState('');

  const change = useCallback(
    (apply: Change, mode: HistoryMode) => {
      if (!inAddress) {
        setOwn((before) => apply(new URLSearchParams(before)).toString());
        return;
      }
      const before = sent?.from === location ? sent.search : location.search;
      const after = apply(new URLSearchParams(before)).toString();
      if (after === new URLSearchParams(before).toString()) return;
      sent = { from: location, search: after };
      const to = { search: after, hash: location.hash };
      // Otherwise the router renders the new rows as a transition, which comes a frame or two later.
      void navigate(to, { replace: mode === 'replace', state: location.state as unknown, preventScrollReset: true, flushSync: true });
    },
    [inAddress, location, navigate],
  );
  return { search: inAddress ? location.search : own, change };
}

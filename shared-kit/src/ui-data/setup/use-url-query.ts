import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from '../../router';

type Change = (params: URLSearchParams) => URLSearchParams;

/** `push` adds a history entry, which Back undoes; `replace` does not. */
export type HistoryMode = 'push' | 'replace';

/**
 * The query that was navigated to but has not rendered yet. A second change before that, by another table of the page, starts from it
 * instead of undoing it.
 */
let pendingQuery: { from: ReturnType<typeof useLocation>; search: string } | undefined;

/**
 * The query of the page's URL, and a function that changes it and keeps everything else in it. With `inUrl` false it is kept
 * in the component instead, for tables in dialogs.
 */
export function useUrlQuery(inUrl: boolean): { search: string; change: (change: Change, mode: HistoryMode) => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const [own, setOwn] = useState('');

  const change = useCallback(
    (apply: Change, mode: HistoryMode) => {
      if (!inUrl) {
        setOwn((before) => apply(new URLSearchParams(before)).toString());
        return;
      }
      const before = pendingQuery?.from === location ? pendingQuery.search : location.search;
      const after = apply(new URLSearchParams(before)).toString();
      if (after === new URLSearchParams(before).toString()) return;
      pendingQuery = { from: location, search: after };
      const to = { search: after, hash: location.hash };
      void navigate(to, { replace: mode === 'replace', state: location.state as unknown, preventScrollReset: true });
    },
    [inUrl, location, navigate],
  );
  return { search: inUrl ? location.search : own, change };
}

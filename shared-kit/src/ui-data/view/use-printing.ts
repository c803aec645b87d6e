import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

function subscribe(notify: () => void): () => void {
  const ended = new AbortController();
  const on = (event: string, next: boolean) =>
    window.addEventListener(
      event,
      () => {
        isPrinting = next;
        notify();
      },
      { signal: ended.signal },
    );
  on('beforeprint', true);
  on('afterprint', false);
  return () => ended.abort();
}

import type { DocumentChange, Query } from 'firebase-admin/firestore';

/** A listener that failed is opened again after this time; the hourly work finds the changes in between. */
const AGAIN_MS = 60_000;

interface Listening {
  /** `isFirst`: what was there when the listener was opened. */
  onChanges: (changes: readonly DocumentChange[], isFirst: boolean) => void;
  onProblem: (error: unknown) => void;
  /** Milliseconds after which the listener is opened anew, with the query of then. */
  renewMs?: number;
}

/** Listens to a query, also after failures. The result stops it. */
export function keepListening(query: () => Query, { onChanges, onProblem, renewMs }: Listening): () => void {
  let stop = () => undefined as void;
  let timer: NodeJS.Timeout | undefined;

  function open(): void {
    let isFirst = true;
    if (renewMs !== undefined) openIn(renewMs);
    stop = query().onSnapshot(
      (snapshot) => {
        onChanges(snapshot.docChanges(), isFirst);
        isFirst = false;
      },
      (error) => {
        onProblem(error);
        openIn(AGAIN_MS);
      },
    );
  }

  function openIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      open();
    }, ms).unref();
  }

  open();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

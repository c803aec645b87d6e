import { chunk, IN_CHUNK, type Message } from 'shared-kit/model';
import type { DocumentStore, QuerySpec, StoredDocument, StoreError, StoreSnapshot } from './document-store';
import type { LiveQuery } from './live-query';
import { listenInPieces, type Pieces } from './pieces';

export interface LiveAnswer<T> {
  readonly data: readonly T[];
  readonly fromCache: boolean;
  /** Set while only the first piece of a long list has been read. */
  readonly partial?: true;
}

interface LiveObserver<T> {
  next(answer: LiveAnswer<T>): void;
  /** The query has failed and is closed. The user may retry. */
  error(problem: Message): void;
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/**
 * Keeps a query open and calls the observer with every answer, until the returned function is called. An "in" filter gets one listener for each
 * 10 ids, and their answers are merged (API-28). When the service is unavailable, listeners are opened again after a while; any other error
 * closes the query (D-102). An "in" without ids and an invalid path get an empty result without a listener.
 */
export function subscribe<T>(store: DocumentStore, query: LiveQuery<T>, observer: LiveObserver<T>): () => void {
  if (query.pieces) return subscribeInPieces(store, query, query.pieces, observer);
  const parts = isPossible(query.source) ? inChunks(query.source) : [];
  const answers = new Map<number, StoreSnapshot>();
  const stops: (() => void)[] = [];
  let open = true;
  const close = () => {
    open = false;
    for (const stop of stops) stop();
  };

  const emit = () => {
    if (!open || answers.size < parts.length) return;
    const snapshots = parts.map((_, index) => answers.get(index)!);
    observer.next({
      data: snapshots.flatMap(({ docs }) => docs.map(({ id, data }) => query.convert(id, data))),
      fromCache: snapshots.some(({ fromCache }) => fromCache),
    });
  };
  const fail = (error: StoreError) => {
    if (!open) return;
    close();
    observer.error(error.problem);
  };

  // Asynchronous, so that the caller always gets `close` before the first answer.
  if (parts.length === 0) queueMicrotask(emit);
  parts.forEach((part, index) => {
    const listener = persistent(store, part, (snapshot) => {
      answers.set(index, snapshot);
      emit();
    }, fail);
    stops.push(listener);
  });
  return close;
}

function subscribeInPieces<T>(store: DocumentStore, query: LiveQuery<T>, pieces: Pieces, observer: LiveObserver<T>): () => void {
  // Unchanged documents are not converted again.
  const converted = new WeakMap<StoredDocument, T>();
  const convert = (one: StoredDocument): T => {
    let entity = converted.get(one);
    if (entity === undefined) converted.set(one, (entity = query.convert(one.id, one.data)));
    return entity;
  };
  let open = true;
  const stop = listenInPieces(
    (spec, onNext) => persistent(store, spec, onNext, fail),
    query.source,
    pieces,
    ({ docs, fromCache, partial }) => {
      if (open) observer.next({ data: docs.map(convert), fromCache, ...(partial && { partial }) });
    },
  );
  const close = () => {
    open = false;
    stop();
  };
  function fail(error: StoreError) {
    if (!open) return;
    close();
    observer.error(error.problem);
  }
  return close;
}

/** A listener that is opened again while the service is unavailable, after a longer wait each time. */
function persistent(
  store: DocumentStore,
  spec: QuerySpec,
  onNext: (snapshot: StoreSnapshot) => void,
  onError: (error: StoreError) => void,
): () => void {
  let delay = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  let stopped = false;
  const start = () => {
    stop = store.listen(
      spec,
      (snapshot) => {
        if (!snapshot.fromCache) delay = FIRST_RETRY_MS;
        onNext(snapshot);
      },
      (error) => {
        if (stopped) return;
        if (error.kind !== 'unavailable') return onError(error);
        timer = setTimeout(start, delay);
        delay = Math.min(delay * 2, LAST_RETRY_MS);
      },
    );
  };
  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}

const LONGEST_ID_BYTES = 1500;

/**
 * Whether a path is valid. Ids may come from the page's URL, which may contain a slash or an id that Firestore reserves. The
 * SDK throws for such a path.
 */
function isPossible({ path, doc }: QuerySpec): boolean {
  const ids = path.split('/');
  const isId = (id: string) => !/^(|\.\.?|__.*__)$/s.test(id) && new TextEncoder().encode(id).length <= LONGEST_ID_BYTES;
  return ids.length % 2 === (doc ? 0 : 1) && ids.every(isId);
}

/** One query for each 10 values of the "in" filter; the same query if there is no such filter. */
function inChunks(spec: QuerySpec): QuerySpec[] {
  const index = spec.where?.findIndex(([, comparison]) => comparison === 'in') ?? -1;
  if (index < 0) return [spec];
  const [field, comparison, values] = spec.where![index]!;
  return chunk(values as unknown[], IN_CHUNK).map((part) => ({
    ...spec,
    where: spec.where!.with(index, [field, comparison, part]),
  }));
}

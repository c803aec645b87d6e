import { chunk, IN_CHUNK, isDocumentId, type Message } from 'shared-kit/model';
import type { DocumentStore, QuerySpec, StoredDocument, StoreError, StoreSnapshot } from './document-store';
import type { LiveQuery } from './live-query';
import { listenInPieces, type Listen } from './pieces';

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
  const convert = convertOnce(query);
  const stops: (() => void)[] = [];
  let open = true;
  const close = () => {
    open = false;
    for (const stop of stops) stop();
  };
  const next = ({ docs, fromCache, partial }: StoreSnapshot & { partial?: boolean }) => {
    if (open) observer.next({ data: docs.map(convert), fromCache, ...(partial && { partial }) });
  };
  const fail = (error: StoreError) => {
    if (!open) return;
    close();
    observer.error(error.problem);
  };
  const listen: Listen = (spec, onNext) => persistent(store, spec, onNext, fail);
  stops.push(query.pieces ? listenInPieces(listen, query.source, query.pieces, next) : listenInChunks(listen, query.source, next));
  return close;
}

/** Converts a document once, since only the changed documents of a long list are new objects. */
function convertOnce<T>({ convert }: LiveQuery<T>): (document: StoredDocument) => T {
  const converted = new WeakMap<StoredDocument, T>();
  return (document) => {
    let entity = converted.get(document);
    if (entity === undefined) converted.set(document, (entity = convert(document.id, document.data)));
    return entity;
  };
}

/** Listens to each part of an "in" filter. Calls back with the documents of all parts as soon as each has answered. */
function listenInChunks(listen: Listen, source: QuerySpec, onNext: (snapshot: StoreSnapshot) => void): () => void {
  const parts = isPossible(source) ? inChunks(source) : [];
  const answers = new Map<number, StoreSnapshot>();
  const emit = () => {
    if (answers.size < parts.length) return;
    const snapshots = parts.map((_, index) => answers.get(index)!);
    onNext({ docs: snapshots.flatMap(({ docs }) => docs), fromCache: snapshots.some(({ fromCache }) => fromCache) });
  };
  // Asynchronous, so that the caller always gets the function that closes the query before the first answer.
  if (parts.length === 0) queueMicrotask(emit);
  const stops = parts.map((part, index) =>
    listen(part, (snapshot) => {
      answers.set(index, snapshot);
      emit();
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
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

/**
 * Whether a path is valid. Ids may come from the page's URL, which may contain a slash or an id that Firestore reserves. The
 * SDK throws for such a path.
 */
function isPossible({ path, doc }: QuerySpec): boolean {
  const ids = path.split('/');
  return ids.length % 2 === (doc ? 0 : 1) && ids.every(isDocumentId);
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

import {
  readInTime,
  StoreError,
  writeInTime,
  type ConnectionState,
  type DocumentData,
  type DocumentStore,
  type Filter,
  type QuerySpec,
  type StoredDocument,
  type StoreErrorKind,
  type StoreSnapshot,
} from '../firebase/data/store/document-store';

interface Listener {
  spec: QuerySpec;
  onNext: (snapshot: StoreSnapshot) => void;
  onError: (error: StoreError) => void;
  last?: string;
}

/** The port in memory, with functions for tests that act as the server and as other clients. */
export interface MemoryStore extends DocumentStore {
  /** Another client writes a document. */
  set(path: string, data: DocumentData): void;
  /** Another client deletes a document. */
  remove(path: string): void;
  read(path: string): DocumentData | undefined;
  /** Fails all queries of paths with this prefix, including open ones. */
  fail(pathPrefix: string, kind?: StoreErrorKind): void;
  /** Ends the failures of `fail`. */
  heal(): void;
  setConnection(state: ConnectionState): void;
  /** The paths with an open listener, in the order of opening. */
  listening(): string[];
  /** Documents read so far, as the service would count them. */
  reads: number;
}

const MISSING = Symbol('missing');

/** A {@link DocumentStore} in memory that behaves like Firestore: `{ 'users/ana': { firstName: 'Ana' } }`. */
export function createMemoryStore(seed: Readonly<Record<string, DocumentData>> = {}): MemoryStore {
  const documents = new Map(Object.entries(seed));
  const listeners = new Set<Listener>();
  const observers = new Set<(state: ConnectionState) => void>();
  const failures = new Map<string, StoreErrorKind>();
  let connection: ConnectionState = 'live';
  let lostAt: number | null = null;

  const failureOf = (path: string): StoreErrorKind | undefined => [...failures].find(([prefix]) => path.startsWith(prefix))?.[1];

  const answer = (spec: QuerySpec): StoredDocument[] => {
    if (spec.doc) {
      const data = documents.get(spec.path);
      return data ? [{ id: idOf(spec.path), data: copy(data) }] : [];
    }
    return runQuery(documents, spec);
  };

  const tell = (listener: Listener) => {
    if (!listeners.has(listener)) return;
    const kind = failureOf(listener.spec.path);
    if (kind) {
      listeners.delete(listener);
      return listener.onError(new StoreError(kind, `${kind}: ${listener.spec.path}`));
    }
    // Without a connection the answer comes from the cache, which is empty for a first query.
    const fromCache = connection !== 'live';
    const docs = fromCache && listener.last === undefined ? [] : answer(listener.spec);
    const now = JSON.stringify([docs, fromCache]);
    if (now === listener.last) return;
    if (!fromCache) store.reads += docs.length;
    listener.last = now;
    listener.onNext({ docs, fromCache });
  };
  /** A silent server receives every call, and answers once it is live again. */
  const untilItSpeaks = () =>
    new Promise<void>((resolve) => {
      const unless = (state: ConnectionState) => {
        if (state === 'silent') return;
        observers.delete(unless);
        resolve();
      };
      observers.add(unless);
      unless(connection);
    });
  // Asynchronous, like the service.
  const tellAll = () => queueMicrotask(() => [...listeners].forEach(tell));

  const store: MemoryStore = {
    documents: null,
    reads: 0,
    listen(spec, onNext, onError) {
      const listener: Listener = { spec, onNext, onError };
      listeners.add(listener);
      queueMicrotask(() => tell(listener));
      return () => void listeners.delete(listener);
    },
    async getAll(spec) {
      await readInTime(untilItSpeaks());
      const kind = failureOf(spec.path) ?? (connection === 'live' ? undefined : 'unavailable');
      if (kind) throw new StoreError(kind, `${kind}: ${spec.path}`);
      const docs = answer(spec);
      store.reads += docs.length;
      return docs;
    },
    async update(path, data) {
      await writeInTime(untilItSpeaks());
      const kind = failureOf(path);
      if (kind) throw new StoreError(kind, `${kind}: ${path}`);
      const before = documents.get(path);
      if (!before) throw new StoreError('missing', `missing: ${path}`);
      store.set(path, { ...before, ...data });
    },
    async deleteAll(paths) {
      await writeInTime(untilItSpeaks());
      const kind = paths.map(failureOf).find((one) => one !== undefined);
      if (kind) throw new StoreError(kind, `${kind}: ${paths.join(', ')}`);
      for (const path of paths) documents.delete(path);
      tellAll();
    },
    onConnection(next) {
      observers.add(next);
      next(connection);
      return () => observers.delete(next);
    },
    lastContact: () => lostAt ?? Date.now(),
    keepAsking: () => () => {},
    set(path, data) {
      documents.set(path, data);
      tellAll();
    },
    remove(path) {
      documents.delete(path);
      tellAll();
    },
    read: (path) => documents.get(path),
    fail(pathPrefix, kind = 'denied') {
      failures.set(pathPrefix, kind);
      tellAll();
    },
    heal: () => failures.clear(),
    setConnection(state) {
      connection = state;
      lostAt = state === 'live' ? null : (lostAt ?? Date.now());
      queueMicrotask(() => observers.forEach((next) => next(state)));
      tellAll();
    },
    listening: () => [...listeners].map(({ spec }) => spec.path),
  };
  return store;
}

/** A deep copy, because readers may change their result. Dates are not copied, since no code changes them. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)])) as T;
}

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function runQuery(documents: ReadonlyMap<string, DocumentData>, spec: QuerySpec): StoredDocument[] {
  const inside = `${spec.path}/`;
  const orders = spec.orderBy ?? [];
  const matches = [...documents]
    .filter(([path]) => path.startsWith(inside) && !path.slice(inside.length).includes('/'))
    .map(([path, data]) => ({ id: idOf(path), data: copy(data) }))
    .filter(({ data }) => (spec.where ?? []).every((filter) => passes(data, filter)))
    .filter(({ id }) => (spec.after === undefined || id > spec.after) && (spec.upTo === undefined || id <= spec.upTo))
    // As in Firestore, an order by a field leaves out documents without it.
    .filter(({ data }) => orders.every(([field]) => valueAt(data, field) !== MISSING));
  const inOrder = (a: StoredDocument, b: StoredDocument): number => {
    for (const [field, direction] of orders) {
      const order = compare(valueAt(a.data, field), valueAt(b.data, field));
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    const byId = compare(a.id, b.id);
    return orders.at(-1)?.[1] === 'desc' ? -byId : byId;
  };
  const { startAfter } = spec;
  const page = (startAfter ? matches.filter((one) => inOrder(startAfter, one) < 0) : matches).sort(inOrder);
  return spec.limit ? page.slice(0, spec.limit) : page;
}

function valueAt(data: DocumentData, field: string): unknown {
  return Object.hasOwn(data, field) ? data[field] : MISSING;
}

function passes(data: DocumentData, [field, comparison, operand]: Filter): boolean {
  const value = valueAt(data, field);
  if (value === MISSING) return false;
  const sameKind = rank(value) === rank(operand);
  switch (comparison) {
    case '==':
      return compare(value, operand) === 0;
    case '!=':
      return value !== null && compare(value, operand) !== 0;
    case 'in':
      return (operand as unknown[]).some((one) => compare(value, one) === 0);
    case 'array-contains':
      return Array.isArray(value) && value.some((one) => compare(one, operand) === 0);
    case '<':
      return sameKind && compare(value, operand) < 0;
    case '<=':
      return sameKind && compare(value, operand) <= 0;
    case '>':
      return sameKind && compare(value, operand) > 0;
    case '>=':
      return sameKind && compare(value, operand) >= 0;
  }
}

/** Firestore's order of value types, for the types that the console stores. */
function rank(value: unknown): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 2;
  if (value instanceof Date) return 3;
  return typeof value === 'string' ? 4 : 5;
}

function compare(a: unknown, b: unknown): number {
  const kinds = rank(a) - rank(b);
  if (kinds !== 0) return kinds;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (typeof a === 'object' || typeof b === 'object') {
    const [first, second] = [JSON.stringify(a), JSON.stringify(b)];
    return first === second ? 0 : first < second ? -1 : 1;
  }
  return (a as string) === (b as string) ? 0 : (a as string) < (b as string) ? -1 : 1;
}

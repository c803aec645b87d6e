import {
  collection,
  deleteDoc,
  doc,
  documentId,
  endAt,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  updateDoc,
  where,
  writeBatch,
  type DocumentSnapshot,
  type Firestore,
  type FirestoreError,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import type { Connection } from './connection';
import {
  readInTime,
  StoreError,
  writeInTime,
  type DocumentStore,
  type OrderBy,
  type QuerySpec,
  type StoredDocument,
  type StoreErrorKind,
} from './document-store';
import { isBroken, type FirestoreClient } from './firestore-client';

/** Every code is decided here: only `failed` is a fault of the page. */
const KIND_OF: Record<FirestoreError['code'], StoreErrorKind> = {
  'permission-denied': 'denied',
  'not-found': 'missing',
  aborted: 'unavailable',
  cancelled: 'unavailable',
  'data-loss': 'unavailable',
  'deadline-exceeded': 'unavailable',
  // The index of the query is still being built, as after a deployment, or missing: nothing that the page could do otherwise.
  'failed-precondition': 'unavailable',
  internal: 'unavailable',
  'resource-exhausted': 'unavailable',
  // The token could not be renewed. A user who has been signed out leaves the page.
  unauthenticated: 'unavailable',
  unavailable: 'unavailable',
  unknown: 'unavailable',
  'already-exists': 'failed',
  'invalid-argument': 'failed',
  'out-of-range': 'failed',
  unimplemented: 'failed',
};

/**
 * The port on the Firebase SDK; `documents` is the URL of the same database. After an internal failure the client is replaced
 * and all listeners are opened again.
 */
export function createFirestoreStore(client: FirestoreClient, connection: Connection, documents: string): DocumentStore {
  const read = (spec: QuerySpec) =>
    answered(client, async (db) =>
      spec.doc
        ? oneDocument(await getDocFromServer(doc(db, spec.path)))
        : (await getDocsFromServer(firestoreQuery(db, spec))).docs.map(stored),
    );
  const write = (work: (db: Firestore) => Promise<void>) => writeInTime(connection.write(() => answered(client, work)));
  return {
    documents,

    listen(spec, onNext, onError) {
      const listener = {};
      const next = (docs: readonly StoredDocument[], fromCache: boolean) => {
        connection.report(listener, fromCache);
        onNext({ docs, fromCache });
      };
      const failed = (error: FirestoreError) => {
        end();
        onError(asStoreError(error));
      };
      let stop = () => {};
      const start = () => {
        try {
          stop = observe(client.current(), spec, next, failed);
        } catch (error) {
          if (!isBroken(error)) throw error;
          // Opened again with the new client. Until then the connection counts as lost.
          connection.report(listener, true);
          client.renew();
        }
      };
      const unfollow = client.follow(start);
      const end = () => {
        unfollow();
        connection.forget(listener);
      };
      start();
      return () => {
        end();
        stop();
      };
    },

    getAll: (spec) => readInTime(read(spec)),
    update: (path, data) => write((db) => updateDoc(doc(db, path), data)),

    deleteAll: (paths) =>
      write(async (db) => {
        if (paths.length === 1) return deleteDoc(doc(db, paths[0]!));
        const batch = writeBatch(db);
        for (const path of paths) batch.delete(doc(db, path));
        return batch.commit();
      }),

    onConnection: (next) => connection.observe(next),
    lastContact: () => connection.lastContact(),
    keepAsking: (query) =>
      connection.keepAsking(async () => {
        await read(query).catch((error: StoreError) => {
          // A denial is an answer too.
          if (error.kind === 'unavailable') throw error;
        });
      }),
  };
}

function observe(
  db: Firestore,
  spec: QuerySpec,
  next: (docs: readonly StoredDocument[], fromCache: boolean) => void,
  failed: (error: FirestoreError) => void,
): () => void {
  // Needed to addRecords when the server has confirmed a result from the cache.
  const options = { includeMetadataChanges: true };
  return spec.doc
    ? onSnapshot(doc(db, spec.path), options, (one) => next(oneDocument(one), one.metadata.fromCache), failed)
    : onSnapshot(firestoreQuery(db, spec), options, (all) => next(all.docs.map(stored), all.metadata.fromCache), failed);
}

function firestoreQuery(db: Firestore, spec: QuerySpec): Query {
  const constraints: QueryConstraint[] = [
    ...(spec.where ?? []).map(([field, comparison, value]) => where(field, comparison, value)),
    ...(spec.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(spec.startAfter ? pageAfter(spec.startAfter, spec.orderBy ?? []) : []),
    ...(spec.after !== undefined || spec.upTo !== undefined ? [orderBy(documentId())] : []),
    ...(spec.after !== undefined ? [startAfter(spec.after)] : []),
    ...(spec.upTo !== undefined ? [endAt(spec.upTo)] : []),
    ...(spec.limit ? [limit(spec.limit)] : []),
  ];
  return query(collection(db, spec.path), ...constraints);
}

/** Orders documents with equal values by id, in the direction of the last order, so that a page can begin between them. */
function pageAfter({ id, data }: StoredDocument, orders: readonly OrderBy[]): QueryConstraint[] {
  const values = orders.map(([field]) => data[field]);
  return [orderBy(documentId(), orders.at(-1)?.[1]), startAfter(...values, id)];
}

const stored = (snapshot: DocumentSnapshot): StoredDocument => ({ id: snapshot.id, data: snapshot.data() ?? {} });

const oneDocument = (snapshot: DocumentSnapshot): StoredDocument[] => (snapshot.exists() ? [stored(snapshot)] : []);

const asStoreError = ({ code, message }: FirestoreError) =>
  new StoreError(Object.hasOwn(KIND_OF, code) ? KIND_OF[code] : 'failed', message);

/**
 * Runs the work and returns its result. If the client fails meanwhile the result is unknown: it is reported as a lost connection, and a
 * retry uses the new client.
 */
async function answered<T>(client: FirestoreClient, work: (db: Firestore) => Promise<T>): Promise<T> {
  let unfollow = () => {};
  const replaced = new Promise<never>((_, reject) => {
    unfollow = client.follow(() => reject(new StoreError('unavailable', 'The client was replaced.')));
  });
  try {
    return await Promise.race([work(client.current()), replaced]);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    if (!isBroken(error)) throw asStoreError(error as FirestoreError);
    client.renew();
    throw new StoreError('unavailable', (error as Error).message);
  } finally {
    unfollow();
  }
}

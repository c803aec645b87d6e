import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
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
import { StoreError, type DocumentStore, type QuerySpec, type StoredDocument, type StoreErrorKind } from './document-store';

const KIND_OF: Partial<Record<FirestoreError['code'], StoreErrorKind>> = {
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'unavailable',
  aborted: 'unavailable',
  cancelled: 'unavailable',
  'not-found': 'missing',
};

/** The port over the Firebase SDK. */
export function createFirestoreStore(db: Firestore, connection: Connection): DocumentStore {
  return {
    listen(spec, onNext, onError) {
      const listener = {};
      const next = (docs: readonly StoredDocument[], fromCache: boolean) => {
        connection.report(listener, fromCache);
        onNext({ docs, fromCache });
      };
      const failed = (error: FirestoreError) => {
        connection.forget(listener);
        onError(asStoreError(error));
      };
      // Metadata changes tell when the server has confirmed what the cache said, or stopped doing so.
      const options = { includeMetadataChanges: true };
      const stop = spec.doc
        ? onSnapshot(doc(db, spec.path), options, (one) => next(oneDocument(one), one.metadata.fromCache), failed)
        : onSnapshot(firestoreQuery(db, spec), options, (all) => next(all.docs.map(stored), all.metadata.fromCache), failed);
      return () => {
        stop();
        connection.forget(listener);
      };
    },

    getAll: (spec) =>
      failingAsStoreError(async () =>
        spec.doc
          ? oneDocument(await getDocFromServer(doc(db, spec.path)))
          : (await getDocsFromServer(firestoreQuery(db, spec))).docs.map(stored),
      ),

    update: (path, data) => failingAsStoreError(() => updateDoc(doc(db, path), data)),

    async deleteAll(paths) {
      await failingAsStoreError(async () => {
        if (paths.length === 1) return deleteDoc(doc(db, paths[0]!));
        const batch = writeBatch(db);
        for (const path of paths) batch.delete(doc(db, path));
        return batch.commit();
      });
    },

    onConnection: (next) => connection.observe(next),
    lastContact: () => connection.lastContact(),
  };
}

function firestoreQuery(db: Firestore, spec: QuerySpec): Query {
  const constraints: QueryConstraint[] = [
    ...(spec.where ?? []).map(([field, comparison, value]) => where(field, comparison, value)),
    ...(spec.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(spec.limit ? [limit(spec.limit)] : []),
  ];
  return query(collection(db, spec.path), ...constraints);
}

const stored = (snapshot: DocumentSnapshot): StoredDocument => ({ id: snapshot.id, data: snapshot.data() ?? {} });

const oneDocument = (snapshot: DocumentSnapshot): StoredDocument[] => (snapshot.exists() ? [stored(snapshot)] : []);

const asStoreError = ({ code, message }: FirestoreError) => new StoreError(KIND_OF[code] ?? 'failed', message);

async function failingAsStoreError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asStoreError(error as FirestoreError);
  }
}

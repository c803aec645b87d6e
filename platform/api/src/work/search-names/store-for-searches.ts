import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { SEARCH_BEGINNINGS, SEARCH_NAME, searchBeginningsOf, searchNameOf } from 'shared-kit/model';
import { storedProfile } from '../../documents/stored-profile';

/** What documents of one kind store for the quick access to search by (ADD-20). */
export interface StoredForSearches {
  field: string;
  /** The fields that show whether the stored value is right. */
  fields: readonly string[];
  /** The right value; undefined if the document has nothing to be found by. */
  of: (document: DocumentSnapshot) => string | string[] | undefined;
}

export const NAMES: StoredForSearches = {
  field: SEARCH_NAME,
  fields: ['name', SEARCH_NAME],
  of: (document) => {
    const name: unknown = document.get('name');
    return typeof name === 'string' ? searchNameOf(name) : undefined;
  },
};

export const BEGINNINGS: StoredForSearches = {
  field: SEARCH_BEGINNINGS,
  fields: ['firstName', 'lastName', 'employeeId', 'email', SEARCH_BEGINNINGS],
  of: (document) => {
    const profile = storedProfile(document);
    return profile && searchBeginningsOf(profile);
  },
};

const NOT_FOUND = 5;
const FAILED_PRECONDITION = 9;

/**
 * Stores what searches need where a document lacks it or has one of an earlier name: apps write sessions themselves and do not store it. A
 * document that was changed meanwhile is read again, one that was removed is not created again.
 */
export async function storeForSearches(
  firestore: Firestore,
  documents: readonly DocumentSnapshot[],
  stored: StoredForSearches,
): Promise<void> {
  const { field } = stored;
  const stale = documents.flatMap((document) => {
    const value = document.exists ? stored.of(document) : undefined;
    return value === undefined || isDeepStrictEqual(document.get(field), value) ? [] : [{ document, value }];
  });
  if (stale.length === 0) return;
  const changed: DocumentReference[] = [];
  const writer = firestore.bulkWriter();
  const written = stale.map(({ document: { ref, updateTime }, value }) =>
    writer.update(ref, { [field]: value }, { ...(updateTime && { lastUpdateTime: updateTime }) }).catch((error: unknown) => {
      const { code } = error as { code?: unknown };
      if (code === FAILED_PRECONDITION) changed.push(ref);
      else if (code !== NOT_FOUND) throw error;
    }),
  );
  await Promise.all([...written, writer.close()]);
  if (changed.length > 0) await storeForSearches(firestore, await firestore.getAll(...changed), stored);
}

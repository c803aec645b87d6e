import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { SEARCH_NAME, searchNameOf } from 'shared-kit/model';

/** The fields that show whether a document's name for searches is right. */
export const NAME_FIELDS = ['name', SEARCH_NAME] as const;

const NOT_FOUND = 5;

/**
 * Stores the name by which the quick access searches (ADD-20), where a session or task has none or one of an earlier name: apps write
 * sessions themselves and do not store it. A document that was removed meanwhile is not created again.
 */
export async function storeSearchNames(firestore: Firestore, documents: readonly DocumentSnapshot[]): Promise<void> {
  const stale = documents.flatMap((document) => {
    const name: unknown = document.get('name');
    if (typeof name !== 'string' || document.get(SEARCH_NAME) === searchNameOf(name)) return [];
    return [{ ref: document.ref, searchName: searchNameOf(name) }];
  });
  if (stale.length === 0) return;
  const writer = firestore.bulkWriter();
  const written = stale.map(({ ref, searchName }) =>
    writer.update(ref, { [SEARCH_NAME]: searchName }).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== NOT_FOUND) throw error;
    }),
  );
  await Promise.all([...written, writer.close()]);
}

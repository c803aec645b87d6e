import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** The texts of a list, whatever else an older document or another program has put there; none where there is no list. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** The texts of a document's field that should be a list of them. */
export const textList = (document: DocumentSnapshot | undefined, field: string): string[] => textsOf(document?.get(field));

import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** The entries of a stored list that are texts; others, which older documents and other programs may hold, are left out. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** The texts of a document's field that should be a list of them. */
export const textList = (document: DocumentSnapshot | undefined, field: string): string[] => textsOf(document?.get(field));

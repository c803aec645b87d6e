import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** The entries of a stored list that are texts; other values, which older documents or other programs may have stored, are left out. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** The texts of a document's field that should be a list of them. */
export const textList = (document: DocumentSnapshot | undefined, field: string): string[] => textsOf(document?.get(field));

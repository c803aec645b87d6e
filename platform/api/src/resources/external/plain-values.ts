import { Timestamp, type DocumentData } from 'firebase-admin/firestore';

/** A document as JSON: moments are epoch milliseconds. */
export function plainValues(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(plainValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValues(inner)]));
}

/** The named fields of a document that it has. */
export function fieldsOf(data: DocumentData, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => data[name] !== undefined).map((name) => [name, plainValues(data[name])]));
}

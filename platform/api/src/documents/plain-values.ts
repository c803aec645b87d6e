import { DocumentReference, GeoPoint, Timestamp, type DocumentData } from 'firebase-admin/firestore';

/**
 * Stored values as JSON, with moments in the form of `moment`, by default epoch milliseconds. Apps may store every type of Firestore: the
 * SDK's objects for references and bytes lead into its own settings, and must not be walked through.
 */
export function plainValues(value: unknown, moment: (stored: Timestamp) => unknown = (stored) => stored.toMillis()): unknown {
  if (value instanceof Timestamp) return moment(value);
  if (Array.isArray(value)) return value.map((inner) => plainValues(inner, moment));
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  // The SDK does not export the class of vectors.
  if ('toArray' in value && typeof value.toArray === 'function') return value.toArray() as unknown;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValues(inner, moment)]));
}

/** Only the named fields, and of these only what the document has. */
export function fieldsOf(data: DocumentData, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => data[name] !== undefined).map((name) => [name, plainValues(data[name])]));
}

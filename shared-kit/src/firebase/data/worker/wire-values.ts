import type { DocumentData } from '../store/document-store';

/** A value of Firestore's HTTP interface: an object whose key is the type. */
export type WireValue = Record<string, unknown>;
export type WireFields = Record<string, WireValue>;

/** The fields of a document as the SDK returns them, but with times as dates. Types that the console does not use become null. */
export function fieldsOf(fields: WireFields = {}): DocumentData {
  const data: DocumentData = {};
  for (const name in fields) {
    // A malicious document must not set the prototype of its map.
    if (name !== '__proto__') data[name] = valueOf(fields[name]!);
  }
  return data;
}

function valueOf(value: WireValue): unknown {
  for (const type in value) {
    const content = value[type];
    switch (type) {
      case 'stringValue':
      case 'booleanValue':
        return content;
      case 'integerValue':
      case 'doubleValue':
        return Number(content);
      case 'timestampValue':
        return new Date(content as string);
      case 'arrayValue':
        return ((content as { values?: WireValue[] }).values ?? []).map(valueOf);
      case 'mapValue':
        return fieldsOf((content as { fields?: WireFields }).fields);
    }
  }
  return null;
}

/** A value for a comparison: text, number, time, boolean, null, or a list of these. */
export function wireValue(value: unknown): WireValue {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  return { nullValue: null };
}

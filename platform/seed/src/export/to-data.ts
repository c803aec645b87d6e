import { FieldValue, GeoPoint, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { Fields, Value } from 'platform-emulator/data';

/** The fields of a stored document as the server SDK takes them. References get the same path in the project of `firestore`. */
export function toData(fields: Fields, firestore: Firestore): DocumentData {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toNative(value, firestore)]));
}

function toNative(value: Value, firestore: Firestore): unknown {
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.integerValue !== undefined) return toNumber(value.integerValue);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.timestampValue !== undefined) return toTimestamp(value.timestampValue);
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.bytesValue !== undefined) return Buffer.from(value.bytesValue, 'base64');
  if (value.referenceValue !== undefined) return firestore.doc(value.referenceValue.split('/documents/')[1] ?? '');
  if (value.geoPointValue !== undefined) return new GeoPoint(value.geoPointValue.latitude, value.geoPointValue.longitude);
  if (value.arrayValue !== undefined) return value.arrayValue.values.map((item) => toNative(item, firestore));
  if (value.mapValue !== undefined) return toMap(value.mapValue.fields, firestore);
  return null;
}

function toMap(fields: Fields, firestore: Firestore): unknown {
  const data = toData(fields, firestore);
  return data['__type__'] === '__vector__' ? FieldValue.vector(data['value'] as number[]) : data;
}

function toNumber(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/** Converts a text with microseconds, such as `2026-05-04T15:00:00.123456Z`. */
function toTimestamp(text: string): Timestamp {
  const [seconds = '', fraction = ''] = text.replace('Z', '').split('.');
  return new Timestamp(Date.parse(`${seconds}Z`) / 1000, Number(fraction.padEnd(9, '0')));
}

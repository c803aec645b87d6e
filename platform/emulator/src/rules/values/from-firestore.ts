import { parseTime } from '../../store/values/time';
import { numberOf, type Fields, type Value as StoredValue } from '../../store/values/value';
import { Fault } from './fault';
import { RecordMap } from './record-map';
import { Timestamp } from './time';
import { LatLng, ListValue, PathValue, type MapValue, type Value } from './value';

/** A stored value as rules see it. */
export function fromFirestore(stored: StoredValue): Value {
  if (stored.stringValue !== undefined) return stored.stringValue;
  if (stored.integerValue !== undefined) return BigInt(stored.integerValue);
  if (stored.booleanValue !== undefined) return stored.booleanValue;
  if (stored.doubleValue !== undefined) return numberOf(stored) ?? NaN;
  if (stored.timestampValue !== undefined) return Timestamp.ofMicros(parseTime(stored.timestampValue) ?? 0);
  if (stored.mapValue !== undefined) return fromFields(stored.mapValue.fields);
  if (stored.arrayValue !== undefined) return new ListValue(stored.arrayValue.values.map(fromFirestore));
  if (stored.bytesValue !== undefined) return Buffer.from(stored.bytesValue, 'base64');
  if (stored.geoPointValue !== undefined) return new LatLng(stored.geoPointValue.latitude, stored.geoPointValue.longitude);
  // `projects/p/databases/d/documents/…`: paths in rules begin with the database.
  if (stored.referenceValue !== undefined) return new PathValue(stored.referenceValue.split('/').slice(2));
  return null;
}

export function fromFields(fields: Fields): MapValue {
  return new RecordMap(fields, fromFirestore);
}

/** Claims of a token and the like. */
export function fromJson(json: unknown): Value | Fault {
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) {
    const items = json.map(fromJson);
    return items.find((item) => item instanceof Fault) ?? new ListValue(items as Value[]);
  }
  if (typeof json === 'object') return new RecordMap(json as Record<string, unknown>, fromJson);
  return new Fault('not a value of JSON');
}

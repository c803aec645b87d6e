import { Duration, Timestamp } from './time';
import { LatLng, ListValue, MapDiff, MapValue, PathValue, SetValue, type Value } from './value';

/** The type of a value, as `is` names it. */
export function typeName(value: Value): string {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    default:
    // Objects, and null.
  }
  if (value === null) return 'null';
  if (value instanceof MapValue) return 'map';
  if (value instanceof ListValue) return 'list';
  if (value instanceof SetValue) return 'set';
  if (value instanceof PathValue) return 'path';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof MapDiff) return 'map_diff';
  return 'bytes';
}

/** Whether `value is type`: `number` takes int and float. */
export function hasType(value: Value, type: string): boolean {
  const name = typeName(value);
  return name === type || (type === 'number' && (name === 'int' || name === 'float'));
}

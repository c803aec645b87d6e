import { Fault } from '../values/fault';
import { Duration, floorDiv, NANOS_PER_DAY, NANOS_PER_MILLI, NANOS_PER_SECOND, Timestamp } from '../values/time';
import { LatLng, PathValue } from '../values/value';
import { method, type MethodTable } from './method';

const MILLIS_PER_DAY = 86_400_000;

function positiveModulo(value: bigint, by: bigint): bigint {
  return value - floorDiv(value, by) * by;
}

function dayOfYear(date: Date): number {
  return (
    (Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) - Date.UTC(date.getUTCFullYear(), 0, 1)) / MILLIS_PER_DAY + 1
  );
}

export const TIMESTAMP_METHODS: MethodTable<Timestamp> = {
  date: method([], ({ nanos }) => new Timestamp(floorDiv(nanos, NANOS_PER_DAY) * NANOS_PER_DAY)),
  time: method([], ({ nanos }) => new Duration(positiveModulo(nanos, NANOS_PER_DAY))),
  year: method([], ({ date }) => BigInt(date.getUTCFullYear())),
  month: method([], ({ date }) => BigInt(date.getUTCMonth() + 1)),
  day: method([], ({ date }) => BigInt(date.getUTCDate())),
  // 1 is Monday, the first day of a week.
  dayOfWeek: method([], ({ date }) => BigInt(date.getUTCDay() || 7)),
  dayOfYear: method([], ({ date }) => BigInt(dayOfYear(date))),
  hours: method([], ({ date }) => BigInt(date.getUTCHours())),
  minutes: method([], ({ date }) => BigInt(date.getUTCMinutes())),
  seconds: method([], ({ date }) => BigInt(date.getUTCSeconds())),
  nanos: method([], ({ nanos }) => positiveModulo(nanos, NANOS_PER_SECOND)),
  toMillis: method([], ({ nanos }) => floorDiv(nanos, NANOS_PER_MILLI)),
};

export const DURATION_METHODS: MethodTable<Duration> = {
  seconds: method([], ({ nanos }) => nanos / NANOS_PER_SECOND),
  nanos: method([], ({ nanos }) => nanos % NANOS_PER_SECOND),
};

export const PATH_METHODS: MethodTable<PathValue> = {
  bind: method(['map'], ({ segments }, map) => {
    const bound: string[] = [];
    for (const segment of segments) {
      const name = /^(?:\{(\w+)\}|\$\((\w+)\))$/.exec(segment);
      const value = name ? map.get(name[1] ?? name[2] ?? '') : segment;
      if (value instanceof PathValue) bound.push(...value.segments);
      else if (typeof value === 'string') bound.push(value);
      else return new Fault(`the path has no value for ${segment}`);
    }
    return new PathValue(bound);
  }),
};

const EARTH_RADIUS_METRES = 6_371_010;

/** Along the surface of the earth, by the haversine formula. */
function distance(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const h = half(a.latitude, b.latitude) + cosines * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const LATLNG_METHODS: MethodTable<LatLng> = {
  latitude: method([], ({ latitude }) => latitude),
  longitude: method([], ({ longitude }) => longitude),
  distance: method(['any'], (point, other) => {
    return other instanceof LatLng ? distance(point, other) : new Fault('a distance is between two points');
  }),
};

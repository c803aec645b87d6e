import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Checksum } from '../../hash/checksum';
import { Fault } from '../values/fault';
import { duration, NANOS_PER_MILLI, NANOS_PER_SECOND, timestamp } from '../values/time';
import { LatLng, PathValue, type Outcome, type Value } from '../values/value';
import { integer } from './arithmetic';
import { func, type Method } from './method';

type FunctionTable = Readonly<Record<string, Method<undefined>>>;

const MAX_TEXT_INT = /^[+-]?\d{1,19}$/;
const FLOAT = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

/** Functions without a namespace whose result depends only on their arguments. */
export const GLOBAL_FUNCTIONS: FunctionTable = {
  bool: absentFunction('bool'),
  int: func(['any'], toInt),
  float: func(['any'], toFloat),
  string: func(['any'], toText),
  path: func(['string'], (text) => new PathValue(text.split('/').filter((segment) => segment !== ''))),
};

const UNITS: Readonly<Record<string, bigint>> = {
  w: 604_800n * NANOS_PER_SECOND,
  d: 86_400n * NANOS_PER_SECOND,
  h: 3_600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: NANOS_PER_MILLI,
  ns: 1n,
};

export const NAMESPACES: Readonly<Record<string, FunctionTable>> = {
  math: {
    abs: func(['number'], (x) => (typeof x === 'bigint' ? integer(x < 0n ? -x : x) : Math.abs(x))),
    ceil: func(['number'], (x) => whole(Math.ceil, x)),
    floor: func(['number'], (x) => whole(Math.floor, x)),
    round: func(['number'], (x) => whole(Math.round, x)),
    isInfinite: absentFunction('math.isInfinite'),
    isNaN: func(['number'], (x) => Number.isNaN(Number(x))),
    pow: func(['number', 'number'], (base, exponent) => Number(base) ** Number(exponent)),
    sqrt: func(['number'], (x) => Math.sqrt(Number(x))),
  },
  duration: {
    abs: func(['duration'], ({ nanos }) => duration(nanos < 0n ? -nanos : nanos)),
    time: func(['int', 'int', 'int', 'int'], (h, m, s, ns) => duration((h * 3600n + m * 60n + s) * NANOS_PER_SECOND + ns)),
    value: func(['int', 'string'], (count, unit) => {
      const nanos = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
      return nanos === undefined ? new Fault(`"${unit}" is no unit of time`) : duration(count * nanos);
    }),
  },
  timestamp: {
    date: func(['int', 'int', 'int'], date),
    value: func(['int'], (millis) => timestamp(millis * NANOS_PER_MILLI)),
  },
  latlng: {
    value: func(['number', 'number'], (latitude, longitude) => {
      const point = new LatLng(Number(latitude), Number(longitude));
      const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
      return isOnEarth ? point : new Fault('there is no such point on the earth');
    }),
  },
  hashing: {
    crc32: func(['any'], (data) => hashed(data, (bytes) => fourBytes(crc32(bytes)))),
    crc32c: func(['any'], (data) => hashed(data, (bytes) => crc32c(bytes))),
    md5: func(['any'], (data) => hashed(data, (bytes) => createHash('md5').update(bytes).digest())),
    sha256: func(['any'], (data) => hashed(data, (bytes) => createHash('sha256').update(bytes).digest())),
  },
};

/** A documented function that the real service accepts in a file but does not find when it runs, so that a rule that calls it never allows. */
function absentFunction(name: string): Method<undefined> {
  return func(['any'], () => new Fault(`the service has no function "${name}"`));
}

function toInt(value: Value): Outcome {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return whole(Math.trunc, value);
  return typeof value === 'string' && MAX_TEXT_INT.test(value) ? integer(BigInt(value.replace(/^\+/, ''))) : new Fault('not an integer');
}

function toFloat(value: Value): Outcome {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  return typeof value === 'string' && FLOAT.test(value) ? Number(value) : new Fault('not a number');
}

function toText(value: Value): Outcome {
  if (value !== null && typeof value === 'object') return new Fault('only simple values have a text');
  // The text of a float always has a decimal point.
  return typeof value === 'number' && Number.isInteger(value) ? value.toFixed(1) : String(value);
}

function whole(round: (x: number) => number, x: bigint | number): Outcome {
  if (typeof x === 'bigint') return x;
  return Number.isFinite(x) ? integer(BigInt(round(x))) : new Fault('not a finite number');
}

function date(year: bigint, month: bigint, day: bigint): Outcome {
  const moment = new Date(0);
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isDate = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day);
  return isDate ? timestamp(BigInt(moment.getTime()) * NANOS_PER_MILLI) : new Fault('there is no such day');
}

function hashed(data: Value, hash: (bytes: Uint8Array) => Uint8Array): Outcome {
  if (typeof data === 'string') return hash(Buffer.from(data));
  return data instanceof Uint8Array ? hash(data) : new Fault('only texts and bytes can be hashed');
}

/** A checksum as the service returns it, lowest byte first. */
function fourBytes(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function crc32c(bytes: Uint8Array): Uint8Array {
  const checksum = new Checksum();
  checksum.add(Buffer.from(bytes));
  return fourBytes(Buffer.from(checksum.result().crc32c, 'base64').readUInt32BE());
}

import { Fault, UNKNOWN } from '../values/fault';
import { Duration, Timestamp } from '../values/time';
import { typeName } from '../values/type-name';
import { LatLng, ListValue, MapDiff, MapValue, PartialValue, PathValue, SetValue, type Outcome, type Value } from '../values/value';
import { LIST_METHODS, MAP_DIFF_METHODS, MAP_METHODS, SET_METHODS } from './collection-methods';
import type { Method, MethodTable } from './method';
import { DURATION_METHODS, LATLNG_METHODS, PATH_METHODS, TIMESTAMP_METHODS } from './other-methods';
import { BYTES_METHODS, STRING_METHODS } from './text-methods';

const TABLES: readonly MethodTable<never>[] = [
  STRING_METHODS,
  BYTES_METHODS,
  LIST_METHODS,
  SET_METHODS,
  MAP_METHODS,
  MAP_DIFF_METHODS,
  TIMESTAMP_METHODS,
  DURATION_METHODS,
  PATH_METHODS,
  LATLNG_METHODS,
];

/** How many arguments the methods of a name take, whatever their type; empty when there are none. */
export function aritiesOf(name: string): Set<number> {
  return new Set(TABLES.flatMap((table) => (Object.hasOwn(table, name) ? [(table[name] as Method<never>).arity] : [])));
}

/** `receiver.name(args)` */
export function callMethod(receiver: Outcome, name: string, args: readonly Outcome[]): Outcome {
  if (receiver instanceof Fault) return receiver;
  const values = valuesOf(args);
  if (values instanceof Fault) return values;
  if (receiver instanceof PartialValue) return receiver.call(name, values);
  const table = tableOf(receiver);
  if (!table || !Object.hasOwn(table, name)) return new Fault(`${typeName(receiver)} has no method "${name}"`);
  const { arity, call } = table[name] as Method<Value>;
  if (arity !== values.length) return new Fault(`"${name}" takes ${arity} arguments`);
  return call(receiver, values);
}

/** The arguments, when all of them are known. */
export function valuesOf(args: readonly Outcome[]): readonly Value[] | Fault {
  for (const arg of args) {
    if (arg instanceof Fault) return arg;
    if (arg instanceof PartialValue) return UNKNOWN;
  }
  return args as readonly Value[];
}

function tableOf(receiver: Value): MethodTable<never> | undefined {
  if (receiver instanceof MapValue) return MAP_METHODS;
  if (receiver instanceof ListValue) return LIST_METHODS;
  if (receiver instanceof SetValue) return SET_METHODS;
  if (typeof receiver === 'string') return STRING_METHODS;
  if (receiver instanceof MapDiff) return MAP_DIFF_METHODS;
  if (receiver instanceof Timestamp) return TIMESTAMP_METHODS;
  if (receiver instanceof Duration) return DURATION_METHODS;
  if (receiver instanceof PathValue) return PATH_METHODS;
  if (receiver instanceof LatLng) return LATLNG_METHODS;
  return receiver instanceof Uint8Array ? BYTES_METHODS : undefined;
}

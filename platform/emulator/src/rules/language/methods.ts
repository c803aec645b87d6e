import { Fault, UNKNOWN } from '../values/fault';
import { typeName } from '../values/type-name';
import { PartialValue, type Outcome, type Value } from '../values/value';
import { LIST_METHODS, MAP_DIFF_METHODS, MAP_METHODS, SET_METHODS } from './collection-methods';
import type { Method, MethodTable } from './method';
import { DURATION_METHODS, LATLNG_METHODS, PATH_METHODS, TIMESTAMP_METHODS } from './other-methods';
import { BYTES_METHODS, STRING_METHODS } from './text-methods';

/** The methods of each type, by the names of `typeName`. */
const TABLES: Readonly<Record<string, MethodTable<never>>> = {
  string: STRING_METHODS,
  bytes: BYTES_METHODS,
  list: LIST_METHODS,
  set: SET_METHODS,
  map: MAP_METHODS,
  map_diff: MAP_DIFF_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  path: PATH_METHODS,
  latlng: LATLNG_METHODS,
};

/** How many arguments the methods of a name take, whatever their type; empty when there are none. */
export function aritiesOf(name: string): Set<number> {
  return new Set(Object.values(TABLES).flatMap((table) => (Object.hasOwn(table, name) ? [(table[name] as Method<never>).arity] : [])));
}

/** `receiver.name(args)` */
export function callMethod(receiver: Outcome, name: string, args: readonly Outcome[]): Outcome {
  if (receiver instanceof Fault) return receiver;
  const values = valuesOf(args);
  if (values instanceof Fault) return values;
  if (receiver instanceof PartialValue) return receiver.call(name, values);
  const type = typeName(receiver);
  const table = TABLES[type];
  if (!table || !Object.hasOwn(table, name)) return new Fault(`${type} has no method "${name}"`);
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

import { Fault } from '../values/fault';
import type { Duration, Timestamp } from '../values/time';
import { hasType, typeName } from '../values/type-name';
import type { ListValue, MapValue, Outcome, SetValue, Value } from '../values/value';

/** Types of arguments; `items` is a list or a set. */
interface Types {
  string: string;
  bytes: Uint8Array;
  int: bigint;
  float: number;
  number: bigint | number;
  map: MapValue;
  list: ListValue;
  items: ListValue | SetValue;
  set: SetValue;
  timestamp: Timestamp;
  duration: Duration;
  any: Value;
}

type Type = keyof Types;
type Arguments<T extends readonly Type[]> = { -readonly [K in keyof T]: Types[T[K]] };

export interface Method<Receiver> {
  arity: number;
  call(receiver: Receiver, args: readonly Value[]): Outcome;
}

export type MethodTable<Receiver> = Readonly<Record<string, Method<Receiver>>>;

/** Makes a method that takes arguments of the given types; others are a fault. */
export function method<const T extends readonly Type[], Receiver>(
  types: T,
  apply: (receiver: Receiver, ...args: Arguments<T>) => Outcome,
): Method<Receiver> {
  return {
    arity: types.length,
    call(receiver, args) {
      for (let i = 0; i < types.length; i += 1) {
        const value = args[i] as Value;
        if (!fits(value, types[i] as Type)) return new Fault(`an argument is ${typeName(value)}, wanted is ${types[i]}`);
      }
      return apply(receiver, ...(args as unknown as Arguments<T>));
    },
  };
}

/** A free function (a method without receiver). */
export function func<const T extends readonly Type[]>(types: T, apply: (...args: Arguments<T>) => Outcome): Method<undefined> {
  return method(types, (_: undefined, ...args: Arguments<T>) => apply(...args));
}

function fits(value: Value, type: Type): boolean {
  if (type === 'any') return true;
  if (type === 'items') return hasType(value, 'list') || hasType(value, 'set');
  return hasType(value, type);
}

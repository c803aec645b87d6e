import type { Fault } from './fault';
import type { Duration, Timestamp } from './time';

/** What `[…]` in rules and an array of Firestore become. */
export class ListValue {
  constructor(readonly items: readonly Value[]) {}
}

/** A set: its items differ from each other. */
export class SetValue {
  constructor(readonly items: readonly Value[]) {}
}

/** A map. Each form of it computes a value only when rules read it, which may be a fault. */
export abstract class MapValue {
  abstract get(key: string): Outcome | undefined;
  abstract has(key: string): boolean;
  abstract keys(): string[];
}

/** The result of `diff` of two maps: its methods return the keys that differ. */
export class MapDiff {
  constructor(
    readonly after: MapValue,
    readonly before: MapValue,
  ) {}
}

/** A path, without its first slash. */
export class PathValue {
  constructor(readonly segments: readonly string[]) {}
}

/** A geographic point, in degrees. */
export class LatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** A value of the rules language. Integers are bigints, floats are numbers. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | ListValue
  | SetValue
  | MapValue
  | MapDiff
  | PathValue
  | LatLng
  | Timestamp
  | Duration;

/** A value of which only a part is known. `undefined` or a fault means that it may differ between documents. */
export abstract class PartialValue {
  /** The value of a key, as `x.key` reads it. */
  abstract member(key: string): Outcome;
  abstract equals(value: Value): boolean | undefined;
  abstract holds(operator: '<' | '<=' | '>' | '>=', value: Value): boolean | undefined;
  abstract hasType(type: string): boolean | undefined;
  /** `key in map` or `item in list`. */
  abstract contains(value: Value): boolean | undefined;
  abstract call(method: string, args: readonly Value[]): Outcome;
}

/** The result of an expression: a value, a partly known value, or a fault. */
export type Outcome = Value | PartialValue | Fault;

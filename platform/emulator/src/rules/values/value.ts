import type { Fault } from './fault';
import type { MapDiff } from './map-diff';
import type { MapValue } from './map-value';
import type { PartialValue } from './partial-value';
import type { Duration, Timestamp } from './time';

/** A list. */
export class ListValue {
  constructor(readonly items: readonly Value[]) {}
}

/** A set: its items differ from each other. */
export class SetValue {
  constructor(readonly items: readonly Value[]) {}
}

/** A path, without its first slash. */
export class PathValue {
  constructor(readonly segments: readonly string[]) {}
}

/** A geographical point in degrees. */
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

/** What an expression comes to: a value, one of which only some is known, or none at all. */
export type Outcome = Value | PartialValue | Fault;

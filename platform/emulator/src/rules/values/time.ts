import { Fault } from './fault';

/** A moment, in nanoseconds since 1970. */
export class Timestamp {
  constructor(readonly nanos: bigint) {}

  static ofMicros(micros: number): Timestamp {
    return new Timestamp(BigInt(micros) * 1000n);
  }

  get date(): Date {
    return new Date(Number(floorDiv(this.nanos, NANOS_PER_MILLI)));
  }
}

/** A length of time, in nanoseconds. */
export class Duration {
  constructor(readonly nanos: bigint) {}
}

export const NANOS_PER_MILLI = 1_000_000n;
export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

/** Division that rounds down, also below zero. */
export function floorDiv(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}

// The years 1 to 9999.
const FIRST = -62_135_596_800n * NANOS_PER_SECOND;
const LAST = 253_402_300_800n * NANOS_PER_SECOND - 1n;

/** A time in the years 1 to 9999; otherwise a fault. */
export function timestamp(nanos: bigint): Timestamp | Fault {
  return nanos >= FIRST && nanos <= LAST ? new Timestamp(nanos) : new Fault('a timestamp is out of range');
}

/** A duration that is no longer than from the first to the last possible timestamp; otherwise a fault. */
export function duration(nanos: bigint): Duration | Fault {
  return nanos >= FIRST - LAST && nanos <= LAST - FIRST ? new Duration(nanos) : new Fault('a duration is out of range');
}

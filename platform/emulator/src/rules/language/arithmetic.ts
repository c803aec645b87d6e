import { isNumber } from '../values/compare';
import { Fault } from '../values/fault';
import { Duration, duration, Timestamp, timestamp } from '../values/time';
import type { Outcome, Value } from '../values/value';
import { typeName } from '../values/type-name';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** `+ - * / %` on numbers, and the supported ones on strings, timestamps and durations. */
export function arithmetic(operator: ArithmeticOperator, a: Value, b: Value): Outcome {
  if (typeof a === 'bigint' && typeof b === 'bigint') return onIntegers(operator, a, b);
  if (isNumber(a) && isNumber(b)) return ON_FLOATS[operator](Number(a), Number(b));
  if (operator === '+') return sum(a, b);
  if (operator === '-') return difference(a, b);
  return unsupported(operator, a, b);
}

/** The integer, or a fault when it does not fit 64 bits. */
export function integer(value: bigint): bigint | Fault {
  return BigInt.asIntN(64, value) === value ? value : new Fault('an integer went beyond 64 bits');
}

const ON_INTEGERS: Readonly<Record<ArithmeticOperator, (a: bigint, b: bigint) => bigint>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

const ON_FLOATS: Readonly<Record<ArithmeticOperator, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

function onIntegers(operator: ArithmeticOperator, a: bigint, b: bigint): bigint | Fault {
  if (b === 0n && (operator === '/' || operator === '%')) return new Fault('division by zero');
  return integer(ON_INTEGERS[operator](a, b));
}

function sum(a: Value, b: Value): Outcome {
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  if (a instanceof Timestamp && b instanceof Duration) return timestamp(a.nanos + b.nanos);
  if (a instanceof Duration && b instanceof Timestamp) return timestamp(a.nanos + b.nanos);
  if (a instanceof Duration && b instanceof Duration) return duration(a.nanos + b.nanos);
  return unsupported('+', a, b);
}

function difference(a: Value, b: Value): Outcome {
  if (a instanceof Timestamp && b instanceof Timestamp) return duration(a.nanos - b.nanos);
  if (a instanceof Timestamp && b instanceof Duration) return timestamp(a.nanos - b.nanos);
  if (a instanceof Duration && b instanceof Duration) return duration(a.nanos - b.nanos);
  return unsupported('-', a, b);
}

function unsupported(operator: string, a: Value, b: Value): Fault {
  return new Fault(`"${operator}" does not take ${typeName(a)} and ${typeName(b)}`);
}

import { isNumber } from '../values/compare';
import { Fault } from '../values/fault';
import { Duration, duration, Timestamp, timestamp } from '../values/time';
import type { Outcome, Value } from '../values/value';
import { typeName } from '../values/type-name';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** `+ - * / %` on numbers, and the supported ones on strings, timestamps and durations. */
export function arithmetic(operator: ArithmeticOperator, a: Value, b: Value): Outcome {
  if (typeof a === 'bigint' && typeof b === 'bigint') return onIntegers(operator, a, b);
  if (isNumber(a) && isNumber(b)) return onFloats(operator, Number(a), Number(b));
  if (operator === '+') return sum(a, b);
  if (operator === '-') return difference(a, b);
  return unsupported(operator, a, b);
}

/** The integer, or a fault when it does not fit 64 bits. */
export function integer(value: bigint): bigint | Fault {
  return BigInt.asIntN(64, value) === value ? value : new Fault('an integer went beyond 64 bits');
}

function onIntegers(operator: ArithmeticOperator, a: bigint, b: bigint): bigint | Fault {
  switch (operator) {
    case '+':
      return integer(a + b);
    case '-':
      return integer(a - b);
    case '*':
      return integer(a * b);
    default:
      if (b === 0n) return new Fault('division by zero');
      return integer(operator === '/' ? a / b : a % b);
  }
}

function onFloats(operator: ArithmeticOperator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
  }
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

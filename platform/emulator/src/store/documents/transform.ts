import { invalidArgument } from '../../errors/status';
import { formatFieldPath, parseFieldPath, type FieldPath } from '../values/field-path';
import { compareValues, equalValues } from '../values/order';
import { normalizeValue } from '../values/normalize';
import { formatTime, type Micros } from '../values/time';
import { doubleValue, isNaNValue, NULL, numberOf, type Value } from '../values/value';

/** Computes the new value of a field from its present value. `result` is sent to the client. */
export interface FieldTransform {
  path: FieldPath;
  apply(current: Value | undefined, time: Micros): { value: Value; result: Value };
}

export interface WireTransform {
  fieldPath?: string;
  setToServerValue?: string;
  increment?: unknown;
  maximum?: unknown;
  minimum?: unknown;
  appendMissingElements?: { values?: unknown[] };
  removeAllFromArray?: { values?: unknown[] };
}

export function parseTransform(wire: WireTransform): FieldTransform {
  const path = parseFieldPath(wire.fieldPath);
  if (wire.setToServerValue !== undefined) {
    if (wire.setToServerValue !== 'REQUEST_TIME') throw invalidArgument('Unknown server value.');
    return { path, apply: (_, time) => both({ timestampValue: formatTime(time) }) };
  }
  if (wire.increment !== undefined) return numeric(path, wire.increment, add);
  if (wire.maximum !== undefined) return numeric(path, wire.maximum, (a, b) => extreme(a, b, 1));
  if (wire.minimum !== undefined) return numeric(path, wire.minimum, (a, b) => extreme(a, b, -1));
  if (wire.appendMissingElements) {
    const added = (wire.appendMissingElements.values ?? []).map((value) => normalizeValue(value, 'appendMissingElements'));
    return { path, apply: (current) => list(added.reduce(append, elements(current))) };
  }
  if (wire.removeAllFromArray) {
    const removed = (wire.removeAllFromArray.values ?? []).map((value) => normalizeValue(value, 'removeAllFromArray'));
    return { path, apply: (current) => list(elements(current).filter((item) => !removed.some((value) => equalValues(item, value)))) };
  }
  throw invalidArgument('A field transform has no operation.');
}

function both(value: Value): { value: Value; result: Value } {
  return { value, result: value };
}

function numeric(path: FieldPath, operand: unknown, combine: (current: Value, operand: Value) => Value): FieldTransform {
  const value = normalizeValue(operand, formatFieldPath(path));
  if (numberOf(value) === undefined) throw invalidArgument('The operand of a numeric transform must be a number.');
  return {
    path,
    apply: (current) => both(current && numberOf(current) !== undefined ? combine(current, value) : value),
  };
}

const MIN = -(2n ** 63n);
const MAX = 2n ** 63n - 1n;

function add(current: Value, operand: Value): Value {
  if (current.integerValue !== undefined && operand.integerValue !== undefined) {
    const sum = BigInt(current.integerValue) + BigInt(operand.integerValue);
    return { integerValue: String(sum > MAX ? MAX : sum < MIN ? MIN : sum) };
  }
  return doubleValue(Number(numberOf(current)) + Number(numberOf(operand)));
}

function extreme(current: Value, operand: Value, direction: 1 | -1): Value {
  if (isNaNValue(current) || isNaNValue(operand)) return { doubleValue: 'NaN' };
  return compareValues(operand, current) * direction > 0 ? operand : current;
}

function elements(value: Value | undefined): Value[] {
  return value?.arrayValue?.values ?? [];
}

function list(values: Value[]): { value: Value; result: Value } {
  return { value: { arrayValue: { values } }, result: NULL };
}

function append(current: Value[], operand: Value): Value[] {
  return current.some((item) => equalValues(item, operand)) ? current : [...current, operand];
}

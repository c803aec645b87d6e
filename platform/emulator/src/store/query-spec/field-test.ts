import { compareValues, equalValues, kindOf } from '../values/order';
import { isNaNValue, type Value } from '../values/value';

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';

/** The test of one operator against a field that is present. */
export function fieldTest(op: FieldOperator, operand: Value): (value: Value) => boolean {
  switch (op) {
    case 'EQUAL':
      return (value) => equalValues(value, operand);
    case 'NOT_EQUAL':
      return (value) => !isNull(value) && !equalValues(value, operand);
    case 'LESS_THAN':
      return inequality(operand, (order) => order < 0);
    case 'LESS_THAN_OR_EQUAL':
      return inequality(operand, (order) => order <= 0);
    case 'GREATER_THAN':
      return inequality(operand, (order) => order > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return inequality(operand, (order) => order >= 0);
    case 'IN': {
      const accepted = comparable(operand);
      return (value) => accepted.some((item) => equalValues(value, item));
    }
    case 'NOT_IN': {
      const unwanted = operand.arrayValue?.values ?? [];
      if (unwanted.some(isNull)) return () => false;
      return (value) => !isNull(value) && !unwanted.some((item) => equalValues(value, item));
    }
    case 'ARRAY_CONTAINS':
      return (value) => value.arrayValue?.values.some((item) => equalValues(item, operand)) ?? false;
    case 'ARRAY_CONTAINS_ANY': {
      const accepted = comparable(operand);
      return (value) => value.arrayValue?.values.some((item) => accepted.some((w) => equalValues(item, w))) ?? false;
    }
  }
}

/** Only values of the operand's kind can match; integers and doubles are one kind. */
function inequality(operand: Value, holds: (order: number) => boolean): (value: Value) => boolean {
  const kind = kindOf(operand);
  return (value) => kindOf(value) === kind && holds(compareValues(value, operand));
}

/** Null and NaN in a list of wanted values match nothing. */
export function comparable(operand: Value): Value[] {
  return (operand.arrayValue?.values ?? []).filter((item) => !isNull(item) && !isNaNValue(item));
}

function isNull(value: Value): boolean {
  return 'nullValue' in value;
}

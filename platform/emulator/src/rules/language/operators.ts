import { compare } from '../values/compare';
import { equal, includes } from '../values/equal';
import { Fault, UNKNOWN } from '../values/fault';
import { Duration, duration } from '../values/time';
import { hasType, typeName } from '../values/type-name';
import { ListValue, MapValue, PartialValue, PathValue, SetValue, type Outcome, type Value } from '../values/value';
import { arithmetic, integer } from './arithmetic';
import type { BinaryOperator } from '../syntax/ast';

export type Operation = (a: Outcome, b: Outcome) => Outcome;

/** The operators that evaluate both sides. */
export function operation(operator: Exclude<BinaryOperator, '&&' | '||'>): Operation {
  switch (operator) {
    case '==':
      return strict((a, b) => orUnknown(equal(a, b)));
    case '!=':
      return strict((a, b) => not(orUnknown(equal(a, b))));
    case 'in':
      return strict(isIn);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return strict(comparison(operator));
    default:
      return strict((a, b) => {
        if (a instanceof PartialValue || b instanceof PartialValue) return UNKNOWN;
        return arithmetic(operator, a, b);
      });
  }
}

/** `!value`; a fault for what is not a boolean. */
export function not(value: Outcome): Outcome {
  if (typeof value === 'boolean') return !value;
  return value instanceof Fault ? value : wrongType('!', value);
}

/** `-value` of an int, a float or a duration; a fault for other types, as in the real service. */
export function negative(value: Outcome): Outcome {
  if (typeof value === 'bigint') return integer(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof Duration) return duration(-value.nanos);
  return value instanceof Fault ? value : wrongType('-', value);
}

/** A fault on either side is the result; only `&&` and `||` may ignore it. */
function strict(apply: (a: Value | PartialValue, b: Value | PartialValue) => Outcome): Operation {
  return (a, b) => {
    if (a instanceof Fault) return a;
    if (b instanceof Fault) return b;
    return apply(a, b);
  };
}

function orUnknown(answer: boolean | undefined): Outcome {
  return answer ?? UNKNOWN;
}

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

function comparison(operator: '<' | '<=' | '>' | '>=') {
  return (a: Value | PartialValue, b: Value | PartialValue): Outcome => {
    if (a instanceof PartialValue) return b instanceof PartialValue ? UNKNOWN : orUnknown(a.holds(operator, b));
    if (b instanceof PartialValue) return orUnknown(b.holds(MIRRORED[operator], a));
    const order = compare(a, b);
    if (order === undefined) return new Fault(`"${operator}" does not take ${typeName(a)} and ${typeName(b)}`);
    return { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[operator];
  };
}

function isIn(item: Value | PartialValue, container: Value | PartialValue): Outcome {
  if (container instanceof PartialValue) {
    return item instanceof PartialValue ? UNKNOWN : orUnknown(container.contains(item));
  }
  if (container instanceof ListValue || container instanceof SetValue) return orUnknown(includes(container.items, item));
  if (!(container instanceof MapValue)) return wrongType('in', container);
  if (item instanceof PartialValue) return UNKNOWN;
  return typeof item === 'string' ? container.has(item) : wrongType('in', item);
}

/** `value is type`; unknown for a value of which only a part is known. */
export function isOfType(value: Outcome, type: string): Outcome {
  if (value instanceof Fault) return value;
  return value instanceof PartialValue ? orUnknown(value.hasType(type)) : hasType(value, type);
}

/** `object.name` */
export function member(object: Outcome, name: string): Outcome {
  if (object instanceof MapValue) {
    const value = object.get(name);
    return value === undefined ? new Fault(`there is no "${name}"`) : value;
  }
  if (object instanceof Fault) return object;
  return object instanceof PartialValue ? object.member(name) : wrongType(`.${name}`, object);
}

/** `object[index]` */
export function element(object: Outcome, index: Outcome): Outcome {
  if (index instanceof Fault) return index;
  if (typeof index === 'string') return member(object, index);
  if (object instanceof Fault) return object;
  if (object instanceof PartialValue || index instanceof PartialValue) return UNKNOWN;
  if (typeof index !== 'bigint') return wrongType('[]', index);
  const items = elements(object);
  if (!items) return wrongType('[]', object);
  return index < 0n ? new Fault('an index is negative') : (items[Number(index)] ?? outside(items, Number(index)));
}

/** `object[from:to]`, without the item at `to`. */
export function range(object: Outcome, from: Outcome, to: Outcome): Outcome {
  for (const part of [object, from, to]) {
    if (part instanceof Fault) return part;
    if (part instanceof PartialValue) return UNKNOWN;
  }
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return new Fault('a range needs integers');
  const items = elements(object as Value);
  if (!items) return wrongType('[:]', object as Value);
  if (from < 0n || to < from || to > BigInt(items.length)) return new Fault('a range goes beyond its list');
  const part = items.slice(Number(from), Number(to));
  return typeof object === 'string' ? part.map(String).join('') : new ListValue(part);
}

function elements(object: Value): readonly Value[] | undefined {
  if (typeof object === 'string') return [...object];
  if (object instanceof ListValue) return object.items;
  return object instanceof PathValue ? object.segments : undefined;
}

/** The result for a missing item: null if the list has null there, otherwise a fault. */
function outside(items: readonly Value[], index: number): Outcome {
  return index < items.length ? null : new Fault('an index goes beyond its list');
}

function wrongType(operator: string, value: Value | PartialValue): Fault {
  if (value instanceof PartialValue) return UNKNOWN;
  return new Fault(`"${operator}" does not take ${typeName(value)}`);
}

import { compare, isNumber } from './compare';
import { equal, includes } from './equal';
import { UNKNOWN } from './fault';
import { hasType } from './type-name';
import { ListValue, PartialValue, SetValue, type Outcome, type Value } from './value';

export interface Bound {
  value: Value;
  inclusive: boolean;
}

/**
 * What the filters of a query prove about a value in the documents that it would find. Every answer is true for all of these documents.
 */
export class KnownPart extends PartialValue {
  /** The known keys of a map, with what is known of their values. */
  readonly children = new Map<string, Outcome>();
  readonly items: Value[] = [];
  readonly others: Value[] = [];
  isMap = false;
  isList = false;
  isNull: false | undefined = undefined;
  lower: Bound | undefined;
  upper: Bound | undefined;

  member(key: string): Outcome {
    const child = this.children.get(key);
    return child === undefined ? UNKNOWN : child;
  }

  equals(value: Value): boolean | undefined {
    if (value === null && this.isNull === false) return false;
    const bound = this.lower ?? this.upper;
    if (bound) {
      if (this.isOutside(value)) return false;
      if (this.lower?.inclusive && this.upper?.inclusive && equal(this.lower.value, this.upper.value)) {
        return equal(this.lower.value, value);
      }
    }
    if (this.isList && !(value instanceof ListValue)) return false;
    if (this.isList && value instanceof ListValue && this.items.some((item) => includes(value.items, item) === false)) {
      return false;
    }
    return includes(this.others, value) === true ? false : undefined;
  }

  holds(operator: '<' | '<=' | '>' | '>=', value: Value): boolean | undefined {
    const { lower, upper } = this;
    const toLower = lower && compare(lower.value, value);
    const toUpper = upper && compare(upper.value, value);
    const above = toLower !== undefined && (toLower > 0 || (toLower === 0 && !lower?.inclusive));
    const below = toUpper !== undefined && (toUpper < 0 || (toUpper === 0 && !upper?.inclusive));
    const atLeast = toLower !== undefined && toLower >= 0;
    const atMost = toUpper !== undefined && toUpper <= 0;
    const [yes, no] = { '<': [below, atLeast], '<=': [atMost, above], '>': [above, atMost], '>=': [atLeast, below] }[operator];
    return yes ? true : no ? false : undefined;
  }

  hasType(type: string): boolean | undefined {
    if (this.isMap) return type === 'map';
    if (this.isList) return type === 'list';
    const value = (this.lower ?? this.upper)?.value;
    if (value === undefined) return undefined;
    // A range of numbers holds integers and floats.
    if (isNumber(value)) return type === 'number' ? true : type === 'int' || type === 'float' ? undefined : false;
    return hasType(value, type);
  }

  contains(value: Value): boolean | undefined {
    if (this.isMap && typeof value === 'string' && this.children.has(value)) return true;
    if (this.isList && includes(this.items, value) === true) return true;
    return undefined;
  }

  call(method: string, args: readonly Value[]): Outcome {
    const [first] = args;
    if (args.length === 2 && method === 'get' && typeof first === 'string' && this.isMap) return this.member(first);
    const items = first instanceof ListValue || first instanceof SetValue ? first.items : undefined;
    if (!items || !this.isList) return UNKNOWN;
    if (method === 'hasAny' && items.some((item) => this.contains(item))) return true;
    if (method === 'hasAll' && items.every((item) => this.contains(item))) return true;
    if (method === 'hasOnly' && this.items.some((item) => includes(items, item) === false)) return false;
    return UNKNOWN;
  }

  private isOutside(value: Value): boolean {
    const { lower, upper } = this;
    // A value of another type is not in the range.
    const toLower = lower ? compare(value, lower.value) : undefined;
    const toUpper = upper ? compare(value, upper.value) : undefined;
    if (lower && (toLower === undefined || !(toLower > 0 || (toLower === 0 && lower.inclusive)))) return true;
    return Boolean(upper && (toUpper === undefined || !(toUpper < 0 || (toUpper === 0 && upper.inclusive))));
  }
}

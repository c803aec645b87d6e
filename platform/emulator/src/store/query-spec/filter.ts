import { invalidArgument } from '../../errors/status';
import { formatFieldPath, NAME_FIELD, parseFieldPath, type FieldPath } from '../values/field-path';
import { normalizeValue, normalizeValueList } from '../values/normalize';
import { NULL, type Value } from '../values/value';
import { fieldTest, type FieldOperator } from './field-test';

/** A filter as it comes over the wire, in JSON form. */
export interface WireFilter {
  compositeFilter?: { op?: string; filters?: WireFilter[] };
  fieldFilter?: { field?: { fieldPath?: string }; op?: string; value?: unknown };
  unaryFilter?: { field?: { fieldPath?: string }; op?: string };
}

export type FieldReader = (path: FieldPath) => Value | undefined;

export type Filter = FieldFilter | CompositeFilter;

/** A condition on one field. Rules for lists draw conclusions from these. */
export class FieldFilter {
  readonly #test: (value: Value) => boolean;

  constructor(
    readonly path: FieldPath,
    readonly op: FieldOperator,
    readonly value: Value,
  ) {
    this.#test = fieldTest(op, value);
  }

  matches(read: FieldReader): boolean {
    const value = read(this.path);
    return value !== undefined && this.#test(value);
  }

  /** Fields compared by inequality, by which the result is ordered. */
  *inequalities(): Iterable<FieldPath> {
    if (INEQUALITIES.has(this.op)) yield this.path;
  }

  equalsName(): boolean {
    return this.op === 'EQUAL' && this.path[0] === NAME_FIELD;
  }
}

function conditionsOf(filter: Filter | undefined): FieldFilter[] {
  const all = filter instanceof CompositeFilter && filter.op === 'AND' ? filter.filters : filter ? [filter] : [];
  return all.filter((one) => one instanceof FieldFilter);
}

const keyOf = (path: FieldPath): string => path.join('\0');

/** The equality conditions that must hold for the filter to hold, at most one for each field and none for the name. */
export function equalitiesOf(filter: Filter | undefined): FieldFilter[] {
  const equal = new Map<string, FieldFilter>();
  for (const one of conditionsOf(filter)) if (one.op === 'EQUAL' && one.path[0] !== NAME_FIELD) equal.set(keyOf(one.path), one);
  return [...equal.keys()].sort().map((key) => equal.get(key)!);
}

const BOUNDS: ReadonlySet<FieldOperator> = new Set(['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL']);

/** The inequalities on the field that must hold for the filter to hold. */
export function boundsOf(filter: Filter | undefined, path: FieldPath): FieldFilter[] {
  return conditionsOf(filter).filter((one) => BOUNDS.has(one.op) && keyOf(one.path) === keyOf(path));
}

export class CompositeFilter {
  constructor(
    readonly op: 'AND' | 'OR',
    readonly filters: readonly Filter[],
  ) {}

  matches(read: FieldReader): boolean {
    return this.op === 'AND' ? this.filters.every((f) => f.matches(read)) : this.filters.some((f) => f.matches(read));
  }

  *inequalities(): Iterable<FieldPath> {
    for (const filter of this.filters) yield* filter.inequalities();
  }

  equalsName(): boolean {
    return this.op === 'AND' && this.filters.some((filter) => filter.equalsName());
  }
}

const INEQUALITIES: ReadonlySet<FieldOperator> = new Set([...BOUNDS, 'NOT_EQUAL', 'NOT_IN']);

const OPERATORS = new Set<string>([...INEQUALITIES, 'EQUAL', 'ARRAY_CONTAINS', 'IN', 'ARRAY_CONTAINS_ANY']);

const UNARY: Readonly<Record<string, { op: FieldOperator; value: Value }>> = {
  IS_NAN: { op: 'EQUAL', value: { doubleValue: 'NaN' } },
  IS_NULL: { op: 'EQUAL', value: NULL },
  IS_NOT_NAN: { op: 'NOT_EQUAL', value: { doubleValue: 'NaN' } },
  IS_NOT_NULL: { op: 'NOT_EQUAL', value: NULL },
};

export function parseFilter(wire: WireFilter): Filter {
  if (wire.compositeFilter) {
    const { op, filters = [] } = wire.compositeFilter;
    if ((op !== 'AND' && op !== 'OR') || filters.length === 0) throw invalidArgument('Not a valid composite filter.');
    return new CompositeFilter(op, filters.map(parseFilter));
  }
  if (wire.unaryFilter) {
    const unary = UNARY[wire.unaryFilter.op ?? ''];
    if (!unary) throw invalidArgument(`Unknown operator ${String(wire.unaryFilter.op)}.`);
    return new FieldFilter(parseFieldPath(wire.unaryFilter.field?.fieldPath), unary.op, unary.value);
  }
  if (!wire.fieldFilter) throw invalidArgument('A filter has no operation.');
  const { field, op, value } = wire.fieldFilter;
  if (!OPERATORS.has(op ?? '')) throw invalidArgument(`Unknown operator ${String(op)}.`);
  return checkedFilter(parseFieldPath(field?.fieldPath), op as FieldOperator, value);
}

function checkedFilter(path: FieldPath, op: FieldOperator, value: unknown): FieldFilter {
  const normal = operand(op, value, formatFieldPath(path));
  if (path[0] === NAME_FIELD) {
    const names = op === 'IN' || op === 'NOT_IN' ? (normal.arrayValue?.values ?? []) : [normal];
    // The exact message of the service.
    if (names.some(({ referenceValue }) => referenceValue === undefined)) throw invalidArgument('__key__ filter value must be a Key');
  }
  return new FieldFilter(path, op, normal);
}

function operand(op: FieldOperator, value: unknown, at: string): Value {
  const wantsList = op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY';
  const normal = wantsList ? normalizeValueList(value, at) : normalizeValue(value, at);
  const length = normal.arrayValue?.values.length;
  if (wantsList && !length) throw invalidArgument(`${op} needs a list that is not empty.`);
  if (wantsList && (length ?? 0) > (op === 'NOT_IN' ? 10 : 30)) throw invalidArgument(`${op} has too many values.`);
  return normal;
}

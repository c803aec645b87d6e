import { invalidArgument } from '../../errors/status';
import type { StoredDocument } from '../documents/document';
import { getField, parseFieldPath, type FieldPath } from '../values/field-path';
import { doubleValue, NULL, numberOf, type Fields, type Value } from '../values/value';

/** An aggregation as it comes over the wire, in JSON form. */
export interface WireAggregation {
  alias?: string;
  count?: { upTo?: string };
  sum?: { field?: { fieldPath?: string } };
  avg?: { field?: { fieldPath?: string } };
}

const MAX_AGGREGATIONS = 5;

/** Computes counts, sums and averages over a result. */
export function aggregate(documents: readonly StoredDocument[], wire: readonly WireAggregation[]): Fields {
  if (wire.length === 0) throw invalidArgument('An aggregation query must have at least one aggregation.');
  if (wire.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${wire.length}`,
    );
  }
  const fields = wire.flatMap(({ sum, avg }) => {
    const path = (sum ?? avg)?.field?.fieldPath;
    return path === undefined ? [] : [parseFieldPath(path)];
  });
  const counted = documents.filter((document) => fields.every((path) => getField(document.fields, path) !== undefined));
  const result: Fields = {};
  wire.forEach((aggregation, index) => {
    result[aggregation.alias || `field_${index + 1}`] = compute(aggregation, counted);
  });
  return result;
}

function compute({ count, sum, avg }: WireAggregation, documents: readonly StoredDocument[]): Value {
  if (count) {
    const upTo = Number(count.upTo ?? Infinity);
    if (upTo <= 0) throw invalidArgument('The limit of a count must be above zero.');
    return { integerValue: String(Math.min(documents.length, upTo)) };
  }
  if (sum) return sumOf(numbers(documents, parseFieldPath(sum.field?.fieldPath)));
  if (avg) {
    const values = numbers(documents, parseFieldPath(avg.field?.fieldPath));
    const total = numberOf(sumOf(values)) ?? 0;
    return values.length === 0 ? NULL : doubleValue(total / values.length);
  }
  throw invalidArgument('An aggregation has no operation.');
}

function numbers(documents: readonly StoredDocument[], path: FieldPath): Value[] {
  return documents.flatMap((document) => {
    const value = getField(document.fields, path);
    return value && numberOf(value) !== undefined ? [value] : [];
  });
}

/** Integers stay integers as long as they fit 64 bits. */
function sumOf(values: readonly Value[]): Value {
  if (values.every(({ integerValue }) => integerValue !== undefined)) {
    const sum = values.reduce((total, { integerValue }) => total + BigInt(integerValue ?? 0), 0n);
    if (BigInt.asIntN(64, sum) === sum) return { integerValue: String(sum) };
    return doubleValue(Number(sum));
  }
  return doubleValue(values.reduce((total, value) => total + (numberOf(value) ?? 0), 0));
}

import type { CollectionQuery, Comparison } from '../store/document-store';
import { wireValue } from './wire-values';

const OPERATORS: Record<Comparison, string> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};

/** A query as a `StructuredQuery` of Firestore's HTTP interface. */
export function wireQuery(collectionId: string, { where = [], orderBy = [], limit }: CollectionQuery): object {
  const filters = where.map(([field, comparison, value]) => ({
    fieldFilter: { field: fieldOf(field), op: OPERATORS[comparison], value: wireValue(value) },
  }));
  return {
    from: [{ collectionId }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: orderBy.map(([field, direction]) => ({ field: fieldOf(field), direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' })),
    ...(limit !== undefined && { limit }),
  };
}

const fieldOf = (fieldPath: string) => ({ fieldPath });

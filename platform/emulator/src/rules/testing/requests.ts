import type { Caller, DocumentReader, DocumentSnapshot } from '../../store/documents/access';
import { normalizeFields } from '../../store/values/normalize';
import { parseQuery, type StructuredQuery, type WireQuery } from '../../store/query-spec/structured-query';
import { nowMicros } from '../../store/values/time';
import type { Fields, Value } from '../../store/values/value';

/** The stored value of plain JSON, where whole numbers become integers. Other types are passed as stored values. */
export function stored(json: unknown): Value {
  if (json === null) return { nullValue: null };
  if (typeof json === 'string') return { stringValue: json };
  if (typeof json === 'boolean') return { booleanValue: json };
  if (typeof json === 'number') return Number.isInteger(json) ? { integerValue: String(json) } : { doubleValue: json };
  if (json instanceof Date) return { timestampValue: json.toISOString() };
  if (Array.isArray(json)) return { arrayValue: { values: json.map(stored) } };
  const record = json as Record<string, unknown>;
  if (Object.keys(record).length === 1 && Object.keys(record)[0]?.endsWith('Value')) return record;
  return { mapValue: { fields: fieldsOf(record) } };
}

export function fieldsOf(record: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, stored(value)]));
}

export function snapshot(path: string, data: Readonly<Record<string, unknown>>): DocumentSnapshot {
  return { path, fields: normalizeFields(fieldsOf(data)), createTime: 1, updateTime: 1 };
}

export type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The documents of a database, by path; counts how often each is read. */
export class FixedDocuments implements DocumentReader {
  readonly reads: string[] = [];

  constructor(private readonly documents: Documents) {}

  get(path: string): DocumentSnapshot | undefined {
    this.reads.push(path);
    const data = this.documents[path];
    return data && snapshot(path, data);
  }
}

export function user(uid: string, claims: Readonly<Record<string, unknown>> = {}): Caller {
  return { kind: 'user', uid, token: { sub: uid, ...claims }, expiresAt: Date.now() + 60_000 };
}

export const ANONYMOUS: Caller = { kind: 'anonymous' };
export const OWNER: Caller = { kind: 'owner' };

type Condition = readonly [field: string, op: string, value: unknown];

/** A query over a collection with filters that must all hold. */
export function query(collectionId: string, where: readonly Condition[] = [], more: WireQuery = {}): StructuredQuery {
  const filters = where.map(([fieldPath, op, value]) => ({ fieldFilter: { field: { fieldPath }, op, value: stored(value) } }));
  const filter = filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {};
  return parseQuery({ from: [{ collectionId }], ...filter, ...more });
}

export const NOW = nowMicros();

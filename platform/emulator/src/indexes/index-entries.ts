import { invalidArgument, type StatusError } from '../errors/status';
import { sizeOfName, sizeOfText, sizeOfValue } from '../store/values/document-size';
import { formatFieldPath, getField, NAME_FIELD, parseFieldPath, type FieldPath } from '../store/values/field-path';
import { collectionIdOf, parentOf, splitPath } from '../store/values/path';
import { vectorOf, type Fields, type Value } from '../store/values/value';
import type { IndexDefinitions, Scope } from './index-definitions';

/** The most that the service stores in indexes for one document. */
const MAX_ENTRIES = 40_000;
const MAX_ENTRY_BYTES = 7680;
const MAX_BYTES = 8 * 1024 * 1024;
/** Of a longer value an index has the beginning. */
const MAX_INDEXED_BYTES = 1500;
/** The shortest text of a value in JSON: a document with less has fewer values. */
const VALUE_CHARACTERS = 18;
/** With fewer entries, and with texts below this size, no limit can be exceeded; most documents need not be counted. */
const FEW_ENTRIES = 5000;
const FEW_CHARACTERS = 6000;

type Composite = IndexDefinitions['indexes'][number];
type Override = NonNullable<IndexDefinitions['fieldOverrides']>[number];

/**
 * Counts the entries of a document in all indexes of a project: those that every field has, and a list for each of its items, in both
 * directions; less or more where the file says so; and those of composite indexes.
 */
export class IndexEntries {
  readonly #composites = new Map<string, Composite[]>();
  readonly #overrides = new Map<string, Override[]>();

  constructor({ indexes, fieldOverrides = [] }: IndexDefinitions) {
    for (const index of indexes) addTo(this.#composites, index.collectionGroup, index);
    for (const override of fieldOverrides) addTo(this.#overrides, override.collectionGroup, override);
  }

  /** The error if the document has more, or larger, entries than the service stores. @param length characters of its JSON */
  problem(path: string, fields: Fields, length: number): StatusError | undefined {
    const group = collectionIdOf(splitPath(path).collection);
    const composites = this.#composites.get(group) ?? [];
    const hasFew = (length / VALUE_CHARACTERS) * (2 + composites.length) < FEW_ENTRIES;
    if (hasFew && length + 2 * path.length < FEW_CHARACTERS) return undefined;
    const count = new Count(path);
    const overrides = this.#overrides.get(group) ?? [];
    for (const [name, value] of Object.entries(fields)) addSingles(count, [name], value, overrides);
    for (const index of composites) addComposite(count, index, fields);
    return count.problem();
  }
}

/** The entries of one document, added up. */
class Count {
  readonly #nameBytes: number;
  readonly #parentBytes: number;
  #entries = 0;
  #bytes = 0;
  #largest = 0;

  constructor(private readonly path: string) {
    const parent = parentOf(splitPath(path).collection);
    this.#nameBytes = sizeOfName(path);
    this.#parentBytes = parent === '' ? 0 : sizeOfName(parent);
  }

  /** @param times how many alike entries @param bytes of what an entry has besides names of documents */
  add(scope: Scope, times: number, bytes: number): void {
    if (times === 0) return;
    const size = this.#nameBytes + (scope === 'COLLECTION' ? this.#parentBytes : 0) + bytes;
    this.#entries += times;
    this.#bytes += times * size;
    this.#largest = Math.max(this.#largest, size);
  }

  problem(): StatusError | undefined {
    if (this.#entries > MAX_ENTRIES) return invalidArgument(`too many index entries for entity /${this.path}`);
    if (this.#largest > MAX_ENTRY_BYTES) return invalidArgument('Index entry is too large.');
    if (this.#bytes > MAX_BYTES)
      return invalidArgument(`The index entries of /${this.path} have ${this.#bytes} bytes together; the most is ${MAX_BYTES}.`);
    return undefined;
  }
}

const AUTOMATIC: Override['indexes'] = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }, { arrayConfig: 'CONTAINS' }];

function addSingles(count: Count, path: FieldPath, value: Value, overrides: readonly Override[]): void {
  const field = formatFieldPath(path);
  for (const { order, queryScope = 'COLLECTION' } of overrideOf(field, overrides)?.indexes ?? AUTOMATIC) {
    const bytes = sizeOfText(field) + (queryScope === 'COLLECTION' ? 32 : 48);
    if (order !== undefined) count.add(queryScope, 1, bytes + sizeInIndex(value));
    else for (const item of distinctItems(value)) count.add(queryScope, 2, bytes + sizeInIndex(item));
  }
  const map = value.mapValue?.fields ?? {};
  if (vectorOf(map) || isWithoutIndexes(field, overrides)) return;
  for (const [name, inner] of Object.entries(map)) addSingles(count, [...path, name], inner, overrides);
}

/** Whether nothing within the field has an index either, so that a large map need not be walked through. */
function isWithoutIndexes(field: string, overrides: readonly Override[]): boolean {
  const within = overrides.some(({ fieldPath }) => fieldPath.startsWith(`${field}.`));
  return !within && overrideOf(field, overrides)?.indexes.length === 0;
}

function addComposite(count: Count, { fields: indexed, queryScope = 'COLLECTION' }: Composite, fields: Fields): void {
  let times = 1;
  let bytes = 32;
  for (const { fieldPath, arrayConfig } of indexed) {
    if (fieldPath === NAME_FIELD) continue;
    const value = getField(fields, parseFieldPath(fieldPath));
    const items = value === undefined ? [] : arrayConfig === undefined ? [value] : distinctItems(value);
    times *= items.length;
    bytes += items.reduce((most, item) => Math.max(most, sizeInIndex(item)), 0);
  }
  count.add(queryScope, times, bytes);
}

/** The override of the field itself, of the closest map around it, or of all fields. */
export function overrideOf(field: string, overrides: readonly Override[]): Override | undefined {
  let closest: Override | undefined;
  for (const override of overrides) {
    const { fieldPath } = override;
    const applies = fieldPath === '*' || field === fieldPath || field.startsWith(`${fieldPath}.`);
    const isCloser = !closest || closest.fieldPath === '*' || (fieldPath !== '*' && fieldPath.length > closest.fieldPath.length);
    if (applies && isCloser) closest = override;
  }
  return closest;
}

/** The items of a list that have entries; no other value has any. */
function distinctItems({ arrayValue }: Value): Value[] {
  return [...new Map((arrayValue?.values ?? []).map((item) => [JSON.stringify(item), item])).values()];
}

const sizeInIndex = (value: Value): number => Math.min(sizeOfValue(value), MAX_INDEXED_BYTES);

function addTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key) ?? [];
  list.push(item);
  lists.set(key, list);
}

import { NAME_FIELD, parseFieldPath } from '../store/values/field-path';
import { checkCollectionId } from '../store/values/path';
import type { IndexFile } from './index-file';

type Index = NonNullable<IndexFile['indexes']>[number];
type Field = NonNullable<Index['fields']>[number];
type Override = NonNullable<IndexFile['fieldOverrides']>[number];

/** The service's limits for a project with billing, without which it has no bucket. */
const MAX_INDEXES = 1000;
const MAX_OVERRIDES = 1000;
const MAX_FIELDS = 100;
const MAX_DIMENSION = 2048;

/** Throws what Firebase's tools or the service would refuse at the deployment of these indexes. */
export function checkDeployable({ indexes, fieldOverrides = [] }: IndexFile): void {
  if (!indexes) throw new Error('it has no list of indexes');
  if (indexes.length > MAX_INDEXES) throw new Error(`it has ${indexes.length} indexes, and a database has at most ${MAX_INDEXES}`);
  if (fieldOverrides.length > MAX_OVERRIDES)
    throw new Error(`it has ${fieldOverrides.length} overrides of fields, and a database has at most ${MAX_OVERRIDES}`);
  each('indexes', indexes, checkIndex);
  each('fieldOverrides', fieldOverrides, checkOverride);
  // The service answers a second one with 409, after those before it were made.
  refuseDoubles('indexes', indexes, (index) => [index.collectionGroup, scopeOf(index), ...ownFields(index).map(modeOf)]);
  // Each replaces the one before, so the first would never be in force.
  refuseDoubles('fieldOverrides', fieldOverrides, ({ collectionGroup, fieldPath }) => [collectionGroup, fieldPath]);
  const expiring = fieldOverrides.filter(({ ttl }) => ttl);
  refuseDoubles('fieldOverrides with ttl', expiring, ({ collectionGroup }) => [collectionGroup]);
}

function checkIndex(index: Index): void {
  checkCollectionId(index.collectionGroup);
  const { fields = [] } = index;
  each('fields', fields, checkField);
  const own = ownFields(index);
  if (own.some(({ fieldPath }, at) => fieldPath === NAME_FIELD && at < fields.length - 1))
    throw new Error(`${NAME_FIELD} can only be the last field`);
  const isVector = fields.some(({ vectorConfig }) => vectorConfig);
  if (own.length < 2 && !isVector) throw new Error('an index of one field is not necessary: configure it in fieldOverrides');
  if (fields.length > MAX_FIELDS) throw new Error(`it has ${fields.length} fields, and an index has at most ${MAX_FIELDS}`);
  if (fields.filter(({ arrayConfig }) => arrayConfig).length > 1) throw new Error('only one field can have arrayConfig');
  if (fields.some(({ vectorConfig }, at) => vectorConfig && at < fields.length - 1)) throw new Error('vectorConfig is for the last field');
  refuseDoubles('fields', fields, ({ fieldPath, order }) => [fieldPath, order !== undefined]);
}

function checkField({ fieldPath, order, arrayConfig, vectorConfig }: Field): void {
  parseFieldPath(fieldPath);
  if (fieldPath === '*') throw new Error('* is for overrides alone');
  if (countOf(order, arrayConfig, vectorConfig) !== 1) throw new Error('it needs one of order, arrayConfig and vectorConfig');
  if (fieldPath === NAME_FIELD && !order) throw new Error(`${NAME_FIELD} has an order`);
  if (!vectorConfig) return;
  const { dimension = 0, flat } = vectorConfig;
  if (!flat || dimension < 1 || dimension > MAX_DIMENSION)
    throw new Error(`vectorConfig has flat, and a dimension of 1 to ${MAX_DIMENSION}`);
}

function checkOverride({ collectionGroup, fieldPath, indexes }: Override): void {
  checkCollectionId(collectionGroup);
  if (fieldPath !== '*') parseFieldPath(fieldPath);
  if (fieldPath === NAME_FIELD) throw new Error(`${NAME_FIELD} has its own index, which nothing can change`);
  if (!indexes) throw new Error(`the override of ${fieldPath} has no list of indexes`);
  each('indexes', indexes, ({ order, arrayConfig }) => {
    if (countOf(order, arrayConfig) !== 1) throw new Error('it needs one of order and arrayConfig');
  });
  refuseDoubles('indexes', indexes, (index) => [scopeOf(index), index.order ?? index.arrayConfig]);
}

/** The fields without the name at the end, if it has the direction that it has anyway: that of the last field before it. */
function ownFields({ fields = [] }: Index): Field[] {
  const last = fields.at(-1);
  const isImplied = last?.fieldPath === NAME_FIELD && last.order === (fields.at(-2)?.order ?? 'ASCENDING');
  return isImplied ? fields.slice(0, -1) : fields;
}

const scopeOf = ({ queryScope = 'COLLECTION' }: { queryScope?: string }) => queryScope;

const modeOf = ({ fieldPath, order, arrayConfig, vectorConfig }: Field) => [fieldPath, order ?? arrayConfig ?? vectorConfig?.dimension];

const countOf = (...values: unknown[]) => values.filter((value) => value !== undefined).length;

/** Checks the items of a list, and adds to an error which of them it is. */
function each<T>(list: string, items: readonly T[], check: (item: T) => void): void {
  items.forEach((item, at) => {
    try {
      check(item);
    } catch (error) {
      throw new Error(`${list}[${at}]: ${(error as Error).message}`, { cause: error });
    }
  });
}

function refuseDoubles<T>(list: string, items: readonly T[], identityOf: (item: T) => readonly unknown[]): void {
  const seen = new Map<string, number>();
  items.forEach((item, at) => {
    const identity = JSON.stringify(identityOf(item));
    const first = seen.get(identity);
    if (first !== undefined) throw new Error(`${list}[${at}] is the same as ${list}[${first}]: ${JSON.stringify(item)}`);
    seen.set(identity, at);
  });
}

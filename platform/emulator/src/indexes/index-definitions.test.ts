import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOYED_INDEXES } from '../rules/testing/console-rules';
import { indexesFromFile } from './index-definitions';

const folder = mkdtempSync(join(tmpdir(), 'indexes-'));

function read(content: unknown) {
  const file = join(folder, 'firestore.indexes.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return indexesFromFile(file);
}

const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' });
const near = (fieldPath: string, dimension = 3) => ({ fieldPath, vectorConfig: { dimension, flat: {} } });
const index = (...fields: object[]) => ({ collectionGroup: 'c', queryScope: 'COLLECTION', fields });
const override = (fieldPath: string, ...indexes: object[]) => ({ collectionGroup: 'c', fieldPath, indexes });
const AB = index(asc('a'), desc('b'));

it('ADD-31 the indexes of the console can be deployed', () => {
  expect(indexesFromFile(DEPLOYED_INDEXES).indexes.length).toBeGreaterThan(5);
});

it.each<[string, unknown]>([
  ['another order of the same fields', { indexes: [AB, index(desc('b'), asc('a'))] }],
  ['the same fields for collection groups', { indexes: [AB, { ...AB, queryScope: 'COLLECTION_GROUP' }] }],
  ['the same fields of another collection', { indexes: [AB, { ...AB, collectionGroup: 'd' }] }],
  ['an index without a scope', { indexes: [{ collectionGroup: 'c', fields: AB.fields }] }],
  ['the name in another direction than the field before it', { indexes: [index(asc('a'), desc('__name__'))] }],
  ['the name in the direction that it has anyway', { indexes: [index(asc('a'), asc('b'), asc('__name__'))] }],
  ['a list and a field', { indexes: [index(contains('a'), asc('b'))] }],
  ['100 fields', { indexes: [index(...Array.from({ length: 100 }, (_, at) => asc(`f${at}`)))] }],
  ['a vector alone', { indexes: [index(near('v'))] }],
  ['what the tools write for the Standard edition', { indexes: [{ ...AB, apiScope: 'ANY_API', density: 'SPARSE_ALL', multikey: false }] }],
  ['a field without indexes that expires', { indexes: [], fieldOverrides: [{ ...override('at'), ttl: true }] }],
  ['the settings of all fields', { indexes: [], fieldOverrides: [override('*', { order: 'ASCENDING' })] }],
])('ADD-31 takes a file of indexes with %s', (_what, content) => {
  expect(() => read(content)).not.toThrow();
});

it('an index for near vectors serves no query here', () => {
  expect(read({ indexes: [AB, index(asc('a'), near('v'))] }).indexes).toHaveLength(1);
});

it.each<[string, unknown, string]>([
  ['cannot be parsed', '{', 'JSON'],
  ['has no list of indexes', {}, 'it has no list of indexes'],
  ['has an index twice', { indexes: [AB, index(asc('x'), asc('y')), AB] }, 'indexes[2] is the same as indexes[0]'],
  [
    'has an index twice, once with its scope and name written out',
    { indexes: [{ collectionGroup: 'c', fields: AB.fields }, index(...AB.fields, desc('__name__'))] },
    'indexes[1] is the same as indexes[0]',
  ],
  ['has an index of one field', { indexes: [index(asc('a'))] }, 'indexes[0]: an index of one field is not necessary'],
  ['has an index of one field and the name', { indexes: [index(desc('a'), desc('__name__'))] }, 'is not necessary'],
  ['has an index without fields', { indexes: [index()] }, 'is not necessary'],
  ['has an index of the name first', { indexes: [index(asc('__name__'), asc('a'))] }, '__name__ can only be the last field'],
  ['has a name without an order', { indexes: [index(asc('a'), contains('__name__'))] }, '__name__ has an order'],
  ['has more than 100 fields', { indexes: [index(...Array.from({ length: 101 }, (_, at) => asc(`f${at}`)))] }, 'an index has at most 100'],
  ['has two lists in an index', { indexes: [index(contains('a'), contains('b'))] }, 'only one field can have arrayConfig'],
  ['has a field with order and list', { indexes: [index({ ...asc('a'), ...contains('a') }, asc('b'))] }, 'fields[0]: it needs one of'],
  ['has a field without a mode', { indexes: [index({ fieldPath: 'a' }, asc('b'))] }, 'it needs one of order'],
  ['has a field twice in an index', { indexes: [index(asc('a'), desc('a'))] }, 'fields[1] is the same as fields[0]'],
  ['has an index of all fields', { indexes: [index(asc('*'), asc('a'))] }, '* is for overrides alone'],
  ['has a path with an empty part', { indexes: [index(asc('a..b'), asc('c'))] }, '"a..b" is not a field path'],
  ['has a vector before another field', { indexes: [index(near('v'), asc('a'))] }, 'vectorConfig is for the last field'],
  ['has a vector of too many dimensions', { indexes: [index(near('v', 2049))] }, 'a dimension of 1 to 2048'],
  ['has an unknown scope', { indexes: [{ ...AB, queryScope: 'COLLECTION_RECURSIVE' }] }, 'COLLECTION, COLLECTION_GROUP'],
  ['has an unknown order', { indexes: [index(asc('a'), { fieldPath: 'b', order: 'desc' })] }, 'ASCENDING, DESCENDING'],
  ['has an index of another mode', { indexes: [{ ...AB, apiScope: 'DATASTORE_MODE_API' }] }, 'ANY_API'],
  ['has an index of another edition', { indexes: [{ ...AB, density: 'DENSE' }] }, 'SPARSE_ALL'],
  ['has a unique index', { indexes: [{ ...AB, unique: true }] }, 'Unknown name "unique"'],
  ['has no collection', { indexes: [{ fields: AB.fields }] }, 'is not a collection id'],
  ['has a collection with a slash', { indexes: [{ ...AB, collectionGroup: 'a/b/c' }] }, 'is not a collection id'],
  ['has a reserved collection', { indexes: [{ ...AB, collectionGroup: '__all__' }] }, 'is not allowed'],
  [
    'has an override twice',
    { indexes: [], fieldOverrides: [override('a'), override('a', { order: 'ASCENDING' })] },
    'fieldOverrides[1] is the same as fieldOverrides[0]',
  ],
  [
    'has an override with an index twice',
    { indexes: [], fieldOverrides: [override('a', { order: 'ASCENDING' }, { order: 'ASCENDING', queryScope: 'COLLECTION' })] },
    'indexes[1] is the same as indexes[0]',
  ],
  ['has an override without a list', { indexes: [], fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a' }] }, 'no list of indexes'],
  ['has an override without a mode', { indexes: [], fieldOverrides: [override('a', { queryScope: 'COLLECTION' })] }, 'it needs one of'],
  ['has an override of the name', { indexes: [], fieldOverrides: [override('__name__')] }, 'which nothing can change'],
  ['has an expiry that is no truth value', { indexes: [], fieldOverrides: [{ ...override('a'), ttl: 'yes' }] }, 'true or false'],
  [
    'has two fields by which documents of a collection expire',
    {
      indexes: [],
      fieldOverrides: [
        { ...override('a'), ttl: true },
        { ...override('b'), ttl: true },
      ],
    },
    'fieldOverrides with ttl[1] is the same',
  ],
  [
    'has more than 1000 indexes',
    { indexes: Array.from({ length: 1001 }, (_, at) => index(asc('a'), asc(`f${at}`))) },
    'a database has at most 1000',
  ],
  [
    'has more than 1000 overrides',
    { indexes: [], fieldOverrides: Array.from({ length: 1001 }, (_, at) => override(`f${at}`)) },
    'a database has at most 1000',
  ],
  ['has a name that nothing reads', { indexes: [], fieldOverride: [] }, 'Unknown name "fieldOverride"'],
])('ADD-31 names the file of indexes and its fault if it %s', (_what, content, fault) => {
  expect(() => read(content)).toThrow(`The indexes in ${join(folder, 'firestore.indexes.json')} cannot be used`);
  expect(() => read(content)).toThrow(fault);
});

import { parseQuery, type WireQuery } from '../store/query-spec/structured-query';
import { stored } from '../rules/testing/requests';
import { IndexCheck } from './index-check';
import type { Direction, IndexDefinitions } from './index-definitions';

const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' as Direction });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' as Direction });

const DATABASE = 'projects/p/databases/(default)';

const DEFINITIONS: IndexDefinitions = {
  indexes: [
    { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [asc('by'), desc('at')] },
    { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [asc('kind'), desc('at')] },
    { collectionGroup: 'c', fields: [{ fieldPath: 'tags', arrayConfig: 'CONTAINS' }, asc('name')] },
    { collectionGroup: 'c', queryScope: 'COLLECTION_GROUP', fields: [asc('state'), asc('at')] },
  ],
  fieldOverrides: [
    { collectionGroup: 'c', fieldPath: 'data', indexes: [] },
    {
      collectionGroup: 'c',
      fieldPath: 'push',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    },
  ],
};

type Condition = [field: string, op: string, value: unknown];
const filterOf = ([fieldPath, op, value]: Condition) => ({ fieldFilter: { field: { fieldPath }, op, value: stored(value) } });
const all = (...conditions: Condition[]) => ({ where: { compositeFilter: { op: 'AND', filters: conditions.map(filterOf) } } });
const any = (...conditions: Condition[]) => ({ where: { compositeFilter: { op: 'OR', filters: conditions.map(filterOf) } } });
const by = (...orders: string[]) => ({
  orderBy: orders.map((order) => ({
    field: { fieldPath: order.replace('-', '') },
    direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  })),
});
const group: WireQuery = { from: [{ collectionId: 'c', allDescendants: true }] };

function refusal(wire: WireQuery): string | undefined {
  try {
    new IndexCheck(DEFINITIONS, 'all', DATABASE).check(parseQuery({ from: [{ collectionId: 'c' }], ...wire }));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

it.each<[string, WireQuery]>([
  ['everything', {}],
  ['documents ordered by name', by('__name__')],
  ['one order', by('-at')],
  ['a range of what it is ordered by', { ...all(['at', 'GREATER_THAN', 1], ['at', 'LESS_THAN', 9]), ...by('-at') }],
  ['equalities, however many', all(['x', 'EQUAL', 1], ['y', 'IN', [1, 2]], ['z', 'EQUAL', null])],
  ['documents ordered by a field that they must equal', { ...all(['x', 'EQUAL', 1]), ...by('x') }],
  ['a member of a list', all(['tags', 'ARRAY_CONTAINS', 'a'], ['x', 'EQUAL', 1])],
  ['a composite index', { ...all(['by', 'EQUAL', 'ana']), ...by('-at') }],
  ['two composite indexes that are merged', { ...all(['by', 'EQUAL', 'ana'], ['kind', 'IN', ['a', 'b']]), ...by('-at') }],
  ['a composite index with a list', { ...all(['tags', 'ARRAY_CONTAINS', 'a']), ...by('name') }],
  ['one of two conditions, each with its index', { ...any(['by', 'EQUAL', 'ana'], ['kind', 'EQUAL', 'a']), ...by('-at') }],
  ['a group with an index of its own', { ...group, ...all(['state', 'EQUAL', 'x']), ...by('at') }],
  ['a group by a field that is indexed for groups', { ...group, ...all(['push', 'EQUAL', 'x']) }],
  ['a whole group', group],
  ['all collections', { from: [{ allDescendants: true }] }],
])('a query for %s is served', (_what, wire) => {
  expect(refusal(wire)).toBeUndefined();
});

it.each<[string, WireQuery]>([
  ['an equality and another order', { ...all(['x', 'EQUAL', 1]), ...by('at') }],
  ['a composite index the other way round', { ...all(['by', 'EQUAL', 'ana']), ...by('at') }],
  ['a composite index for less than is asked', { ...all(['by', 'EQUAL', 'ana'], ['x', 'EQUAL', 1]), ...by('-at') }],
  ['two orders', by('a', 'b')],
  ['an inequality and another order', { ...all(['x', 'GREATER_THAN', 1]), ...by('x', 'at') }],
  ['documents ordered by name alone, descending', by('-__name__')],
  ['an order with names the other way round', by('-at', '__name__')],
  ['one of two conditions, of which one lacks an index', { ...any(['by', 'EQUAL', 'ana'], ['x', 'EQUAL', 1]), ...by('-at') }],
  ['a field that has no index', all(['data', 'EQUAL', 1])],
  ['a part of a field that has no index', by('data.part')],
  ['a direction that a field has no index for', by('-push')],
  ['a group by a field that is not indexed for groups', { ...group, ...all(['x', 'EQUAL', 1]) }],
  ['a group with the index of single collections', { ...group, ...all(['by', 'EQUAL', 'ana']), ...by('-at') }],
])('a query for %s is refused', (_what, wire) => {
  expect(refusal(wire)).toMatch(/^The query requires an? .*index/);
});

it('the refusal names the index that would serve the query', () => {
  const wire = { ...all(['x', 'EQUAL', 1], ['tags', 'ARRAY_CONTAINS', 'a']), ...by('-at') };
  const wanted = {
    collectionGroup: 'c',
    queryScope: 'COLLECTION',
    fields: [asc('x'), { fieldPath: 'tags', arrayConfig: 'CONTAINS' }, desc('at')],
  };
  expect(refusal(wire)).toContain(JSON.stringify(wanted));
});

/** The message that a link to the console holds, as the names and numbers in it. */
const linked = (refused: string | undefined, parameter: string): string =>
  Buffer.from(new RegExp(`${parameter}=(\\S+)`).exec(refused ?? '')?.[1] ?? '', 'base64').toString('latin1');

it('(D-134) the refusal links to the page that creates the index, as the service does', () => {
  const composite = refusal({ ...all(['x', 'EQUAL', 1], ['tags', 'ARRAY_CONTAINS', 'a']), ...by('-at') });
  expect(composite).toContain(
    'The query requires an index. You can create it here: https://console.firebase.google.com/v1/r/project/p/firestore/indexes?',
  );
  const path = 'projects/p/databases/(default)/collectionGroups/c';
  expect(linked(composite, 'create_composite')).toBe(
    `\n\x3b${path}/indexes/_\x10\x01\x1a\x05\n\x01x\x10\x01\x1a\x08\n\x04tags\x18\x01\x1a\x06\n\x02at\x10\x02\x1a\x0c\n\x08__name__\x10\x02`,
  );
  const single = refusal({ ...group, ...all(['x', 'EQUAL', 1]) });
  expect(single).toContain('The query requires a COLLECTION_GROUP_ASC index for collection c and field x.');
  expect(linked(single, 'create_exemption')).toBe(`\n\x3a${path}/fields/x\x10\x02\x1a\x05\n\x01x\x10\x01`);
});

it('(D-134) an index that is being built serves no query yet, and those that need none are served', () => {
  let areBuilt = false;
  const check = (wire: WireQuery) => () =>
    new IndexCheck(DEFINITIONS, 'all', DATABASE, () => areBuilt).check(parseQuery({ from: [{ collectionId: 'c' }], ...wire }));
  const query = { ...all(['by', 'EQUAL', 'ana']), ...by('-at') };
  expect(check(query)).toThrow(
    'The query requires an index. That index is currently building and cannot be used yet. See its status here: https://',
  );
  expect(check({ ...group, ...all(['push', 'EQUAL', 'x']) })).toThrow('currently building');
  expect(check(by('-at'))).not.toThrow();
  areBuilt = true;
  expect(check(query)).not.toThrow();
});

it('filters with too many disjunctions are refused before they are expanded', () => {
  const ors = Array.from({ length: 12 }, (_, i) => any([`f${i}`, 'EQUAL', 1], [`g${i}`, 'EQUAL', 1], [`h${i}`, 'EQUAL', 1]).where);
  expect(refusal({ where: { compositeFilter: { op: 'AND', filters: ors } } })).toMatch(/^Too many disjunctions/);
});

describe('without the option for strict indexes', () => {
  const check = (wire: WireQuery) => () =>
    new IndexCheck(DEFINITIONS, 'ranges', DATABASE).check(parseQuery({ from: [{ collectionId: 'c' }], ...wire }));

  it('ranges over several fields are refused where their index is missing, and served where it is', () => {
    expect(check(all(['at', 'GREATER_THAN', 1], ['size', 'LESS_THAN', 9]))).toThrow('The query requires an index');
    const indexed: IndexDefinitions = { indexes: [{ collectionGroup: 'c', fields: [asc('at'), asc('size')] }] };
    const query = parseQuery({ from: [{ collectionId: 'c' }], ...all(['at', 'GREATER_THAN', 1], ['size', 'LESS_THAN', 9]) });
    expect(() => new IndexCheck(indexed, 'ranges', DATABASE).check(query)).not.toThrow();
  });

  it('other queries are served without an index', () => {
    expect(check({ ...all(['kind', 'EQUAL', 'a'], ['size', 'GREATER_THAN', 1]) })).not.toThrow();
    expect(check(all(['at', 'GREATER_THAN', 1], ['at', 'LESS_THAN', 9]))).not.toThrow();
  });
});

import fc from 'fast-check';
import { StoredDocument } from '../documents/document';
import type { Change } from '../documents/commit';
import { DocumentStore } from '../document-store';
import { normalizeFields } from '../values/normalize';
import { Query } from './query';
import { parseQuery, type WireQuery } from '../query-spec/structured-query';

const ROOT = 'projects/p/databases/(default)/documents';
const MANY = 150;

type Plain = Record<string, number | string | null | undefined>;

const valueOf = (plain: number | string | null) =>
  plain === null ? { nullValue: null } : typeof plain === 'string' ? { stringValue: plain } : { integerValue: String(plain) };
const fieldsOf = (plain: Plain) =>
  normalizeFields(
    Object.fromEntries(Object.entries(plain).flatMap(([key, value]) => (value === undefined ? [] : [[key, valueOf(value)]]))),
  );

class Data {
  readonly store = new DocumentStore();
  #version = 0;

  write(documents: Record<string, Plain | undefined>): void {
    this.#version += 1;
    const changes = Object.entries(documents).map(([id, plain]): Change => {
      const path = `c/${id}`;
      return { path, before: this.store.get(path), after: plain && new StoredDocument(path, 1, this.#version, fieldsOf(plain)) };
    });
    this.store.apply({ version: this.#version, changes });
  }

  /** The result of a query, computed by testing every document. */
  all(query: Query): string[] {
    const { offset, limit = Infinity } = query.spec;
    const found = [...this.store.collection('c')].flatMap((document) => query.match(document) ?? []);
    return found
      .sort((a, b) => query.compare(a, b))
      .slice(offset, offset + limit)
      .map(({ document }) => document.path);
  }

  run(query: Query): string[] {
    return query.run(this.store).map(({ document }) => document.path);
  }
}

const field = (fieldPath: string) => ({ field: { fieldPath } });
const from = [{ collectionId: 'c' }];

const plain: fc.Arbitrary<Plain> = fc.record({
  a: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
  b: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('x', 'y', null), fc.constant(undefined)),
});

const operand = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('x', null));
const condition = fc.record({
  path: fc.constantFrom('a', 'b'),
  op: fc.constantFrom('EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'),
  operand,
});
const wireQuery: fc.Arbitrary<WireQuery> = fc
  .record({
    // A query may have only one `NOT_EQUAL`.
    conditions: fc.array(condition, { maxLength: 3 }).filter((all) => all.filter(({ op }) => op === 'NOT_EQUAL').length < 2),
    orders: fc.uniqueArray(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    descending: fc.boolean(),
    name: fc.boolean(),
    limit: fc.constantFrom(undefined, 0, 1, 7),
    offset: fc.constantFrom(0, 0, 3),
    start: fc.option(fc.record({ value: operand, before: fc.boolean() }), { nil: undefined }),
    end: fc.option(fc.record({ value: operand, before: fc.boolean() }), { nil: undefined }),
    op: fc.constantFrom('AND', 'OR'),
  })
  .map(({ conditions, orders, descending, limit, offset, start, end, op }) => {
    const cursor = (at: typeof start) => (at && orders.length > 0 ? { values: [valueOf(at.value)], before: at.before } : undefined);
    const [startAt, endAt] = [cursor(start), cursor(end)];
    const filters = conditions.map(({ path, op: test, operand: value }) => ({
      fieldFilter: { ...field(path), op: test, value: valueOf(value) },
    }));
    return {
      from,
      ...(filters.length > 0 && { where: { compositeFilter: { op, filters } } }),
      orderBy: orders.map((path) => ({ ...field(path), direction: descending ? 'DESCENDING' : 'ASCENDING' })),
      ...(limit !== undefined && { limit }),
      offset,
      ...(startAt && { startAt }),
      ...(endAt && { endAt }),
    };
  });

it('queries by an index find the same documents as testing each document, also after changes', () => {
  const documents = fc.array(plain, { minLength: MANY, maxLength: MANY });
  const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: MANY + 5 }), fc.option(plain, { nil: undefined })), { maxLength: 20 });
  fc.assert(
    fc.property(documents, fc.array(wireQuery, { minLength: 1, maxLength: 14 }), changes, (given, wires, later) => {
      const data = new Data();
      data.write(Object.fromEntries(given.map((one, i) => [`d${i}`, one])));
      const queries = wires.map((wire) => new Query('', parseQuery(wire), ROOT));
      for (const query of queries) expect(data.run(query)).toEqual(data.all(query));
      for (const [i, next] of later) data.write({ [`d${i}`]: next });
      for (const query of queries) expect(data.run(query)).toEqual(data.all(query));
    }),
    { numRuns: 60 },
  );
});

it('a query with a limit reads only the documents that it finds, however many there are', () => {
  const data = new Data();
  data.write(Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`d${i}`, { a: i % 4, b: i }])));
  const where = { fieldFilter: { ...field('a'), op: 'EQUAL', value: valueOf(2) } };
  const orderBy = [{ ...field('b'), direction: 'DESCENDING' }];
  const query = new Query('', parseQuery({ from, where, orderBy, limit: 10 }), ROOT);
  data.run(query);
  const looks = jest.spyOn(query.spec.where!, 'matches');
  expect(data.run(query)).toEqual(data.all(query).slice(0, 10));
  looks.mockClear();
  data.run(query);
  expect(looks).toHaveBeenCalledTimes(10);
  const since = {
    compositeFilter: { op: 'AND', filters: [where, { fieldFilter: { ...field('b'), op: 'GREATER_THAN_OR_EQUAL', value: valueOf(1990) } }] },
  };
  const few = new Query('', parseQuery({ from, where: since, orderBy, limit: 100 }), ROOT);
  const fewLooks = jest.spyOn(few.spec.where!, 'matches');
  expect(data.run(few)).toEqual(['c/d1998', 'c/d1994', 'c/d1990']);
  expect(fewLooks).toHaveBeenCalledTimes(3);
});

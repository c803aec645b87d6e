import { parseQuery } from './structured-query';
import type { WireFilter } from './filter';

const number = (value: number) => ({ integerValue: String(value) });
const numbers = (count: number) => ({ arrayValue: { values: Array.from({ length: count }, (_, i) => number(i)) } });
const test = (fieldPath: string, op: string, value: object = number(1)): WireFilter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const and = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'OR', filters } });
const notNull = (fieldPath: string): WireFilter => ({ unaryFilter: { field: { fieldPath }, op: 'IS_NOT_NULL' } });
const many = (count: number): WireFilter[] => Array.from({ length: count }, (_, i) => test('a', 'EQUAL', number(i)));

const parsed = (where: WireFilter) => () => parseQuery({ from: [{ collectionId: 'c' }], where });

describe('a query that a project would refuse is refused without any index file:', () => {
  it.each<[string, WireFilter]>([
    ['more than 30 disjunctions', or(...many(31))],
    ['AND of ORs that multiply to 31 and more', and(or(...many(6)), or(...many(6)))],
    ['IN lists that multiply to more than 30', and(test('a', 'IN', numbers(16)), test('b', 'IN', numbers(2)))],
    ['forty nested ORs, which nobody could write out', and(...Array.from({ length: 40 }, () => or(...many(2))))],
    ['two ARRAY_CONTAINS', and(test('a', 'ARRAY_CONTAINS'), test('b', 'ARRAY_CONTAINS'))],
    ['ARRAY_CONTAINS with ARRAY_CONTAINS_ANY', and(test('a', 'ARRAY_CONTAINS'), test('b', 'ARRAY_CONTAINS_ANY', numbers(2)))],
    ['two ARRAY_CONTAINS within an OR', or(test('c', 'EQUAL'), and(test('a', 'ARRAY_CONTAINS'), test('b', 'ARRAY_CONTAINS')))],
    ['NOT_EQUAL with NOT_IN', and(test('a', 'NOT_EQUAL'), test('b', 'NOT_IN', numbers(2)))],
    ['two NOT_EQUAL', and(test('a', 'NOT_EQUAL'), test('b', 'NOT_EQUAL'))],
    ['NOT_EQUAL with IS_NOT_NULL', and(test('a', 'NOT_EQUAL'), notNull('b'))],
    ['NOT_IN with IN', and(test('a', 'NOT_IN', numbers(2)), test('b', 'IN', numbers(2)))],
    ['NOT_IN with ARRAY_CONTAINS_ANY', and(test('a', 'NOT_IN', numbers(2)), test('b', 'ARRAY_CONTAINS_ANY', numbers(2)))],
    ['NOT_IN with OR', and(test('a', 'NOT_IN', numbers(2)), or(...many(2)))],
    ['NOT_IN as one part of an OR', or(test('a', 'EQUAL'), test('b', 'NOT_IN', numbers(2)))],
    ['eleven fields compared by inequality', and(...Array.from({ length: 11 }, (_, i) => test(`f${i}`, 'GREATER_THAN')))],
    ['a name compared with a text', test('__name__', 'EQUAL', { stringValue: 'x' })],
  ])('%s', (_, where) => {
    expect(parsed(where)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }) as Error);
  });

  it('the same field twice in the order', () => {
    const orderBy = ['a', 'b', 'a'].map((fieldPath) => ({ field: { fieldPath } }));
    expect(() => parseQuery({ from: [{ collectionId: 'c' }], orderBy })).toThrow('duplicate fields a');
  });
});

it.each<[string, WireFilter]>([
  ['30 disjunctions', or(...many(30))],
  ['an IN list of 30', test('a', 'IN', numbers(30))],
  ['ARRAY_CONTAINS once in each part of an OR', or(test('a', 'ARRAY_CONTAINS'), test('b', 'ARRAY_CONTAINS'))],
  ['NOT_EQUAL with ranges', and(test('a', 'NOT_EQUAL'), test('b', 'GREATER_THAN'), test('c', 'LESS_THAN'))],
])('a query with %s is served', (_, where) => {
  expect(parsed(where)).not.toThrow();
});

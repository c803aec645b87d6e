import fc from 'fast-check';
import { getField } from '../../store/values/field-path';
import type { WireFilter } from '../../store/query-spec/filter';
import { parseQuery } from '../../store/query-spec/structured-query';
import type { Fields, Value } from '../../store/values/value';
import { compileRules, rulesAccess } from '../rules';
import { firestoreRules } from '../testing/evaluate';
import { FixedDocuments, stored, user } from '../testing/requests';

const STORAGE = compileRules("rules_version = '2'; service firebase.storage { }", 'storage.rules');
const ann = user('ann');
const none = new FixedDocuments({});

/** Stored values with their notation in rules. They are few, so that rules, queries and documents often have the same value. */
const SCALARS: readonly (readonly [Value, string])[] = [
  [stored(1), '1'],
  [{ doubleValue: 1 }, '1.0'],
  [stored(2), '2'],
  [{ doubleValue: 'NaN' }, '(0.0 / 0.0)'],
  [stored('x'), "'x'"],
  [stored('y'), "'y'"],
  [stored(true), 'true'],
  [stored(null), 'null'],
];
const LISTS: readonly (readonly [Value, string])[] = [
  [stored([1]), '[1]'],
  [{ arrayValue: { values: [{ doubleValue: 1 }] } }, '[1.0]'],
  [stored(['x', 1]), "['x', 1]"],
  [stored(['x']), "['x']"],
  [stored(['x', 'y', null]), "['x', 'y', null]"],
];
const MAPS: readonly (readonly [Value, string])[] = [
  [stored({ k: 1 }), "{'k': 1}"],
  [stored({ k: 'x', l: 2 }), "{'k': 'x', 'l': 2}"],
];
const ALL = [...SCALARS, ...LISTS, ...MAPS];
const DOCUMENTS: readonly Fields[] = [undefined, ...ALL].flatMap((a) =>
  [undefined, ...SCALARS].map((b): Fields => ({ ...(a && { a: a[0] }), ...(b && { b: b[0] }) })),
);

const ORDERS = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];
const OPERANDS: readonly (readonly [readonly string[], readonly (readonly [Value, string])[]])[] = [
  [['EQUAL', 'NOT_EQUAL'], ALL],
  [ORDERS, SCALARS],
  [['ARRAY_CONTAINS'], SCALARS],
  [['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'], LISTS],
];
const FILTERS: readonly WireFilter[] = ['a', 'a.k'].flatMap((fieldPath) =>
  OPERANDS.flatMap(([ops, operands]) =>
    ops.flatMap((op) => operands.map(([value]) => ({ fieldFilter: { field: { fieldPath }, op, value } }))),
  ),
);

const texts = (values: readonly (readonly [Value, string])[]) => values.map(([, text]) => text);
const TYPES = ['int', 'float', 'number', 'string', 'bool', 'list', 'map', 'set'];
/** The conditions on one field that rules of this test have. */
const TESTS: readonly string[] = [
  ...['resource.data.a', 'resource.data.a.k'].flatMap((data) => [
    data,
    ...texts(ALL).flatMap((text) => [`${data} == ${text}`, `${data} != ${text}`, `${text} in ${data}`]),
    ...texts(SCALARS).flatMap((text) => ['<', '<=', '>', '>='].flatMap((op) => [`${data} ${op} ${text}`, `${text} ${op} ${data}`])),
    ...texts(LISTS).flatMap((text) => [`${data} in ${text}`, ...['hasAny', 'hasAll', 'hasOnly'].map((name) => `${data}.${name}(${text})`)]),
    ...TYPES.map((type) => `${data} is ${type}`),
    `${data} + 1 > 0`,
    `${data}.size() > 0`,
    `[${data}].size() == 1`,
  ]),
  "'a' in resource.data",
  "'k' in resource.data.a",
  "resource.data.get('a', 'x') == 'x'",
  "resource.data.get(['a', 'k'], 1) == 1",
  'resource.data == {}',
];

function accessOf(rule: string) {
  const source = firestoreRules(`match /c/{id} { allow read: if ${rule}; }`);
  return rulesAccess({ firestore: compileRules(source, 'test.rules'), storage: STORAGE });
}

/** Whether a query may combine the filters. */
function isServed(where: WireFilter): boolean {
  try {
    parseQuery({ from: [{ collectionId: 'c' }], where });
    return true;
  } catch {
    return false;
  }
}

function queryOf(where: WireFilter) {
  const query = parseQuery({ from: [{ collectionId: 'c' }], where });
  const found = DOCUMENTS.filter((fields) => query.where?.matches((path) => getField(fields, path)));
  return { where, query, found };
}

/** The documents that the query finds although the rule refuses them, and whether the query was allowed at all. */
function judge(access: ReturnType<typeof accessOf>, { query, found }: ReturnType<typeof queryOf>) {
  if (found.length === 0) return { proved: false, refused: [] };
  const proved = access.list({ caller: ann, parent: '', query, documents: none });
  if (!proved) return { proved, refused: [] };
  const refused = found.filter((fields) => {
    const document = { path: 'c/1', fields, createTime: 1, updateTime: 1 };
    return !access.get({ caller: ann, path: 'c/1', document, documents: none });
  });
  return { proved, refused };
}

describe('if a query is allowed, its list rule allows every document that the query can find:', () => {
  it('for every combination of one condition and one filter', () => {
    const queries = FILTERS.map(queryOf);
    let proofs = 0;
    for (const test of TESTS) {
      for (const rule of [test, `!(${test})`]) {
        const access = accessOf(rule);
        for (const query of queries) {
          const { proved, refused } = judge(access, query);
          if (proved) proofs += 1;
          if (refused.length > 0) throw new Error(JSON.stringify({ rule, where: query.where, refused }));
        }
      }
    }
    // The test would say nothing if hardly any query were allowed.
    expect(proofs).toBeGreaterThan(2000);
  });

  it('for combined conditions and filters', () => {
    const filter = fc.constantFrom(...FILTERS);
    const other = fc.constantFrom(...FILTERS, { fieldFilter: { field: { fieldPath: 'b' }, op: 'EQUAL', value: stored(1) } });
    const where = fc
      .tuple(fc.constantFrom('AND', 'OR'), filter, other)
      .map(([op, ...filters]) => ({ compositeFilter: { op, filters } }))
      .filter(isServed);
    const test = fc.constantFrom(...TESTS, 'resource.data.b == 1');
    const rule = fc.oneof(
      fc.tuple(test, test).map(([a, b]) => `(${a}) || (${b})`),
      fc.tuple(test, test).map(([a, b]) => `!((${a}) && (${b}))`),
      fc.tuple(test, test, test).map(([a, b, c]) => `(${a}) ? (${b}) : !(${c})`),
      fc.tuple(test, test).map(([a, b]) => `(${a}) != (${b})`),
    );
    fc.assert(
      fc.property(where, rule, (wire, condition) => {
        expect(judge(accessOf(condition), queryOf(wire)).refused).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

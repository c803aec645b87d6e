import type { WireFilter } from '../../store/query-spec/filter';
import { parseQuery, type WireQuery } from '../../store/query-spec/structured-query';
import { Asking } from '../testing/access';
import { firestoreRules } from '../testing/evaluate';
import { query, stored, user } from '../testing/requests';

const ann = user('ann', { company: ['acme', 'beta'], score: 5 });

function allowsList(condition: string, where: Parameters<typeof query>[1], more: WireQuery = {}): boolean {
  const rules = new Asking({ firestore: firestoreRules(`match /a/{id} { allow list: if ${condition}; }`) });
  return rules.list(ann, '', query('a', where, more));
}

const COMPANY = 'resource.data.company in request.auth.token.company';

describe('a list rule that the query proves', () => {
  it.each<[string, Parameters<typeof query>[1]]>([
    [COMPANY, [['company', 'EQUAL', 'acme']]],
    [COMPANY, [['company', 'IN', ['acme', 'beta']]]],
    [
      COMPANY,
      [
        ['company', 'EQUAL', 'acme'],
        ['n', 'GREATER_THAN', 3],
      ],
    ],
    [`request.auth != null && (${COMPANY} || resource.data.x == 1)`, [['company', 'EQUAL', 'acme']]],
    ['resource.data.owner == request.auth.uid', [['owner', 'EQUAL', 'ann']]],
    ["resource.data['owner'] == request.auth.uid", [['owner', 'EQUAL', 'ann']]],
    ["resource.data.get('owner', '') == request.auth.uid", [['owner', 'EQUAL', 'ann']]],
    ['request.auth.uid in resource.data.members', [['members', 'ARRAY_CONTAINS', 'ann']]],
    ["resource.data.members.hasAny(['ann', 'bob'])", [['members', 'ARRAY_CONTAINS', 'ann']]],
    ["resource.data.members.hasAny(['ann', 'bob'])", [['members', 'ARRAY_CONTAINS_ANY', ['ann', 'bob']]]],
    ['resource.data.members is list', [['members', 'ARRAY_CONTAINS', 'ann']]],
    ['resource.data.age >= 18', [['age', 'GREATER_THAN_OR_EQUAL', 18]]],
    ['resource.data.age >= 18 && 18.5 <= resource.data.age', [['age', 'GREATER_THAN', 20]]],
    [
      'resource.data.age > 18 && resource.data.age < 65',
      [
        ['age', 'GREATER_THAN', 18],
        ['age', 'LESS_THAN', 65],
      ],
    ],
    ['resource.data.age != 17 && resource.data.age != null', [['age', 'GREATER_THAN', 18]]],
    ['resource.data.age is number && !(resource.data.age is string)', [['age', 'GREATER_THAN', 18]]],
    ['resource.data.n == 1 && resource.data.n < 2 && resource.data.n in [1, 2]', [['n', 'EQUAL', 1]]],
    ["resource.data.name >= 'a' && resource.data.name is string", [['name', 'GREATER_THAN_OR_EQUAL', 'b']]],
    ['resource.data.at > timestamp.date(2024, 1, 1)', [['at', 'GREATER_THAN', new Date('2024-06-01')]]],
    ['resource.data.public == true && resource.data.public', [['public', 'EQUAL', true]]],
    ['resource.data.gone == null', [['gone', 'EQUAL', null]]],
    ["resource.data.state != 'draft'", [['state', 'NOT_EQUAL', 'draft']]],
    ["resource.data.state != 'draft' && resource.data.state != 'old'", [['state', 'NOT_IN', ['draft', 'old']]]],
    ["resource.data.address.city == 'Rome'", [['address.city', 'EQUAL', 'Rome']]],
    ["resource.data.address is map && 'city' in resource.data.address", [['address.city', 'EQUAL', 'Rome']]],
    ["'company' in resource.data && resource != null && resource.data != null", [['company', 'EQUAL', 'acme']]],
    ["resource.data.tags == ['a', 'b']", [['tags', 'EQUAL', ['a', 'b']]]],
    ["(resource.data.company == 'acme' ? true : false) && debug(true)", [['company', 'EQUAL', 'acme']]],
    ['request.auth.uid == "ann" || resource.data.x == 1', []],
    ["request.method == 'list'", []],
  ])('%s with %j', (condition, where) => {
    expect(allowsList(condition, where)).toBe(true);
  });
});

describe('a list rule that the query does not prove', () => {
  it.each<[string, Parameters<typeof query>[1]]>([
    [COMPANY, []],
    [COMPANY, [['company', 'EQUAL', 'other']]],
    [COMPANY, [['company', 'IN', ['acme', 'other']]]],
    [COMPANY, [['company', 'GREATER_THAN', 'acm']]],
    [COMPANY, [['company', 'NOT_EQUAL', 'other']]],
    [COMPANY, [['name', 'EQUAL', 'acme']]],
    [`!(${COMPANY})`, []],
    ['resource.data.owner != "bob"', []],
    ["!(resource.data.owner == 'bob')", []],
    ['resource.data.owner == null', []],
    ["!('owner' in resource.data)", []],
    ["resource.data.get('owner', 'ann') == 'ann'", []],
    ['resource.data.keys().size() >= 0', []],
    ['resource.data == resource.data', []],
    ['resource.data.x == resource.data.x', []],
    ["id == 'x' || id != 'x'", []],
    ["resource.id == 'x'", [['__name__', 'EQUAL', { referenceValue: 'projects/p/databases/(default)/documents/a/x' }]]],
    ["id == 'x'", [['__name__', 'EQUAL', { referenceValue: 'projects/p/databases/(default)/documents/a/x' }]]],
    ['exists(/databases/$(database)/documents/a/$(id)) || true == false', []],
    ['resource.data.age >= 18', [['age', 'GREATER_THAN_OR_EQUAL', 17]]],
    ['resource.data.age > 18', [['age', 'GREATER_THAN_OR_EQUAL', 18]]],
    ['resource.data.age >= 18', [['age', 'LESS_THAN', 65]]],
    ['resource.data.age is int', [['age', 'EQUAL', 18]]],
    ['resource.data.age + 1 > 0', [['age', 'EQUAL', 18]]],
    ["resource.data.members.hasAll(['ann', 'bob'])", [['members', 'ARRAY_CONTAINS', 'ann']]],
    ["resource.data.members == ['ann']", [['members', 'ARRAY_CONTAINS', 'ann']]],
    ["!('bob' in resource.data.members)", [['members', 'ARRAY_CONTAINS', 'ann']]],
    ["resource.data.members.hasAny(['bob'])", [['members', 'ARRAY_CONTAINS_ANY', ['ann', 'bob']]]],
    ["resource.data.name.matches('b.*')", [['name', 'GREATER_THAN_OR_EQUAL', 'b']]],
    ["resource.data.state == 'new'", [['state', 'NOT_EQUAL', 'draft']]],
    ['resource.data.place == latlng.value(1, 2)', [['other', 'EQUAL', 1]]],
    ["'age' in {'age': resource.data.age} && false", [['age', 'EQUAL', 18]]],
    ['[resource.data.age].size() == 1', [['age', 'GREATER_THAN', 18]]],
    ['resource.data.company == "acme" ? false : true', [['company', 'EQUAL', 'acme']]],
    ['request.path == /databases/(default)/documents/a/x', []],
  ])('%s with %j', (condition, where) => {
    expect(allowsList(condition, where)).toBe(false);
  });
});

describe('queries with "or"', () => {
  const field = (fieldPath: string, op: string, value: unknown): WireFilter => ({
    fieldFilter: { field: { fieldPath }, op, value: stored(value) },
  });
  const rules = new Asking({
    firestore: firestoreRules("match /a/{id} { allow list: if resource.data.owner == 'ann' || resource.data.public == true; }"),
  });
  const ask = (where: WireFilter) => rules.list(ann, '', parseQuery({ from: [{ collectionId: 'a' }], where }));
  const or = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'OR', filters } });
  const and = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'AND', filters } });

  it('are allowed when each side is', () => {
    expect(ask(or(field('owner', 'EQUAL', 'ann'), field('public', 'EQUAL', true)))).toBe(true);
    expect(ask(or(field('owner', 'EQUAL', 'ann'), field('owner', 'EQUAL', 'bob')))).toBe(false);
    expect(ask(and(field('owner', 'EQUAL', 'ann'), or(field('n', 'EQUAL', 1), field('n', 'EQUAL', 2))))).toBe(true);
    expect(ask(or(and(field('owner', 'EQUAL', 'ann'), field('n', 'EQUAL', 1)), field('n', 'EQUAL', 2)))).toBe(false);
  });
});

describe('the rules that match the paths of a list', () => {
  const group = (collectionId: string) => parseQuery({ from: [{ collectionId, allDescendants: true }] });

  it('must allow whatever the id of the document is', () => {
    const rules = new Asking({
      firestore: firestoreRules(
        "match /a/one { allow list; } match /b/{id} { allow list: if id == 'one'; } match /c/{id=**} { allow list; }",
      ),
    });
    expect(rules.listAll(ann, 'a')).toBe(false);
    expect(rules.listAll(ann, 'b')).toBe(false);
    expect(rules.listAll(ann, 'c')).toBe(true);
    expect(rules.listAll(ann, 'c/1/d')).toBe(true);
  });

  it('bind the wildcards of the parent', () => {
    const rules = new Asking({ firestore: firestoreRules("match /a/{x}/b/{y} { allow list: if x == 'mine'; }") });
    expect(rules.listAll(ann, 'a/mine/b')).toBe(true);
    expect(rules.listAll(ann, 'a/yours/b')).toBe(false);
  });

  it('are only those with {path=**} for a collection group', () => {
    const plain = new Asking({ firestore: firestoreRules('match /b/{id} { allow list; } match /a/{x}/b/{id} { allow list; }') });
    expect(plain.list(ann, '', group('b'))).toBe(false);
    expect(plain.list(ann, 'a/1', group('b'))).toBe(false);
    const deep = new Asking({ firestore: firestoreRules('match /{path=**}/b/{id} { allow list; }') });
    expect(deep.list(ann, '', group('b'))).toBe(true);
    expect(deep.list(ann, 'a/1', group('b'))).toBe(true);
    expect(deep.list(ann, '', group('c'))).toBe(false);
    const bound = new Asking({
      firestore: firestoreRules("match /{path=**}/b/{id} { allow list: if path[0] == 'a' || path.size() == 0; }"),
    });
    expect(bound.list(ann, '', group('b'))).toBe(false);
  });
});

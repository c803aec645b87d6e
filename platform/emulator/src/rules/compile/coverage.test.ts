import { compileRules } from '../rules';
import { Asking } from '../testing/access';
import { firestoreRules } from '../testing/evaluate';
import { ANONYMOUS, user } from '../testing/requests';

const source = firestoreRules(`match /a/{id} {
  function own() { return request.auth != null && id == request.auth.uid; }
  function name() { return 'x'; }
  allow get: if own()
    || name() == 'y';
  allow delete: if false;
}
match /open/{id} { allow get; }`);

function covered() {
  const firestore = compileRules(source, 'test.rules');
  return { firestore, rules: new Asking({ firestore }), gaps: () => firestore.coverage.gaps() };
}

describe('coverage of rules', () => {
  it('lists every part of the rules that never allowed or never denied a request', () => {
    const { rules, gaps } = covered();
    expect(gaps()).toHaveLength(2 * 6 + 2);
    rules.get(user('u1'), 'a/u1');
    rules.get(user('u1'), 'open/1');
    rules.write(user('u1'), 'a/u1', undefined);
    expect(gaps()).toEqual([
      'test.rules:5:27: never denied: (request.auth != null)',
      'test.rules:5:51: never denied: (id == request.auth.uid)',
      "test.rules:6:28: never allowed: ('x')",
      "test.rules:6:28: never denied: ('x')",
      "test.rules:7:3: never denied: allow get: if own() || name() == 'y';",
      'test.rules:7:17: never denied: (own())',
      "test.rules:8:8: never allowed: (name() == 'y')",
      "test.rules:8:8: never denied: (name() == 'y')",
    ]);
    rules.get(ANONYMOUS, 'a/u1');
    rules.get(user('u2'), 'a/u1');
    expect(gaps()).toEqual(["test.rules:8:8: never allowed: (name() == 'y')"]);
  });

  it('adds the counts of other processes, and can be reset', () => {
    const first = covered();
    const second = covered();
    first.rules.get(user('u1'), 'a/u1');
    second.rules.get(user('u2'), 'a/u1');
    first.firestore.coverage.add(JSON.parse(JSON.stringify(second.firestore.coverage.counts())));
    const statement = () => first.firestore.coverage.entries().find(({ kind }) => kind === 'allow');
    expect(statement()).toMatchObject({ line: 7, allowed: 1, denied: 1, missing: [] });
    first.firestore.coverage.reset();
    expect(statement()).toMatchObject({ allowed: 0, denied: 0 });
    expect(() => first.firestore.coverage.add({ allowed: [1], denied: [1], noAnswers: [] })).toThrow('not of this test.rules');
  });
});

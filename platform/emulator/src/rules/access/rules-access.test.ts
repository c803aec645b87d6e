import { compileRules, rulesAccess } from '../rules';
import { Asking } from '../testing/access';
import { firestoreRules } from '../testing/evaluate';
import { ANONYMOUS, NOW, OWNER, query, user } from '../testing/requests';

const ann = user('ann');

function asking(statements: string, documents: ConstructorParameters<typeof Asking>[1] = {}): Asking {
  return new Asking({ firestore: firestoreRules(statements) }, documents);
}

describe('matching a path with rules', () => {
  it('refuses a request that no rule allows', () => {
    const rules = asking('match /a/{b} { allow get; }');
    expect(rules.get(ann, 'a/1')).toBe(true);
    expect(rules.get(ann, 'b/1')).toBe(false);
    expect(rules.get(ann, 'a/1/c/2')).toBe(false);
    expect(rules.listAll(ann, 'a')).toBe(false);
    expect(rules.write(ann, 'a/1', {})).toBe(false);
  });

  it('applies no rule to the owner', () => {
    const rules = asking('');
    expect(rules.get(OWNER, 'a/1')).toBe(true);
    expect(rules.listAll(OWNER, 'a')).toBe(true);
    expect(rules.write(OWNER, 'a/1', {})).toBe(true);
    expect(rules.file(OWNER, 'create', 'x')).toBe(true);
  });

  it('allows when one of several rules does', () => {
    const rules = asking("match /a/{b} { allow get: if b == '1'; allow get: if b == '2'; } match /a/3 { allow get; }");
    expect(['1', '2', '3', '4'].map((id) => rules.get(ann, `a/${id}`))).toEqual([true, true, true, false]);
  });

  it('binds wildcards of nested matches', () => {
    const rules = asking("match /a/{x} { match /b/{y} { allow get: if x == '1' && y == '2' && database == '(default)'; } }");
    expect(rules.get(ann, 'a/1/b/2')).toBe(true);
    expect(rules.get(ann, 'a/2/b/1')).toBe(false);
  });

  it('gives {path=**} none, one or many segments, as a path', () => {
    const rules = asking(
      "match /a/{rest=**} { allow get: if rest[0] == '1' && rest == path('1/b/2'); } match /{x=**}/z/{id} { allow get: if id == 'q'; }",
    );
    expect(rules.get(ann, 'a/1/b/2')).toBe(true);
    expect(rules.get(ann, 'a/1/b/3')).toBe(false);
    expect(rules.get(ann, 'z/q')).toBe(true);
    expect(rules.get(ann, 'k/l/m/n/z/q')).toBe(true);
    expect(rules.get(ann, 'k/l/m/n/z/r')).toBe(false);
  });

  it('distinguishes create, update and delete', () => {
    const documents = { 'a/there': { x: 1 } };
    const kinds = ['create', 'update', 'delete'].map((kind) => {
      const rules = asking(`match /a/{b} { allow ${kind}; }`, documents);
      return [rules.write(ann, 'a/new', {}), rules.write(ann, 'a/there', {}), rules.write(ann, 'a/there', undefined)];
    });
    expect(kinds).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
    const nulls = asking('match /a/{b} { allow create: if resource == null; allow delete, get: if request.resource == null; }', documents);
    expect(nulls.write(ann, 'a/new', {})).toBe(true);
    expect(nulls.write(ann, 'a/there', undefined)).toBe(true);
    expect(nulls.get(ann, 'a/there')).toBe(true);
  });

  it('has no request.auth for a caller who is not signed in', () => {
    const rules = asking('match /a/{b} { allow get: if request.auth == null; } match /b/{c} { allow get: if request.auth.uid != null; }');
    expect([rules.get(ANONYMOUS, 'a/1'), rules.get(ann, 'a/1')]).toEqual([true, false]);
    expect([rules.get(ANONYMOUS, 'b/1'), rules.get(ann, 'b/1')]).toEqual([false, true]);
  });
});

describe('functions', () => {
  it('see the wildcards and functions of their surrounding matches, which their own names hide', () => {
    const rules = asking(`
      function twice(x) { return x + x; }
      match /a/{id} {
        function own(id) { let doubled = twice(id); let more = doubled + twice('-'); return more; }
        allow get: if own('x') == 'xx--' && twice(id) == '11';
      }`);
    expect(rules.get(ann, 'a/1')).toBe(true);
    expect(rules.get(ann, 'a/2')).toBe(false);
  });

  it('fail when a let statement or an argument fails', () => {
    const wrongLet = asking('function f() { let x = 1 / 0; return true; } match /a/{b} { allow get: if f(); }');
    expect(wrongLet.get(ann, 'a/1')).toBe(false);
    const wrongArgument = asking('function f(x) { return true; } match /a/{b} { allow get: if f(b.c); }');
    expect(wrongArgument.get(ann, 'a/1')).toBe(false);
  });
});

describe('reading other documents in rules', () => {
  const documents = { 'users/ann': { role: 'boss' }, 'a/1': { n: 1 }, ...Object.fromEntries(numbers(30).map((n) => [`n/${n}`, { n }])) };

  it('needs no rule that allows it, and returns null for a missing document', () => {
    const rules = asking(
      `match /a/{b} { allow get: if get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role == 'boss'
          && exists(/databases/(default)/documents/a/1) && !exists(/databases/(default)/documents/a/2)
          && get(/databases/(default)/documents/a/2) == null; }`,
      documents,
    );
    expect(rules.get(ann, 'a/1')).toBe(true);
    expect(rules.get(user('bob'), 'a/1')).toBe(false);
  });

  it.each(['/users/ann', '/databases/other/documents/users/ann', '/databases/(default)/documents/users', '/databases/(default)/documents'])(
    'fails for %s, which is no path of a document',
    (path) => {
      const rules = asking(`match /a/{b} { allow get: if exists(${path}) || !exists(${path}); }`, documents);
      expect(rules.get(ann, 'a/1')).toBe(false);
    },
  );

  it('getAfter reads documents as they are after the batch', () => {
    const rules = asking(
      `match /a/{b} { allow write: if getAfter(/databases/$(database)/documents/log/$(b)).data.by == request.auth.uid
          && !exists(/databases/$(database)/documents/log/$(b)) && existsAfter(/databases/$(database)/documents/log/$(b)); }
       match /log/{l} { allow create; }`,
      documents,
    );
    expect(rules.batch(ann, { 'a/1': { n: 2 }, 'log/1': { by: 'ann' } })).toBe(true);
    expect(rules.batch(ann, { 'a/1': { n: 2 }, 'log/1': { by: 'bob' } })).toBe(false);
    expect(rules.write(ann, 'a/1', { n: 2 })).toBe(false);
  });

  it('reads at most 10 documents for a request; a document that is read repeatedly counts once', () => {
    const existsCall = (n: number) => `exists(/databases/$(database)/documents/n/${n})`;
    const rules = (count: number) => asking(`match /a/{b} { allow get: if ${numbers(count).map(existsCall).join(' && ')}; }`, documents);
    expect(rules(10).get(ann, 'a/1')).toBe(true);
    expect(rules(11).get(ann, 'a/1')).toBe(false);
    const same = asking(
      `match /a/{b} { allow get: if ${numbers(30)
        .map(() => existsCall(1))
        .join(' && ')}; }`,
      documents,
    );
    expect(same.get(ann, 'a/1')).toBe(true);
    expect(same.fixed.reads).toEqual(['n/1']);
  });

  it('refuses a request that exceeds the limit even if its rule would allow it', () => {
    const looks = numbers(11)
      .map((n) => `exists(/databases/$(database)/documents/n/${n})`)
      .join(' && ');
    expect(asking(`match /a/{b} { allow get: if (${looks}) || true; }`, documents).get(ann, 'a/1')).toBe(false);
  });

  it('reads at most 20 documents for a whole batch', () => {
    const rules = asking('match /a/{b} { allow write: if exists(/databases/$(database)/documents/n/$(b)); }', documents);
    const batch = (count: number) => Object.fromEntries(numbers(count).map((n) => [`a/${n}`, { n: 0 }]));
    expect(rules.batch(ann, batch(20))).toBe(true);
    expect(rules.batch(ann, batch(21))).toBe(false);
    const one = asking('match /a/{b} { allow write: if exists(/databases/$(database)/documents/users/ann); }', documents);
    expect(one.batch(ann, batch(30))).toBe(true);
  });

  it('ADD-43 (D-134) reads at most 20 documents for all documents that one call reads', () => {
    const rules = asking('match /a/{b} { allow get: if !exists(/databases/$(database)/documents/none/$(b)); }', documents);
    const paths = (count: number) => numbers(count).map((n) => `a/${n}`);
    expect(rules.getAll(ann, paths(20))).toBe(true);
    expect(rules.getAll(ann, paths(21))).toBe(false);
    expect(paths(21).every((path) => rules.get(ann, path))).toBe(true);
  });
});

describe('limits, debug() and the variables of a request', () => {
  it('refuses a request that evaluates more than 1000 expressions', () => {
    const sums = (count: number) => `0 ${'+ 1 '.repeat(count)} > 0`;
    expect(asking(`match /a/{b} { allow get: if ${sums(900)}; }`).get(ann, 'a/1')).toBe(true);
    expect(asking(`match /a/{b} { allow get: if ${sums(1100)} || true; }`).get(ann, 'a/1')).toBe(false);
  });

  it('passes the argument of debug() to the option `debug`', () => {
    const rules = asking("match /a/{b} { allow get: if debug({'id': b, 'list': [1, null]}).id == '1' && debug(b.x) == 1; }");
    rules.get(ann, 'a/1');
    expect(rules.debugged).toEqual([
      'firestore.rules:4:30: {id: "1", list: [1, null]}',
      'firestore.rules:4:79: no value: ".x" does not take string',
    ]);
  });

  it('request.time is the time of the commit', () => {
    const time = new Date(Math.floor(NOW / 1000)).toISOString();
    const stamp = `${time.slice(0, -1)}${String(NOW % 1000).padStart(3, '0')}Z`;
    const rules = asking('match /a/{b} { allow create: if request.resource.data.at == request.time; }');
    expect(rules.write(ann, 'a/1', { at: { timestampValue: stamp } })).toBe(true);
    expect(rules.write(ann, 'a/1', { at: new Date(0) })).toBe(false);
  });

  it('refuses rules of one service for the other', () => {
    const firestore = compileRules(firestoreRules(''), 'firestore.rules');
    expect(() => rulesAccess({ firestore, storage: firestore })).toThrow('firestore.rules holds rules of cloud.firestore');
  });

  it('request.query has limit, offset and order of a query', () => {
    const rules = asking(
      "match /a/{b} { allow list: if request.query.limit <= 10 && request.query.offset == 0 && request.query.orderBy == 'n DESC'; }",
    );
    const ordered = { orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }] };
    expect(rules.list(ann, '', query('a', [], { limit: 10, ...ordered }))).toBe(true);
    expect(rules.list(ann, '', query('a', [], { limit: 11, ...ordered }))).toBe(false);
    expect(rules.list(ann, '', query('a', [], ordered))).toBe(false);
    expect(rules.list(ann, '', query('a', [], { limit: 10 }))).toBe(false);
  });
});

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

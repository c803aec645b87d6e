import fc from 'fast-check';
import { tryFor } from 'tooling/fuzz';
import type { Caller } from '../../store/documents/access';
import { compileRules, RulesError } from '../rules';
import { Asking } from '../testing/access';
import { CONSOLE_FIRESTORE_RULES, CONSOLE_STORAGE_RULES } from '../testing/console-rules';
import { evaluate } from '../testing/evaluate';
import { ANONYMOUS, user } from '../testing/requests';

const PARTS = 4;
const CONSOLE = {
  firestore: compileRules(CONSOLE_FIRESTORE_RULES, 'firestore.rules'),
  storage: compileRules(CONSOLE_STORAGE_RULES, 'storage.rules'),
};

const COMPANIES = ['acme', 'beta'];

/** A value that Firestore can store: whole numbers have 64 bits, and lists no lists as their items. */
function storable(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value) ? 0.5 : value;
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? item.length : storable(item)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key.replace(/^__|Value$|^$/g, 'x'), storable(one)]));
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    true,
    false,
    null,
    'true',
    1,
    0,
    '',
    'acme',
    'beta',
    'acme2',
    'North',
    [],
    ['acme'],
    ['beta'],
    { acme: true },
    ['North'],
    'PENDING',
    1.5,
    -1,
  ),
  fc.jsonValue({ maxDepth: 2 }).map(storable),
);
const fieldName = fc
  .oneof(fc.constantFrom('constructor', 'a.b', 'x'), fc.string({ maxLength: 5 }))
  .filter((name) => name !== '' && !name.startsWith('__') && !name.endsWith('Value'));
const company = fc.oneof(fc.constantFrom<unknown>('acme', 'beta', ['acme'], ['beta'], ['acme', 'beta'], { acme: 1 }, 'acme2', null), odd);
const role = fc.oneof({ weight: 3, arbitrary: fc.constant<unknown>(true) }, { weight: 1, arbitrary: odd });
const ROLES = ['keyUser', 'moderator', 'assistant', 'pilot', 'checker'];
const roles = Object.fromEntries(ROLES.map((name) => [name, role]));

const claims = fc.record({ ...roles, company, email_verified: role, parent: odd }, { requiredKeys: [] });
const profile = fc.record(
  { ...roles, company, parent: odd, authDomains: fc.oneof(fc.constant<unknown>(['North']), odd) },
  { requiredKeys: [] },
);

const BELOW = [
  '',
  '/licenses/l',
  '/apiKeys/k',
  '/audit/a',
  '/summaries/North',
  '/domains/North',
  '/domains/North/settings/v',
  '/domains/North/sessions/mine',
  '/domains/North/sessions/new',
  '/domains/North/sessions/mine/addresses/0',
  '/domains/North/tasks/P',
  '/domains/North/tasks/P/payload/0',
  '/surprise/x',
  '/domains/North/sessions/mine/surprise/x',
];
const path = fc.record({ of: fc.constantFrom(...COMPANIES), below: fc.constantFrom(...BELOW) });
const session = {
  name: 'S',
  startTime: new Date(0),
  endTime: null,
  total: 1,
  empty: 0,
  invalid: 0,
  pushStatus: 'PENDING',
  wasTask: false,
  createdBy: 'ann',
};
const data = fc.oneof(
  fc.constant<Record<string, unknown> | undefined>(undefined),
  fc
    .dictionary(fc.oneof(fc.constantFrom(...Object.keys(session), 'state', 'index', 'records', 'id', 'removal'), fieldName), odd, {
      maxKeys: 4,
    })
    .map((more) => ({ ...session, ...more })),
  fc.constantFrom<Record<string, unknown>>({ state: 'PENDING' }, { index: 0, records: [] }, { name: 'North' }, {}),
);

const situation = fc.record({
  path,
  claims,
  profile: fc.option(profile, { nil: undefined }),
  before: data,
  after: data,
  anonymous: fc.boolean(),
});
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

/** What the caller may do with the document, and with the files of its company. */
function allowedIn({ path: { of, below }, claims: token, profile: own, before, after, anonymous }: Situation) {
  const at = `companies/${of}${below}`;
  const documents = {
    ...Object.fromEntries(
      COMPANIES.flatMap((id) => [
        [`companies/${id}`, { id }],
        [`companies/${id}/domains/North`, { name: 'North' }],
      ]),
    ),
    ...(own && { 'users/ann': own }),
    ...(before && { [at]: before }),
  };
  const asking = new Asking(CONSOLE, documents);
  const caller: Caller = anonymous ? ANONYMOUS : user('ann', token);
  const file = `companies/${of}/domains/North/sessions/mine/1.jpg`;
  return {
    get: asking.get(caller, at),
    list: asking.listAll(caller, at.slice(0, at.lastIndexOf('/'))),
    write: asking.write(caller, at, after),
    files: (['get', 'list', 'create', 'update', 'delete'] as const).map((method) =>
      asking.file(caller, method, file, { contentType: 'image/jpeg', size: 1 }, { contentType: 'image/jpeg', size: 1 }),
    ),
  };
}

const isOf = (claim: unknown, id: string): boolean => claim === id || (Array.isArray(claim) && claim.includes(id));

it('ADD-52 DATA-10 (D-90) nobody reads or writes the documents and files of a company that the token does not name', async () => {
  await tryFor({ runs: 1500, parts: PARTS }, (options) =>
    fc.assert(
      fc.property(situation, (one) => {
        fc.pre(one.anonymous || !isOf(one.claims.company, one.path.of));
        const { get, list, write, files } = allowedIn(one);
        expect({ get, list, write, files }).toEqual({
          get: false,
          list: false,
          write: false,
          files: files.map(() => false),
        });
      }),
      options,
    ),
  );
});

it('ADD-52 (D-90, D-92) nobody writes what the platform alone writes, nor without a role in token and profile', async () => {
  const PLATFORM = BELOW.filter((below) => !/sessions|tasks/.test(below));
  await tryFor({ runs: 1500, parts: PARTS }, (options) =>
    fc.assert(
      fc.property(situation, (one) => {
        const { claims: token, profile: own } = one;
        const hasRole = ROLES.some(
          (name) => (token as Record<string, unknown>)[name] === true && (own as Record<string, unknown> | undefined)?.[name] === true,
        );
        fc.pre(PLATFORM.includes(one.path.below) || !hasRole);
        expect(allowedIn(one).write).toBe(false);
      }),
      options,
    ),
  );
});

it('ADD-52 (D-90) whatever a condition is made of, it is true, false or refuses, and the rules never break', async () => {
  const atom = fc.constantFrom(
    '1',
    '1.5',
    "'a'",
    'true',
    'null',
    '[1, 2]',
    "{'a': 1}",
    'resource.data.a',
    'resource.data',
    'request.auth.token.x',
    'request.auth',
    'request.time',
    'request.resource.data.b',
    "'é'",
    '-1',
    '9223372036854775807',
    "duration.value(1, 's')",
    'timestamp.date(2026, 1, 1)',
    'request.auth.uid',
    '[]',
    "''",
  );
  const { expression } = fc.letrec<{ expression: string }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 5, depthIdentifier: 'expression' },
      atom,
      fc
        .tuple(
          tie('expression'),
          fc.constantFrom('==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', '&&', '||', 'in', 'is int ||', 'is string &&'),
          tie('expression'),
        )
        .map(([a, op, b]) => `(${a} ${op} ${b})`),
      fc.tuple(fc.constantFrom('!', '-'), tie('expression')).map(([op, a]) => `${op}(${a})`),
      fc
        .tuple(
          tie('expression'),
          fc.constantFrom(
            'size()',
            'keys()',
            'values()',
            "matches('a*')",
            "split('')",
            'trim()',
            'lower()',
            "get('a', 1)",
            'hasAny([1])',
            'hasAll([1])',
            'hasOnly([1])',
            'toSet()',
            "join('-')",
            'concat([1])',
            "replace('a', 'b')",
            'year()',
            'toMillis()',
            "diff({'a': 2})",
            'affectedKeys()',
            'toUtf8()',
            'a',
            'surprise()',
          ),
        )
        .map(([a, call]) => `(${a}).${call}`),
      fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `(${a})[${b}]`),
      fc.tuple(tie('expression'), tie('expression'), tie('expression')).map(([a, b, c]) => `((${a}) ? (${b}) : (${c}))`),
      fc
        .tuple(fc.constantFrom('string', 'int', 'float', 'bool', 'path', 'math.abs', 'math.pow', 'hashing.md5', 'debug'), tie('expression'))
        .map(([name, a]) => `${name}(${a})`),
    ),
  }));
  const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), odd, { maxKeys: 3 });
  await tryFor({ runs: 1500, parts: PARTS }, (options) =>
    fc.assert(
      fc.property(expression, fields, fields, (condition, before, after) => {
        try {
          expect([true, false, 'error']).toContain(evaluate(condition, { before, after }));
        } catch (error) {
          // A condition that no rules may contain.
          if (!(error instanceof RulesError)) throw error;
        }
      }),
      options,
    ),
  );
});

it('ADD-52 (D-90) damaged rules are compiled, or refused with a place in the file', async () => {
  const scrap = fc.oneof(
    fc.constantFrom(
      '',
      '(',
      ')',
      '{',
      '}',
      '/',
      '//',
      '/*',
      "'",
      '$(',
      '[',
      ';',
      '.',
      '&&',
      '=**',
      'let x = 1;',
      'é',
      '\\',
      '9'.repeat(30),
      ' is ',
      'function f(){return f();}',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  await tryFor({ runs: 500, parts: PARTS }, (options) =>
    fc.assert(
      fc.property(fc.constantFrom(CONSOLE_FIRESTORE_RULES, CONSOLE_STORAGE_RULES), fc.nat(), fc.nat(40), scrap, (text, at, length, put) => {
        const start = at % text.length;
        const damaged = text.slice(0, start) + put + text.slice(start + length);
        try {
          compileRules(damaged, 'test.rules');
        } catch (error) {
          if (!(error instanceof RulesError)) throw error;
          const line = damaged.split('\n')[error.line - 1];
          expect(line !== undefined && error.column >= 1 && error.column <= line.length + 1).toBe(true);
        }
      }),
      options,
    ),
  );
});

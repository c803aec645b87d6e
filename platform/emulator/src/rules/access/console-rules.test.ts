import type { Caller } from '../../store/access';
import { compileRules } from '../rules';
import { Asking } from '../testing/access';
import { CONSOLE_FIRESTORE_RULES, CONSOLE_STORAGE_RULES } from '../testing/console-rules';
import { ANONYMOUS, query, user } from '../testing/requests';

const verified = { email_verified: true };

const ROLES = {
  anonymous: ANONYMOUS,
  pilot: user('pilot', { pilot: true, company: 'acme', ...verified }),
  /** A checker with another domain. */
  checker: user('checker', { checker: true, company: 'acme', ...verified }),
  assistant: user('assistant', { assistant: true, company: 'acme', ...verified }),
  moderator: user('moderator', { moderator: true, company: 'acme', ...verified }),
  key: user('key', { keyUser: true, company: ['acme', 'gamma'], ...verified }),
  otherKey: user('otherKey', { keyUser: true, company: ['beta'], ...verified }),
  unverified: user('unverified', { keyUser: true, company: ['acme'], email_verified: false }),
  /** Still a key user by the profile, but not by the token. */
  withdrawn: user('withdrawn', { company: ['acme'], ...verified }),
} satisfies Record<string, Caller>;
type Role = keyof typeof ROLES;
const roles = Object.keys(ROLES) as Role[];

const member = { company: 'acme', parent: 'moderator', authDomains: ['North'] };
const north = 'companies/acme/domains/North';
const pending = { name: 'T', state: 'PENDING' };

const documents = {
  'users/pilot': member,
  'users/checker': { ...member, authDomains: ['South'] },
  'users/assistant': { ...member, assistant: true },
  'users/moderator': { ...member, parent: null, moderator: true },
  'users/key': { company: ['acme', 'gamma'], keyUser: true, authDomains: [] },
  'users/otherKey': { company: ['beta'], keyUser: true, authDomains: [] },
  'users/unverified': { company: ['acme'], keyUser: true, authDomains: ['North'] },
  'users/withdrawn': { company: ['acme'], keyUser: true, authDomains: ['North'] },
  'companies/acme': { id: 'acme' },
  'companies/acme/licenses/l1': { company: 'acme' },
  'companies/acme/apiKeys/k1': { company: 'acme' },
  'attempts/a1': { answer: '{}' },
  'platformWork/summaries': { leaseUntil: 0 },
  'companies/acme/audit/a1': { action: 'users.add' },
  'companies/acme/summaries/North': { readings: 1 },
  [north]: { name: 'North' },
  [`${north}/settings/s1`]: { addrPattern: 'R' },
  [`${north}/sessions/one`]: { name: 'one' },
  [`${north}/sessions/one/addresses/0`]: { index: 0 },
  [`${north}/tasks/T`]: { ...pending, state: 'FINISHED' },
  [`${north}/tasks/P`]: pending,
  [`${north}/tasks/S`]: { ...pending, state: 'STARTED' },
  [`${north}/tasks/T/payload/0`]: { data: 'x' },
};

const firestore = compileRules(CONSOLE_FIRESTORE_RULES, 'firestore.rules');
const storage = compileRules(CONSOLE_STORAGE_RULES, 'storage.rules');
const rules = new Asking({ firestore, storage }, documents);

const nobody: Role[] = [];
const inDomain: Role[] = ['pilot', 'assistant', 'moderator', 'key'];
const managers: Role[] = ['assistant', 'moderator', 'key'];
const members: Role[] = ['pilot', 'checker', 'assistant', 'moderator', 'key'];

function allowed(ask: (caller: Caller, role: Role) => boolean): Role[] {
  return roles.filter((role) => ask(ROLES[role], role));
}

describe('PERM-10 single documents', () => {
  it.each<[string, Role[]]>([
    ['users/pilot', ['pilot', 'moderator', 'key']],
    ['users/moderator', ['moderator', 'key']],
    ['users/key', ['key']],
    ['users/unverified', ['unverified']],
    ['users/withdrawn', ['withdrawn']],
    ['users/nobody', nobody],
    ['companies/acme', members],
    ['companies/beta', ['otherKey']],
    ['companies/acme/licenses/l1', ['key']],
    ['companies/acme/apiKeys/k1', ['key']],
    ['companies/acme/audit/a1', ['key']],
    ['companies/acme/summaries/North', inDomain],
    ['companies/acme/summaries/South', ['checker', 'key']],
    [north, inDomain],
    ['companies/acme/domains/South', ['checker', 'key']],
    [`${north}/settings/s1`, inDomain],
    [`${north}/sessions/one`, inDomain],
    [`${north}/sessions/one/addresses/0`, inDomain],
    [`${north}/tasks/T`, inDomain],
    [`${north}/tasks/T/payload/0`, inDomain],
    ['companies/acme/other/x', nobody],
    ['attempts/a1', nobody],
    ['platformWork/summaries', nobody],
    ['audit/x', nobody],
  ])('%s', (path, wanted) => {
    expect(allowed((caller) => rules.get(caller, path))).toEqual(wanted);
  });

  it('every signed-in user may read the own profile, also with an unverified email', () => {
    expect(allowed((caller, role) => rules.get(caller, `users/${role}`))).toEqual(roles.filter((role) => role !== 'anonymous'));
  });
});

describe('PERM-10 whole collections', () => {
  it.each<[string, Role[]]>([
    ['users', nobody],
    ['companies', nobody],
    ['companies/acme/licenses', ['key']],
    ['companies/beta/licenses', ['otherKey']],
    ['companies/acme/apiKeys', ['key']],
    ['companies/acme/audit', ['key']],
    ['companies/beta/audit', ['otherKey']],
    ['companies/acme/summaries', ['key']],
    ['companies/beta/summaries', ['otherKey']],
    // The query does not show whether a user has all domains.
    ['companies/acme/domains', ['key']],
    [`${north}/settings`, inDomain],
    [`${north}/sessions`, inDomain],
    [`${north}/sessions/one/addresses`, inDomain],
    [`${north}/tasks`, inDomain],
    [`${north}/tasks/T/payload`, inDomain],
    ['audit', nobody],
  ])('%s', (collection, wanted) => {
    expect(allowed((caller) => rules.listAll(caller, collection))).toEqual(wanted);
  });

  it('allows no query over all collections of a name', () => {
    for (const name of ['users', 'sessions', 'tasks', 'apiKeys']) {
      expect(
        allowed((caller) => rules.list(caller, '', query(name, [], { from: [{ collectionId: name, allDescendants: true }] }))),
      ).toEqual([]);
    }
  });
});

describe('PERM-06 queries the console makes', () => {
  const chunk = ['acme', 'gamma'];

  it.each<[string, Parameters<typeof query>[1], Role[]]>([
    ['users', [['company', 'EQUAL', 'acme']], ['key']],
    [
      'users',
      [
        ['company', 'EQUAL', 'acme'],
        ['moderator', 'EQUAL', true],
      ],
      ['key'],
    ],
    [
      'users',
      [
        ['company', 'EQUAL', 'acme'],
        ['searchBeginnings', 'ARRAY_CONTAINS', 'jo'],
      ],
      ['key'],
    ],
    [
      'users',
      [
        ['company', 'EQUAL', 'beta'],
        ['searchBeginnings', 'ARRAY_CONTAINS', 'jo'],
      ],
      ['otherKey'],
    ],
    ['users', [['searchBeginnings', 'ARRAY_CONTAINS', 'jo']], nobody],
    ['users', [['company', 'EQUAL', 'beta']], ['otherKey']],
    ['users', [['company', 'IN', chunk]], ['key']],
    ['users', [['company', 'IN', ['acme', 'beta']]], nobody],
    ['users', [['moderator', 'EQUAL', true]], nobody],
    ['users', [['company', 'ARRAY_CONTAINS', 'acme']], nobody],
    ['users', [['parent', 'EQUAL', 'moderator']], nobody],
    ['companies', [['id', 'IN', chunk]], ['key']],
    ['companies', [['id', 'IN', ['acme']]], ['key']],
    ['companies', [['id', 'IN', ['acme', 'beta']]], nobody],
    ['companies', [['id', 'EQUAL', 'beta']], ['otherKey']],
    ['companies', [['__name__', 'EQUAL', { referenceValue: 'projects/p/databases/(default)/documents/companies/acme' }]], nobody],
  ])('%s where %j', (collection, where, wanted) => {
    expect(allowed((caller) => rules.list(caller, '', query(collection, where)))).toEqual(wanted);
  });

  it('of records of changes by person, kind and days, newest first and page after page', () => {
    const paged = {
      orderBy: [
        { field: { fieldPath: 'at' }, direction: 'DESCENDING' },
        { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
      ],
      limit: 50,
    };
    const wheres: Parameters<typeof query>[1][] = [
      [],
      [['by', 'EQUAL', 'ana']],
      [['action', 'IN', ['users.create', 'users.update']]],
      [
        ['by', 'EQUAL', 'ana'],
        ['action', 'IN', ['domains.update']],
      ],
    ];
    for (const where of wheres) {
      expect(allowed((caller) => rules.list(caller, 'companies/acme', query('audit', where, paged)))).toEqual(['key']);
      expect(allowed((caller) => rules.list(caller, 'companies/beta', query('audit', where, paged)))).toEqual(['otherKey']);
    }
  });

  it('with orders and limits', () => {
    const newest = { orderBy: [{ field: { fieldPath: 'createdDate' }, direction: 'DESCENDING' }], limit: 1 };
    expect(allowed((caller) => rules.list(caller, north, query('settings', [], newest)))).toEqual(inDomain);
    expect(allowed((caller) => rules.list(caller, north, query('settings', [], { ...newest, limit: 50 })))).toEqual(inDomain);
    const filtered = query('tasks', [['state', 'EQUAL', 'PENDING']], { ...newest, limit: 100 });
    expect(allowed((caller) => rules.list(caller, north, filtered))).toEqual(inDomain);
  });
});

describe('PERM-10 writes', () => {
  it.each(Object.keys(documents).filter((path) => !path.includes('/tasks/')))('nobody changes %s', (path) => {
    expect(allowed((caller) => rules.write(caller, path, { changed: true }))).toEqual([]);
    expect(allowed((caller) => rules.write(caller, path, undefined))).toEqual([]);
    expect(allowed((caller) => rules.write(caller, `${path}-new`, { created: true }))).toEqual([]);
  });

  it.each<[string, string, Record<string, unknown> | undefined, Role[]]>([
    ['creates a task', 'New', pending, nobody],
    ['restarts a task', 'T', pending, managers],
    ['restarts a task that waits', 'P', pending, nobody],
    ['gives a task another state', 'T', { ...pending, state: 'STARTED' }, nobody],
    ['changes more than the state', 'T', { ...pending, name: 'U' }, nobody],
    ['adds to the task', 'T', { ...pending, more: 1 }, nobody],
    ['takes from the task', 'T', { state: 'PENDING' }, nobody],
    ['deletes a task', 'T', undefined, managers],
    ['deletes a task that waits', 'P', undefined, managers],
    ['deletes a task under way', 'S', undefined, nobody],
    ['creates a packed list', 'T/payload/1', { data: 'y' }, nobody],
    ['changes a packed list', 'T/payload/0', { data: 'y' }, nobody],
    ['deletes a packed list', 'T/payload/0', undefined, managers],
  ])('TASK-39 who %s', (_, path, fields, wanted) => {
    expect(allowed((caller) => rules.write(caller, `${north}/tasks/${path}`, fields))).toEqual(wanted);
  });

  it('one batch may delete many tasks, since reading the own profile counts once', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${north}/tasks/n${n}`, { ...pending, name: `n${n}` }]));
    const full = new Asking({ firestore, storage }, { ...documents, ...many });
    const batch = Object.fromEntries(Object.keys(many).map((path) => [path, undefined]));
    expect(allowed((caller) => full.batch(caller, batch))).toEqual(managers);
  });
});

describe('PERM-02 PERM-10 a user who had another role when the token was issued', () => {
  const key = { keyUser: true, company: ['acme'], ...verified };
  const plain = { company: 'acme', authDomains: ['North'] };

  it.each<[string, Record<string, unknown>, Record<string, unknown> | undefined, boolean]>([
    ['a key user still', key, { company: ['acme'], keyUser: true, authDomains: [] }, true],
    ['a key user no more', key, { ...plain, keyUser: false }, false],
    ['a key user of other companies now', key, { company: ['gamma'], keyUser: true, authDomains: ['North'] }, false],
    ['a key user whose profile is gone', key, undefined, false],
    ['a key user no more, and an assistant still', { ...key, assistant: true }, { ...plain, assistant: true }, true],
    [
      'a key user no more, and an assistant of another domain',
      { ...key, assistant: true },
      { ...plain, authDomains: ['South'], assistant: true },
      false,
    ],
    ['a key user no more, and an assistant only by now', key, { ...plain, assistant: true }, false],
    ['an assistant no more', { assistant: true, company: 'acme', ...verified }, { ...plain, assistant: false }, false],
    [
      'a moderator elsewhere',
      { moderator: true, company: 'acme', ...verified },
      { company: 'beta', authDomains: ['North'], moderator: true },
      false,
    ],
  ])('%s', (_who, claims, profile, may) => {
    const asked = new Asking({ firestore, storage }, { ...documents, ...(profile && { 'users/late': profile }) });
    const late = user('late', claims);
    expect(asked.write(late, `${north}/tasks/T`, pending)).toBe(may);
    expect(asked.write(late, `${north}/tasks/P`, undefined)).toBe(may);
    expect(asked.write(late, `${north}/tasks/T/payload/0`, undefined)).toBe(may);
  });

  it('reads by the role in the token until the token expires', () => {
    const asked = new Asking({ firestore, storage }, { ...documents, 'users/late': { ...plain, keyUser: false } });
    expect(asked.get(user('late', key), `${north}/tasks/T`)).toBe(true);
  });
});

it.each([{ acme: true }, [['acme']], 7, null])('PERM-10 a company claim of a wrong shape allows nothing: %j', (company) => {
  const odd = user('odd', { keyUser: true, company, ...verified });
  expect(rules.list(odd, '', query('users', [['company', 'EQUAL', 'acme']]))).toBe(false);
  expect(rules.get(odd, 'users/pilot')).toBe(false);
  expect(rules.get(odd, 'companies/acme')).toBe(false);
  expect(rules.list(odd, '', query('companies', [['id', 'EQUAL', 'acme']]))).toBe(false);
  expect(rules.file(odd, 'get', 'users/pilot/picture', { size: '10', contentType: 'image/png' })).toBe(false);
});

it('PERM-10 a user whose company claim is no list is not treated as a key user', () => {
  const odd = user('odd', { keyUser: true, company: 'acme', ...verified });
  expect(rules.listAll(odd, 'companies/acme/licenses')).toBe(false);
  expect(rules.list(odd, '', query('users', [['company', 'EQUAL', 'acme']]))).toBe(false);
  expect(rules.file(odd, 'get', 'companies/beta/domains/North/labels/one', { size: '10', contentType: 'image/png' })).toBe(false);
});

describe('PERM-10 files', () => {
  const file = { size: '10', contentType: 'image/png' };

  it.each<[string, Role[]]>([
    ['users/pilot/picture', ['pilot', 'key']],
    ['users/key/picture', ['key']],
    ['users/otherKey/picture', ['otherKey']],
    ['users/nobody/picture', nobody],
    ['companies/acme/domains/North/labels/one', members],
    ['companies/beta/domains/North/labels/one', ['otherKey']],
    ['companies/acme/domains/North/sessions/one/1.jpg', members],
    ['companies/beta/domains/North/sessions/one/1.jpg', ['otherKey']],
    ['companies/acme/logo', nobody],
    ['other', nobody],
  ])('%s', (name, wanted) => {
    expect(allowed((caller) => rules.file(caller, 'get', name, file))).toEqual(wanted);
    for (const method of ['create', 'update', 'delete'] as const) {
      expect(allowed((caller) => rules.file(caller, method, name, file, file))).toEqual([]);
    }
  });
});

// PERM-10: all tests of this file together make every part of the rules allow and deny.
afterAll(() => {
  expect(firestore.coverage.gaps()).toEqual([]);
  expect(storage.coverage.gaps()).toEqual([]);
});

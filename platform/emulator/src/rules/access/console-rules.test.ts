import type { Caller } from '../../store/documents/access';
import { ANONYMOUS, user } from '../testing/requests';
import { closeWorlds, query, untried, worldOf, type RulesWorld } from '../testing/rules-world';
import { aPart, aSession, inMinutes, ofTask, PARTS, RAISES, SESSIONS, STATES, withOutcome } from './app-writes.test-data';

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
  /** Sign-ins with claims, but without a profile. */
  keyAlone: user('keyAlone', { keyUser: true, company: ['acme', 'beta'], ...verified }),
  pilotAlone: user('pilotAlone', { pilot: true, moderator: true, company: 'acme', ...verified }),
} satisfies Record<string, Caller>;
type Role = keyof typeof ROLES;
const roles = Object.keys(ROLES) as Role[];

const member = { company: 'acme', parent: 'moderator', authDomains: ['North'] };
const north = 'companies/acme/domains/North';
const pending = { name: 'T', state: 'PENDING' };

const documents = {
  'users/pilot': { ...member, pilot: true },
  'users/checker': { ...member, checker: true, authDomains: ['South'] },
  'users/assistant': { ...member, assistant: true },
  'users/moderator': { ...member, parent: null, moderator: true },
  'users/key': { company: ['acme', 'gamma'], keyUser: true, authDomains: [] },
  'users/otherKey': { company: ['beta'], keyUser: true, authDomains: [] },
  'users/unverified': { company: ['acme'], keyUser: true, authDomains: ['North'] },
  'users/withdrawn': { company: ['acme'], keyUser: true, authDomains: ['North'] },
  'companies/acme': { id: 'acme' },
  'companies/acme/licenses/l1': { company: 'acme' },
  'companies/acme/apiKeys/k1': { company: 'acme' },
  'companies/acme/apiKeys/k1/usage/calls': { dayCount: 1 },
  'attempts/a1': { answer: '{}' },
  'platformWork/summaries': { leaseUntil: 0 },
  'companies/acme/audit/a1': { action: 'users.add' },
  'companies/acme/summaries/North': { readings: 1 },
  [north]: { name: 'North' },
  [`${north}/settings/s1`]: { addrPattern: 'R' },
  [`${north}/sessions/one`]: { name: 'one' },
  [`${north}/sessions/one/addresses/0`]: { index: 0 },
  [`${north}/sessions/mine`]: aSession({ total: 10, empty: 2, invalid: 1, pushStatus: 'FAILED', searchName: 'night count' }),
  [`${north}/sessions/mine/addresses/0`]: aPart(0),
  [`${north}/sessions/mine/addresses/1`]: aPart(1),
  [`${north}/sessions/ended`]: aSession({ endTime: inMinutes(-1) }),
  [`${north}/sessions/older`]: { ...aSession(), createdBy: null },
  'companies/acme/domains/South': { name: 'South' },
  'companies/acme/domains/Gone': { name: 'Gone', removal: { done: 1, total: 2 } },
  [`${north}/tasks/T`]: { ...pending, state: 'FINISHED' },
  [`${north}/tasks/P`]: pending,
  [`${north}/tasks/S`]: { ...pending, state: 'STARTED' },
  [`${north}/tasks/T/payload/0`]: { data: 'x' },
  [`${north}/contents/0:one`]: { session: 'one' },
  'companies/acme/quality/2026-05': { figures: '{}' },
  [`${north}/quality/2026-05`]: { figures: '{}' },
  [`${north}/sessionQuality/one`]: { session: 'one' },
};

const rules = worldOf(documents);

const nobody: Role[] = [];
const inDomain: Role[] = ['pilot', 'assistant', 'moderator', 'key'];
const managers: Role[] = ['assistant', 'moderator', 'key'];
const members: Role[] = ['pilot', 'checker', 'assistant', 'moderator', 'key'];

/** The roles that may, asked one after the other, since what one may write is undone before the next. */
async function allowed(ask: (caller: Caller, role: Role) => Promise<boolean>): Promise<Role[]> {
  const may: Role[] = [];
  for (const role of roles) if (await ask(ROLES[role], role)) may.push(role);
  return may;
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
    ['companies/acme/apiKeys/k1/usage/calls', ['key']],
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
    [`${north}/contents/0:one`, inDomain],
    ['companies/acme/quality/2026-05', ['key']],
    ['companies/beta/quality/2026-05', ['otherKey']],
    [`${north}/quality/2026-05`, inDomain],
    ['companies/acme/domains/South/quality/2026-05', ['checker', 'key']],
    [`${north}/sessionQuality/one`, inDomain],
    ['companies/acme/other/x', nobody],
    ['attempts/a1', nobody],
    ['platformWork/summaries', nobody],
    ['audit/x', nobody],
  ])('%s', async (path, wanted) => {
    expect(await allowed((caller) => rules.get(caller, path))).toEqual(wanted);
  });

  it('every signed-in user may read the own profile, also with an unverified email', async () => {
    expect(await allowed((caller, role) => rules.get(caller, `users/${role}`))).toEqual(roles.filter((role) => role !== 'anonymous'));
  });
});

describe('PERM-10 whole collections', () => {
  it.each<[string, Role[]]>([
    ['users', nobody],
    ['companies', nobody],
    ['companies/acme/licenses', ['key']],
    ['companies/beta/licenses', ['otherKey']],
    ['companies/acme/apiKeys', ['key']],
    ['companies/acme/apiKeys/k1/usage', nobody],
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
    [`${north}/contents`, inDomain],
    ['companies/acme/quality', ['key']],
    ['companies/beta/quality', ['otherKey']],
    [`${north}/quality`, inDomain],
    [`${north}/sessionQuality`, inDomain],
    ['audit', nobody],
  ])('%s', async (collection, wanted) => {
    expect(await allowed((caller) => rules.listAll(caller, collection))).toEqual(wanted);
  });

  it('allows no query over all collections of a name', async () => {
    for (const name of ['users', 'sessions', 'tasks', 'apiKeys']) {
      expect(
        await allowed((caller) => rules.list(caller, '', query(name, [], { from: [{ collectionId: name, allDescendants: true }] }))),
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
  ])('%s where %j', async (collection, where, wanted) => {
    expect(await allowed((caller) => rules.list(caller, '', query(collection, where)))).toEqual(wanted);
  });

  it('of records of changes by person, kind and days, newest first and page after page', async () => {
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
      expect(await allowed((caller) => rules.list(caller, 'companies/acme', query('audit', where, paged)))).toEqual(['key']);
      expect(await allowed((caller) => rules.list(caller, 'companies/beta', query('audit', where, paged)))).toEqual(['otherKey']);
    }
  });

  it('with orders and limits', async () => {
    const newest = { orderBy: [{ field: { fieldPath: 'createdDate' }, direction: 'DESCENDING' }], limit: 1 };
    expect(await allowed((caller) => rules.list(caller, north, query('settings', [], newest)))).toEqual(inDomain);
    expect(await allowed((caller) => rules.list(caller, north, query('settings', [], { ...newest, limit: 50 })))).toEqual(inDomain);
    const filtered = query('tasks', [['state', 'EQUAL', 'PENDING']], { ...newest, limit: 100 });
    expect(await allowed((caller) => rules.list(caller, north, filtered))).toEqual(inDomain);
  });
});

describe('PERM-10 PERM-11 writes', () => {
  it.each(Object.keys(documents).filter((path) => !path.includes('/tasks/')))('nobody changes %s', async (path) => {
    expect(await allowed((caller) => rules.write(caller, path, { changed: true }))).toEqual([]);
    expect(await allowed((caller) => rules.write(caller, path, undefined))).toEqual([]);
    expect(await allowed((caller) => rules.write(caller, `${path}-new`, { created: true }))).toEqual([]);
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
  ])('TASK-39 who %s', async (_, path, fields, wanted) => {
    expect(await allowed((caller) => rules.write(caller, `${north}/tasks/${path}`, fields))).toEqual(wanted);
  });

  it('one batch may delete many tasks, since reading the own profile counts once', async () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${north}/tasks/n${n}`, { ...pending, name: `n${n}` }]));
    const full = worldOf({ ...documents, ...many });
    const batch = Object.fromEntries(Object.keys(many).map((path) => [path, undefined]));
    expect(await allowed((caller) => full.batch(caller, batch))).toEqual(managers);
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
  ])('%s', async (_who, claims, profile, may) => {
    const asked = worldOf({ ...documents, ...(profile && { 'users/late': profile }) });
    const late = user('late', claims);
    expect(await asked.write(late, `${north}/tasks/T`, pending)).toBe(may);
    expect(await asked.write(late, `${north}/tasks/P`, undefined)).toBe(may);
    expect(await asked.write(late, `${north}/tasks/T/payload/0`, undefined)).toBe(may);
  });

  it('reads by the role in the token until the token expires', async () => {
    const asked = worldOf({ ...documents, 'users/late': { ...plain, keyUser: false } });
    expect(await asked.get(user('late', key), `${north}/tasks/T`)).toBe(true);
  });
});

describe('ADD-27 (D-90) what apps write', () => {
  const pilot = ROLES.pilot;
  const sessions = `${north}/sessions`;
  const counting: Role[] = ['pilot', 'assistant', 'moderator'];

  it.each<[string, Role[]]>([
    [north, counting],
    ['companies/acme/domains/South', ['checker']],
    ['companies/acme/domains/Gone', nobody],
    ['companies/acme/domains/None', nobody],
    ['companies/beta/domains/North', nobody],
  ])('users with the domain in their profile begin a session in %s', async (domain, wanted) => {
    const all = worldOf({
      ...documents,
      ...Object.fromEntries(
        Object.entries(documents)
          .filter(([path]) => path.startsWith('users/'))
          .map(([path, data]) => [path, { ...data, authDomains: [...(data as typeof member).authDomains, 'Gone', 'None'] }]),
      ),
    });
    expect(await allowed((caller, role) => all.write(caller, `${domain}/sessions/new`, aSession({ createdBy: role })))).toEqual(wanted);
  });

  it.each(withOutcome(SESSIONS))('a session %s', async (_, session, may) => {
    expect(await rules.write(pilot, `${sessions}/new`, session)).toBe(may);
  });

  it('a session has an id of at most 100 characters, without what a URL could take for a slash', async () => {
    for (const id of ['x'.repeat(100), 'Rua 12 ç']) expect(await rules.write(pilot, `${sessions}/${id}`, aSession())).toBe(true);
    for (const id of ['x'.repeat(101), 'a%2Fb']) expect(await rules.write(pilot, `${sessions}/${id}`, aSession())).toBe(false);
  });

  const mine = documents[`${sessions}/mine`] as Record<string, unknown>;

  it.each(withOutcome(RAISES))('its creator %s', async (_, change, may) => {
    expect(await allowed((caller) => rules.write(caller, `${sessions}/mine`, { ...mine, ...change }))).toEqual(may ? ['pilot'] : []);
  });

  it('a session that has ended, or that nobody has created, stays as it is', async () => {
    for (const id of ['ended', 'older']) {
      const before = documents[`${sessions}/${id}` as keyof typeof documents] as Record<string, unknown>;
      expect(await allowed((caller) => rules.write(caller, `${sessions}/${id}`, { ...before, total: 11 }))).toEqual([]);
      expect(await allowed((caller) => rules.write(caller, `${sessions}/${id}/addresses/0`, aPart(0)))).toEqual([]);
    }
  });

  it.each(withOutcome(PARTS))('%s (as %s)', async (_, id, part, may) => {
    expect(await allowed((caller) => rules.write(caller, `${sessions}/mine/addresses/${id}`, part))).toEqual(may ? ['pilot'] : []);
    expect(await allowed((caller) => rules.write(caller, `${sessions}/mine/addresses/${id}`, undefined))).toEqual([]);
  });

  it('a batch begins a session with its first parts, or ends it with its last ones', async () => {
    const path = `${sessions}/new`;
    const first = { [`${path}/addresses/0`]: aPart(0), [`${path}/addresses/1`]: aPart(1) };
    expect(await rules.batch(pilot, { [path]: aSession(), ...first })).toBe(true);
    expect(await rules.batch(pilot, first)).toBe(false);
    expect(await rules.batch(ROLES.assistant, { [path]: aSession(), ...first })).toBe(false);
    const last = { [`${sessions}/mine/addresses/1`]: aPart(1, 500), [`${sessions}/mine/addresses/2`]: aPart(2) };
    expect(await rules.batch(pilot, { ...last, [`${sessions}/mine`]: { ...mine, endTime: inMinutes(0) } })).toBe(true);
  });

  it('a batch of fifteen parts stays below the look-ups that the service allows', async () => {
    const parts = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`${sessions}/new/addresses/${n}`, aPart(n, 500)]));
    expect(await rules.batch(pilot, { [`${sessions}/new`]: aSession(), ...parts(15) })).toBe(true);
  });

  it('a session has at most 2,000 parts', async () => {
    const last = `${sessions}/mine/addresses/1999`;
    const full = worldOf({ ...documents, [last]: aPart(1999) });
    expect(await full.write(pilot, last, aPart(1999, 2))).toBe(true);
    expect(await full.write(pilot, `${sessions}/mine/addresses/2000`, aPart(2000))).toBe(false);
  });

  describe('(D-69) the states of a task', () => {
    const at = (state: string, session: object | undefined, sessionId: string | null = 's') => {
      const task = { name: 'T', state, ...(sessionId !== null && { sessionId }) };
      return {
        asked: worldOf({
          ...documents,
          [`${north}/tasks/X`]: task,
          ...(session && { [`${sessions}/s`]: session as Record<string, unknown> }),
        }),
        task,
      };
    };
    const own = ofTask({ task: 'X' });
    const ended = ofTask({ task: 'X', endTime: inMinutes(-1) });

    it.each(withOutcome(STATES))('%s', async (_, state, session, sessionId, change, may) => {
      const { asked, task } = at(state, session, sessionId);
      expect(await allowed((caller) => asked.write(caller, `${north}/tasks/X`, { ...task, ...change }))).toEqual(may ? ['pilot'] : []);
    });

    it('one batch begins session and task, and another ends both', async () => {
      const begun = at('PENDING', undefined, null);
      const start = { ...begun.task, state: 'STARTED', sessionId: 'new' };
      expect(await begun.asked.batch(pilot, { [`${sessions}/new`]: own, [`${north}/tasks/X`]: start })).toBe(true);
      expect(await begun.asked.batch(pilot, { [`${sessions}/new`]: { ...own, task: 'P' }, [`${north}/tasks/X`]: start })).toBe(false);
      const { asked, task } = at('UPLOADING', own);
      expect(await asked.batch(pilot, { [`${sessions}/s`]: ended, [`${north}/tasks/X`]: { ...task, state: 'COMPLETED' } })).toBe(true);
    });
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown> | undefined, boolean]>([
    ['a pilot', { pilot: true, company: 'acme' }, { company: 'acme', pilot: true, authDomains: ['North'] }, true],
    ['a pilot without the role in the profile', { pilot: true, company: 'acme' }, { company: 'acme', authDomains: ['North'] }, false],
    ['a pilot without the role in the claims', { company: 'acme' }, { company: 'acme', pilot: true, authDomains: ['North'] }, false],
    [
      'a pilot by the claims, a checker by the profile',
      { pilot: true, company: 'acme' },
      { company: 'acme', checker: true, authDomains: ['North'] },
      false,
    ],
    ['a pilot without a profile', { pilot: true, company: 'acme' }, undefined, false],
    [
      'a pilot of another company by now',
      { pilot: true, company: 'acme' },
      { company: 'beta', pilot: true, authDomains: ['North'] },
      false,
    ],
    ['a pilot of several companies', { pilot: true, company: ['acme'] }, { company: ['acme'], pilot: true, authDomains: ['North'] }, false],
    [
      'a pilot whose profile has a list',
      { pilot: true, company: 'acme' },
      { company: ['acme'], pilot: true, authDomains: ['North'] },
      false,
    ],
    ['a pilot of another domain by now', { pilot: true, company: 'acme' }, { company: 'acme', pilot: true, authDomains: ['South'] }, false],
  ])('%s', async (_, claims, profile, may) => {
    const own = `${sessions}/late`;
    const asked = worldOf({ ...documents, [own]: aSession({ createdBy: 'late' }), ...(profile && { 'users/late': profile }) });
    const late = user('late', claims);
    expect(await asked.write(late, `${sessions}/new`, aSession({ createdBy: 'late' }))).toBe(may);
    expect(await asked.write(late, own, aSession({ createdBy: 'late', total: 1 }))).toBe(may);
    expect(await asked.write(late, `${own}/addresses/0`, aPart(0))).toBe(may);
  });
});

it.each([{ acme: true }, [['acme']], 7, null])('PERM-10 a company claim of a wrong shape allows nothing: %j', async (company) => {
  const odd = user('odd', { keyUser: true, company, ...verified });
  expect(await rules.list(odd, '', query('users', [['company', 'EQUAL', 'acme']]))).toBe(false);
  expect(await rules.get(odd, 'users/pilot')).toBe(false);
  expect(await rules.get(odd, 'companies/acme')).toBe(false);
  expect(await rules.list(odd, '', query('companies', [['id', 'EQUAL', 'acme']]))).toBe(false);
  expect(await rules.file(odd, 'get', 'users/pilot/picture', { size: '10', contentType: 'image/png' })).toBe(false);
});

it('PERM-10 a user whose company claim is no list is not treated as a key user', async () => {
  const odd = user('odd', { keyUser: true, company: 'acme', ...verified });
  expect(await rules.listAll(odd, 'companies/acme/licenses')).toBe(false);
  expect(await rules.list(odd, '', query('users', [['company', 'EQUAL', 'acme']]))).toBe(false);
  expect(await rules.file(odd, 'get', 'companies/beta/domains/North/labels/one', { size: '10', contentType: 'image/png' })).toBe(false);
});

describe('PERM-10 files', () => {
  const file = { size: '10', contentType: 'image/png' };
  const ofCompany = (company: string) => ({ ...file, metadata: { company } });

  it.each<[string, object, Role[]]>([
    ['users/pilot/picture', ofCompany('acme'), ['pilot', 'key']],
    ['users/pilot/picture', ofCompany('beta'), ['pilot', 'otherKey']],
    // From before the company was noted (D-91), or of a key user.
    ['users/pilot/picture', file, ['pilot']],
    ['users/key/picture', file, ['key']],
    ['users/nobody/picture', ofCompany('gamma'), ['key']],
    ['companies/acme/domains/North/labels/one', file, members],
    ['companies/beta/domains/North/labels/one', file, ['otherKey']],
    ['companies/acme/domains/North/sessions/one/1.jpg', file, members],
    ['companies/beta/domains/North/sessions/one/1.jpg', file, ['otherKey']],
    ['companies/acme/logo', file, nobody],
    ['other', file, nobody],
  ])('%s: %j', async (name, stored, wanted) => {
    // Reading trusts the claims, which a sign-in has only after its profile (D-138).
    const readers = await allowed((caller) => rules.file(caller, 'get', name, stored as typeof file));
    expect(readers.filter((role) => `users/${role}` in documents)).toEqual(wanted);
    for (const method of ['create', 'update', 'delete'] as const) {
      expect(await allowed((caller) => rules.file(caller, method, name, file, file))).toEqual([]);
    }
  });

  const picture = `${north}/sessions/new/1.jpg`;
  const sessionOf = (role: string, more = {}) => ({ [`${north}/sessions/new`]: aSession({ createdBy: role, ...more }) });
  const withSession = (role: string, more: object = {}, others: object = {}) =>
    worldOf({ ...documents, ...sessionOf(role, more), ...others });

  it('ADD-27 (D-91) who counts adds pictures to the own session while it has not ended', async () => {
    // Nobody without a profile has begun a session.
    const ask = (asked: (role: string) => RulesWorld) =>
      allowed(async (caller, role) => `users/${role}` in documents && asked(role).file(caller, 'create', picture, undefined, file));
    expect(await ask((role) => withSession(role))).toEqual(['pilot', 'checker', 'assistant', 'moderator']);
    expect(await ask(() => withSession('nobody'))).toEqual([]);
    expect(await ask((role) => withSession(role, { endTime: inMinutes(-1) }))).toEqual([]);
    expect(await ask((role) => withSession(role, {}, { [north]: { name: 'North', removal: { done: 0 } } }))).toEqual([]);
    expect(await allowed((caller) => rules.file(caller, 'create', picture, undefined, file))).toEqual([]);
  });

  it('ADD-27 (D-91) a user of several companies, of another one, or without a role adds no pictures', async () => {
    for (const claims of [{ pilot: true, company: ['acme'] }, { pilot: true, company: 'beta' }, { company: 'acme' }]) {
      expect(await withSession('odd').file(user('odd', claims), 'create', picture, undefined, file)).toBe(false);
    }
  });

  it.each<[string, string, object, boolean]>([
    ['a JPEG', picture, { size: '1', contentType: 'image/jpeg' }, true],
    ['ten MiB', picture, { ...file, size: String(10 * 1024 * 1024) }, true],
    ['more than ten MiB', picture, { ...file, size: String(10 * 1024 * 1024 + 1) }, false],
    ['nothing', picture, { ...file, size: '0' }, false],
    ['another type', picture, { ...file, contentType: 'image/svg+xml' }, false],
    ['a long name', `${north}/sessions/new/${'x'.repeat(201)}`, file, false],
    ['a folder', `${north}/sessions/new/a/1.jpg`, file, false],
  ])('ADD-27 (D-91) a picture of %s', async (_, name, added, may) => {
    expect(await withSession('pilot').file(ROLES.pilot, 'create', name, undefined, added as typeof file)).toBe(may);
  });

  it('ADD-27 (D-91) no picture is replaced or removed', async () => {
    for (const method of ['create', 'update', 'delete'] as const) {
      expect(await withSession('pilot').file(ROLES.pilot, method, picture, file, method === 'delete' ? undefined : file)).toBe(false);
    }
  });
});

// PERM-10: all tests of this file together make every part of the rules allow and deny.
afterAll(async () => {
  await closeWorlds();
  expect(untried()).toEqual([]);
});

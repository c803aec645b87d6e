import { docPaths } from 'shared-kit/model';
import { apiCaller } from '../testing/api-caller';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import type { NewAccount } from '../accounts/accounts';
import { CALLS, type CallNote } from './calls';

let platform: TestPlatform;
const tokens: Record<string, string | undefined> = {};
const call = apiCaller(() => platform);

/** Accounts with the claims of their tokens. Each may use only some of the calls. */
const ACCOUNTS: Record<string, Partial<NewAccount>> = {
  keyUser: { keyUser: true },
  'key user of another company': { keyUser: true, companies: ['beta'] },
  'key user not yet verified': { keyUser: true, emailVerified: false },
  moderator: { moderator: true },
  assistant: { assistant: true, parent: 'moderator' },
  pilot: { pilot: true, parent: 'moderator' },
  checker: { checker: true, parent: 'moderator' },
};
const OUTSIDERS = [
  'key user of another company',
  'key user not yet verified',
  'key user whose claim was withdrawn',
  'key user whose profile was withdrawn',
  'key user whose company was withdrawn',
  'key user without a profile',
];
const ROLES = ['keyUser', 'moderator', 'assistant', 'pilot', 'checker'];

const uidOf = (who: string) => who.replace(/ /g, '-');

beforeAll(async () => {
  platform = await startTestPlatform();
  for (const [who, account] of Object.entries(ACCOUNTS)) tokens[who] = await platform.signUp({ uid: uidOf(who), ...account });
  const withdrawn = 'key user whose claim was withdrawn';
  await platform.signUp({ uid: uidOf(withdrawn), keyUser: true });
  await platform.firebase.auth.setCustomUserClaims(uidOf(withdrawn), { company: ['acme'] });
  tokens[withdrawn] = await platform.signIn(`${uidOf(withdrawn)}@test.invalid`);
  // The tokens of these users still have the role: a token is valid for an hour.
  const { firestore } = platform.firebase;
  for (const who of OUTSIDERS.slice(3)) tokens[who] = await platform.signUp({ uid: uidOf(who), keyUser: true });
  await firestore.doc(docPaths.user('key-user-whose-profile-was-withdrawn')).update({ keyUser: false, company: 'acme' });
  await firestore.doc(docPaths.user('key-user-whose-company-was-withdrawn')).update({ company: ['beta'] });
  await firestore.doc(docPaths.user('key-user-without-a-profile')).delete();
  tokens['disabled key user'] = await platform.signUp({ uid: 'disabled', keyUser: true });
  await platform.firebase.auth.updateUser('disabled', { disabled: true });
});
afterAll(() => platform.stop());

const QUERY = { domain: 'North', name: 'Count', session: 's1', company: 'acme', isForcedPush: 'true' };
const IN_QUERY: Record<string, readonly (keyof typeof QUERY)[]> = {
  '/sessions': ['domain', 'session'],
  '/triggerSessionPush': ['domain', 'session', 'company', 'isForcedPush'],
  '/tasks': ['domain', 'name'],
};

function ask({ method, path }: CallNote, token: string | undefined) {
  const query = Object.fromEntries((IN_QUERY[path] ?? []).map((name) => [name, QUERY[name]]));
  return call(method, path.slice(1), { query, body: {}, ...(token !== undefined && { token }) });
}

const guarded = CALLS.filter(({ who }) => Array.isArray(who));
const elevated = guarded.filter(({ who }) => who.length < ROLES.length);

it('the list of calls is what the server serves', async () => {
  const document = (await platform.app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>();
  const served = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`));
  const ofOperators = ['GET /alive', 'GET /health'];
  expect(served.filter((one) => !ofOperators.includes(one)).sort()).toEqual(CALLS.map(({ method, path }) => `${method} ${path}`).sort());
});

describe.each(guarded)('PERM-10 $method $path', (note) => {
  it('is refused without a token, and to who is disabled', async () => {
    expect(await ask(note, undefined)).toMatchObject({ http: 401, code: 2 });
    expect(await ask(note, tokens['disabled key user'])).toMatchObject({ http: 401, code: 2 });
  });

  it('is refused to a key user of another company', async () => {
    expect(await ask(note, tokens['key user of another company'])).toMatchObject({ http: 403, code: 3 });
  });
});

describe.each(elevated)('PERM-05 PERM-10 $method $path', (note) => {
  const refused = [...ROLES.filter((role) => !(note.who as readonly string[]).includes(role)), ...OUTSIDERS];

  it.each(refused)('is refused to a %s', async (who) => {
    expect(await ask(note, tokens[who])).toMatchObject({ http: 403, code: 3 });
  });
});

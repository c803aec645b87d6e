import { docPaths, PERMISSIONS } from 'shared-kit/model';
import { apiCaller } from '../testing/api-caller';
import { servedCalls, servedDocument, type ServedCall } from '../testing/served-calls';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import type { NewAccount } from '../accounts/accounts';

let platform: TestPlatform;
let calls: ServedCall[];
const tokens: Record<string, string | undefined> = {};
const call = apiCaller(() => platform);

/** Roles that some calls refuse; a key user may make all calls. */
const ROLES = PERMISSIONS.filter((name) => name !== 'keyUser');
/** Accounts and the claims of their tokens. Each may use only some calls. */
const ACCOUNTS: Record<string, Partial<NewAccount>> = {
  keyUser: { keyUser: true },
  'key user of another company': { keyUser: true, companies: ['beta'] },
  'key user not yet verified': { keyUser: true, emailVerified: false },
  ...Object.fromEntries(ROLES.map((role) => [role, { [role]: true, ...(role !== 'moderator' && { parent: 'moderator' }) }])),
};
const OUTSIDERS = [
  'key user of another company',
  'key user not yet verified',
  'key user whose claim was withdrawn',
  'key user whose profile was withdrawn',
  'key user whose company was withdrawn',
  'key user without a profile',
];

const uidOf = (who: string) => who.replace(/ /g, '-');

beforeAll(async () => {
  platform = await startTestPlatform();
  calls = await servedCalls(platform);
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
  sessions: ['domain', 'session'],
  triggerSessionPush: ['domain', 'session', 'company', 'isForcedPush'],
  tasks: ['domain', 'name'],
};

function ask({ method, path }: ServedCall, token: string | undefined) {
  const query = Object.fromEntries((IN_QUERY[path] ?? []).map((name) => [name, QUERY[name]]));
  return call(method, path, { query, body: {}, ...(token !== undefined && { token }) });
}

/** Calls that require a token, and those that require a role. */
const guarded = () => calls.filter(({ roles }) => roles);
const elevated = () => calls.filter(({ roles = [] }) => roles.length > 0);

/** Asserts that each of the calls is refused with this code. */
async function expectRefused(
  asked: readonly ServedCall[],
  token: string | undefined,
  refusal: { http: number; code: number },
): Promise<void> {
  const answers = [];
  for (const one of asked) {
    const { http, code } = await ask(one, token);
    answers.push({ name: one.name, http, code });
  }
  expect(answers).toContainEqual({ name: 'POST /users', ...refusal });
  expect(answers).toEqual(asked.map(({ name }) => ({ name, ...refusal })));
}

it('PERM-05 the descriptions of all calls except those for operators say who may call: only key users, with these exceptions', async () => {
  const { paths = {} } = await servedDocument(platform);
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  const ofOperators = ['GET /alive', 'GET /health'];
  expect(served.filter((one) => !ofOperators.includes(one)).sort()).toEqual(calls.map(({ name }) => name).sort());
  expect(Object.fromEntries(calls.filter(({ who }) => who !== 'keyUser').map(({ name, who }) => [name, who]))).toEqual({
    'PATCH /users': 'every user of a company',
    'PATCH /users/pw': 'every user of a company',
    'POST /tasks': 'keyUser, moderator, assistant',
    'PATCH /users/resetpw': 'anybody, signed in or not',
    'GET /sessions': 'an API key',
    'GET /tasks': 'an API key',
  });
});

describe('PERM-10 every call with a token', () => {
  it('is refused without a token, and to disabled users', async () => {
    await expectRefused(guarded(), undefined, { http: 401, code: 2 });
    await expectRefused(guarded(), tokens['disabled key user'], { http: 401, code: 2 });
  });

  it('is refused to a key user of another company', async () => {
    await expectRefused(guarded(), tokens['key user of another company'], { http: 403, code: 3 });
  });
});

describe('PERM-05 PERM-10 every call that needs a role', () => {
  it.each(ROLES)('is refused to a %s without that role', async (role) => {
    const others = elevated().filter(({ roles }) => !(roles as readonly string[]).includes(role));
    await expectRefused(others, tokens[role], { http: 403, code: 3 });
  });

  it.each(OUTSIDERS)('is refused to a %s', async (who) => {
    await expectRefused(elevated(), tokens[who], { http: 403, code: 3 });
  });
});

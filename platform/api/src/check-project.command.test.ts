import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Timestamp } from 'firebase-admin/firestore';
import { docPaths } from 'shared-kit/model';
import { ROOT } from './project-check/testing/recorded-project';
import { bundlePrograms, type ProgramBundles } from './testing/bundle-programs';
import { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './testing/test-platform';

let programs: ProgramBundles;

beforeAll(async () => {
  programs = await bundlePrograms('check-project.command');
});

afterAll(() => programs.remove());

async function run(
  platform: TestPlatform,
  env: Record<string, string> = {},
  ...args: string[]
): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, [programs.path('check-project.command'), `--files=${ROOT}`, ...args], {
    env: { PATH: process.env['PATH'], ...platform.environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { code, lines: (out + err).trimEnd().split('\n') };
}

async function withPlatform<T>(options: TestPlatformOptions, work: (platform: TestPlatform) => Promise<T>): Promise<T> {
  const platform = await startTestPlatform(options);
  try {
    return await work(platform);
  } finally {
    await platform.stop();
  }
}

it('ADD-44 (D-136) the embedded Firebase has what it has, and the rest is said to be none', async () => {
  const { code, lines } = await withPlatform({}, run);
  expect(lines).toEqual([
    'right  service Auth: it answers',
    'right  service Firestore: it answers',
    'right  service Passwords: it answers',
    'right  service Storage: it answers',
    'none   rules: the embedded Firebase has none',
    'none   indexes: the embedded Firebase has none',
    'none   Auth, authorizedDomains: the embedded Firebase has none',
    'right  Auth, client.permissions.disabledUserDeletion: true',
    'right  Auth, client.permissions.disabledUserSignup: true',
    'right  Auth, emailPrivacyConfig.enableImprovedEmailPrivacy: true',
    'none   Auth, notification.sendEmail.callbackUri: the embedded Firebase has none',
    'right  Auth, signIn.anonymous.enabled: false',
    'right  Auth, signIn.email.enabled: true',
    'right  Auth, signIn.email.passwordRequired: true',
    'right  Auth, signIn.phoneNumber.enabled: false',
    'right  password policy: new users, pilots and checkers meet it',
    'none   other sign-in methods: the embedded Firebase has none',
    ...['restrictions of keys', 'bucket', 'database', 'backups', 'roles', 'App Check', 'mails'].map(
      (subject) => `none   ${subject}: the embedded Firebase has none`,
    ),
    'right  listeners: no company has one',
    '13 right, 0 wrong, 0 not to be seen, 12 that the embedded Firebase does not have',
  ]);
  expect(code).toBe(0);
});

it('ADD-44 (D-71, D-123) a listener that fails, one that cannot be used, and a policy that is too strict are wrong', async () => {
  const passwordPolicy = {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
  } as const;
  const { code, lines } = await withPlatform({ passwordPolicy, password: '12345678' }, async (platform) => {
    const { firestore } = platform.firebase;
    const listener = { url: 'http://127.0.0.1:9/sessions', transformer: 'records' };
    for (const company of ['fails', 'works', 'wrong']) {
      await firestore.doc(docPaths.company(company)).set({ id: company, hasSessionPushListener: true });
      await firestore.doc(docPaths.pushListener(company)).set(company === 'wrong' ? { url: 'http://10.0.0.1' } : listener);
    }
    const failedAt = Timestamp.fromDate(new Date('2026-11-27T08:00:00Z'));
    const failed = { pushStatus: 'FAILED', pushCompany: 'fails', pushFailedAt: failedAt };
    const sessions = firestore.collection(`${docPaths.domain({ company: 'fails', domain: 'North' })}/sessions`);
    await sessions.doc('s1').set({ ...failed, pushNextTryAt: Timestamp.fromDate(new Date('2026-11-28T08:00:00Z')) });
    await sessions.doc('s2').set({ ...failed, pushNextTryAt: null });
    return run(platform);
  });
  expect(lines.filter((line) => /^WRONG|listener/.test(line))).toEqual([
    expect.stringMatching(/^WRONG {2}password policy: new users, pilots and checkers cannot meet it: .*8/) as string,
    'WRONG  listener of fails: sessions that it did not take: 1 to be tried again, since 2026-11-27T08:00:00.000Z, 1 given up. Mend it: see why with "Push now" on the page of a session, and correct the listener, or its URL in companies/fails/operations/pushListener',
    'right  listener of works: no push of it has failed',
    expect.stringMatching(
      /^WRONG {2}listener of wrong: .+\. Mend it: correct the document companies\/wrong\/operations\/pushListener$/,
    ) as string,
  ]);
  expect(code).toBe(1);
});

it('ADD-44 a service that does not answer is wrong, and the others are checked all the same', async () => {
  const { code, lines } = await withPlatform({}, (platform) => run(platform, { PROJECT_ID: 'other' }));
  expect(lines.filter((line) => line.startsWith('WRONG'))[0]).toMatch(/^WRONG {2}service Auth: .*Mend it: Check AUTH_PORT/);
  expect(lines.at(-1)).toMatch(/^\d+ right, [1-9]\d* wrong, /);
  expect(code).toBe(1);
});

it('ADD-44 settings that are missing, and arguments that nobody knows, are reported in a line each', async () => {
  await withPlatform({}, async (platform) => {
    const withoutPorts = await run(platform, {
      AUTH_PORT: '',
      FIRESTORE_PORT: '',
      STORAGE_PORT: '',
      PROJECT_ID: '',
      METADATA_SERVER_DETECTION: 'none',
    });
    expect(withoutPorts).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/^PROJECT_ID is missing; FIREBASE_OPTIONS is missing/) as string],
    });
    const { code, lines } = await run(platform, {}, '--fix');
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^Unknown option '--fix'/) as string,
      expect.stringMatching(/^Use: check-project/) as string,
    ]);
  });
});

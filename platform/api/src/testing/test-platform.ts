import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import type { EmulatorOptions, PasswordPolicyConfig } from 'platform-emulator';
import { startTestFirebase, type TestFirebase } from 'platform-emulator/testing';
import { docPaths } from 'shared-kit/model';
import type { ApiSettings } from '../environment/api-settings';
import { buildApi } from '../app';
import { connectFirebase, type Firebase, type FirebaseSettings } from '../firebase/firebase';
import { refuseUnreadable } from '../http/error-handler';
import { profileDocument, type NewAccount } from '../accounts/accounts';
import { claimsFor } from '../accounts/claims';
import { bundleChild } from './bundle-child';

/** What the API asks for is asked for with the indexes that a project has. */
const INDEXES = join(__dirname, '../../../rules/firestore.indexes.json');

/** The server of a test does not take what the test leaves over. */
const NO_LOOK_MS = 24 * 3_600_000;

/** The API on an empty Firebase: an embedded one of its own, or the one that the command was given. */
export interface TestPlatform {
  readonly app: FastifyInstance;
  readonly firebase: Firebase;
  /** For further connections to the same Firebase. */
  readonly connection: FirebaseSettings;
  /** Where the public keys of its tokens are; undefined for those of a project. */
  readonly jwksUrl: string | undefined;
  readonly mails: TestFirebase['mails'];
  readonly environment: TestFirebase['environment'];
  /** Creates a user and signs in; the result is the ID token. */
  signUp(account: Partial<NewAccount> & { uid: string }): Promise<string>;
  signIn(email: string): Promise<string>;
  /** Both tokens of a sign-in, by default with the password of all users. */
  tokensOf(email: string, password?: string): Promise<{ idToken: string; refreshToken: string }>;
  /** Waits for the work of the start, whose transactions are not to be taken for those of a call. */
  started(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestPlatformOptions {
  allowedOrigins?: readonly string[];
  callMs?: number;
  settings?: Partial<ApiSettings>;
  demoListener?: string;
  followsChanges?: boolean;
  authFault?: EmulatorOptions['authFault'];
  /** The seed of faults of Firebase, which the setup of a test meets too: see `untilServed`. */
  faults?: string;
  quotas?: EmulatorOptions['quotas'];
  /** The project's policy, and a password of all users that meets it. */
  passwordPolicy?: PasswordPolicyConfig;
  password?: string;
  lookMs?: number;
}

export async function startTestPlatform({
  authFault,
  faults,
  quotas,
  passwordPolicy,
  password = '123456',
  ...options
}: TestPlatformOptions = {}): Promise<TestPlatform> {
  const own = await startTestFirebase({
    strictIndexes: INDEXES,
    ...(passwordPolicy && { passwordPolicy }),
    faults,
    quotas,
    ...(authFault && { authFault }),
  });
  const { projectId, database, apiKey: serverApiKey, bucket: storageBucket, hosts: emulators, jwksUrl } = own;
  const connection = { projectId, database, serverApiKey, storageBucket, emulators };
  const firebase = connectFirebase(connection);
  const app = fastify({ logger: { level: 'error' }, frameworkErrors: refuseUnreadable });
  await app.register(buildApi, { prefix: '/api', firebase, jwksUrl, childFile: bundleChild, lookMs: NO_LOOK_MS, ...options });
  const tokensOf: TestPlatform['tokensOf'] = (email, other) => own.signIn(email, other ?? password);
  const signIn = async (email: string) => (await tokensOf(email)).idToken;

  return {
    app,
    firebase,
    connection,
    jwksUrl,
    mails: own.mails,
    environment: own.environment,
    signIn,
    tokensOf,
    async signUp(account) {
      const { uid, email = `${uid}@test.invalid` } = account;
      const names = { firstName: 'Test', lastName: uid, employeeId: uid };
      const whole = { password, emailVerified: true, companies: ['acme'], pwUpdated: true, ...names, ...account, email };
      const { emailVerified, firstName, lastName } = whole;
      // Not by `createAccount`, which costs three times as much: nobody interrupts this.
      await firebase.auth.createUser({ uid, email, password: whole.password, emailVerified, displayName: `${firstName} ${lastName}` });
      await firebase.firestore.doc(docPaths.user(uid)).create(profileDocument(whole));
      await firebase.auth.setCustomUserClaims(uid, claimsFor(whole));
      return signIn(email);
    },
    async started() {
      await app.ready();
      const leases = ['summaries', 'searchNames', 'searchBeginnings', 'pictures', 'signIns'].map((name) =>
        firebase.firestore.doc(`platformWork/${name}`),
      );
      const ended = async () => (await firebase.firestore.getAll(...leases)).every((lease) => lease.get('leaseUntil') === 0);
      while (!(await ended())) await setTimeout(20);
    },
    async stop() {
      await app.close();
      await firebase.close();
      await own.stop();
    },
  };
}

import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { startEmulator, type EmulatorOptions, type PasswordPolicyConfig, type RunningEmulator } from 'platform-emulator';
import type { ApiSettings } from '../environment/api-settings';
import { buildApi } from '../app';
import { connectFirebase, type EmulatorHosts, type Firebase } from '../firebase/firebase';
import { refuseUnreadable } from '../http/error-handler';
import type { NewAccount } from '../accounts/accounts';
import { createAccount } from '../accounts/sign-in';
import { bundleChild } from './bundle-child';

/** What the API asks for is asked for with the indexes that a project has. */
const INDEXES = join(__dirname, '../../../rules/firestore.indexes.json');

/** The server of a test does not take what the test leaves over. */
const NO_LOOK_MS = 24 * 3_600_000;

/** The API on an embedded Firebase of its own. */
export interface TestPlatform {
  readonly app: FastifyInstance;
  readonly firebase: Firebase;
  readonly emulator: RunningEmulator;
  /** For further connections to the same embedded Firebase. */
  readonly hosts: EmulatorHosts;
  /** Creates a user and signs in; the result is the ID token. */
  signUp(account: Partial<NewAccount> & { uid: string }): Promise<string>;
  signIn(email: string): Promise<string>;
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
  /** The project's policy, and a password of all users that meets it. */
  passwordPolicy?: PasswordPolicyConfig;
  password?: string;
  lookMs?: number;
}

export async function startTestPlatform({
  authFault,
  passwordPolicy,
  password = '123456',
  ...options
}: TestPlatformOptions = {}): Promise<TestPlatform> {
  const emulator = await startEmulator({
    ports: { auth: 0, firestore: 0, storage: 0 },
    strictIndexes: INDEXES,
    passwordCost: 16,
    ...(passwordPolicy && { passwordPolicy }),
    ...(authFault && { authFault }),
  });
  const { host, ports, projectId, jwksUrl } = emulator;
  const hosts = { auth: `${host}:${ports.auth}`, firestore: `${host}:${ports.firestore}`, storage: `${host}:${ports.storage}` };
  const firebase = connectFirebase({ projectId, emulators: hosts });
  const app = fastify({ logger: { level: 'error' }, frameworkErrors: refuseUnreadable });
  await app.register(buildApi, { prefix: '/api', firebase, jwksUrl, childFile: bundleChild, lookMs: NO_LOOK_MS, ...options });

  async function signIn(email: string): Promise<string> {
    const action = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
    const response = await fetch(`http://${host}:${ports.auth}/${action}?key=test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    const { idToken } = (await response.json()) as { idToken?: string };
    if (idToken === undefined) throw new Error(`${email} cannot sign in: ${response.status}`);
    return idToken;
  }

  return {
    app,
    firebase,
    emulator,
    hosts,
    signIn,
    async signUp(account) {
      const email = account.email ?? `${account.uid}@test.invalid`;
      const names = { firstName: 'Test', lastName: account.uid, employeeId: account.uid };
      const defaults = { password, emailVerified: true, companies: ['acme'], pwUpdated: true };
      await createAccount(firebase, { ...names, ...defaults, ...account, email });
      return signIn(email);
    },
    async started() {
      await app.ready();
      const leases = ['summaries', 'searchNames', 'searchBeginnings'].map((name) => firebase.firestore.doc(`platformWork/${name}`));
      const ended = async () => (await firebase.firestore.getAll(...leases)).every((lease) => lease.get('leaseUntil') === 0);
      while (!(await ended())) await setTimeout(20);
    },
    async stop() {
      await app.close();
      await firebase.close();
      await emulator.stop();
    },
  };
}

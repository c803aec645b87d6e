import { exportJWK, generateKeyPair, SignJWT, decodeJwt } from 'jose';
import { DEFAULT_DATABASE } from '../store/values/path';
import type { EmulatorOptions, SentMail } from '../options/options';
import { connectAdmin, type Admin } from './connect-admin';
import { Holdings } from './holdings';
import { sendRules } from './send-rules';
import { startTestEmulator } from './start-test-emulator';
import { keysOf, type Hosts, type Target } from './target';

/** An empty Firebase for the tests of one file. */
export interface TestFirebase {
  readonly projectId: string;
  readonly database: string;
  readonly bucket: string;
  /** A key that is not restricted to pages. */
  readonly apiKey: string;
  /** Absent for a project. */
  readonly hosts: Hosts | undefined;
  /** Public keys of the tokens that {@link TestFirebase.signIn} returns; absent for a project, whose keys are Google's. */
  readonly jwksUrl: string | undefined;
  /** The server SDK. */
  admin(): Admin;
  signIn(email: string, password: string): Promise<{ idToken: string; refreshToken: string }>;
  /** Mails whose links are unused, oldest first. No project tells them: see {@link NEEDS}. */
  mails(): Promise<readonly MailOfTest[]>;
  /** The variables by which a program of the console uses this Firebase. */
  readonly environment: Readonly<Record<string, string>>;
  /** Removes what is left of the test. */
  stop(): Promise<void>;
}

export type MailOfTest = Pick<SentMail, 'email' | 'requestType' | 'oobCode'> & Partial<SentMail>;

/** What a test needs that not every Firebase has, and why another one cannot run it. */
export const NEEDS = {
  options: 'an embedded Firebase of its own, with settings or faults that a test changes',
  mails: 'the codes of mails, which only emulators tell',
  rules: 'rules of its own, which only emulators take from a test',
  embedded: 'what only the embedded Firebase does',
} as const;

/** The variable with the Firebase that `npm run test:platform -- --against` was given. */
export const AGAINST = 'TESTS_AGAINST';

interface Against {
  target: Target;
  run: string;
}

/** The Firebase that the tests run against instead of one of their own. */
export function against(): Target | undefined {
  return given()?.target;
}

function given(): Against | undefined {
  const text = process.env[AGAINST];
  return text ? (JSON.parse(text) as Against) : undefined;
}

/** Whether the Firebase of these tests has what a test needs. */
export function has(need: keyof typeof NEEDS): boolean {
  const kind = against()?.kind;
  if (kind === undefined) return true;
  return need === 'embedded' ? kind === 'embedded' : need !== 'options' && kind !== 'project';
}

/**
 * `it` for a test that needs what not every Firebase has. Elsewhere the test is listed as not run, with the reason; with a Firebase of its own it always
 * runs.
 */
export const itWith = (need: keyof typeof NEEDS): jest.It => (has(need) ? it : notRun(need));

function notRun(need: keyof typeof NEEDS): jest.It {
  const listed = (title: string) => it.todo(`${title} (needs ${NEEDS[need]})`);
  return Object.assign(listed, {
    each: (rows: readonly unknown[]) => (title: string) => listed(`${title} (${rows.length} cases)`),
  }) as unknown as jest.It;
}

/**
 * An empty Firebase: one of its own in this process, or the one that the command was given, emptied. Only an own one has options, since others are as they
 * are.
 */
export async function startTestFirebase(options: EmulatorOptions = {}): Promise<TestFirebase> {
  const other = given();
  return other ? emptied(other) : started(options);
}

/** An empty Firebase with these rules. No project takes rules from a test: see {@link NEEDS}. */
export async function startWithRules(
  rules: { firestore?: string; storage?: string },
  options: EmulatorOptions = {},
): Promise<TestFirebase> {
  const firebase = await startTestFirebase(options);
  if (!firebase.hosts) throw new Error(`This test needs ${NEEDS.rules}.`);
  await sendRules(firebase.hosts, firebase, rules);
  return firebase;
}

async function started(options: EmulatorOptions): Promise<TestFirebase> {
  const emulator = await startTestEmulator(options);
  const { host, ports, projectId, jwksUrl } = emulator;
  const hosts = { auth: `${host}:${ports.auth}`, firestore: `${host}:${ports.firestore}`, storage: `${host}:${ports.storage}` };
  const place = {
    projectId,
    database: options.database ?? DEFAULT_DATABASE,
    bucket: `${projectId}.appspot.com`,
    apiKey: 'embedded-server',
    hosts,
  };
  const admin = adminOf(place);
  return {
    ...place,
    jwksUrl,
    environment: variablesOf(place),
    admin: admin.open,
    signIn: signInAt(`http://${hosts.auth}/`, 'embedded-server'),
    mails: () => Promise.resolve(emulator.mails()),
    async stop() {
      await admin.close();
      await emulator.stop();
    },
  };
}

async function emptied({ target, run }: Against): Promise<TestFirebase> {
  const holdings = new Holdings(target);
  await holdings.clear(run);
  const { kind, projectId, database, bucket, apiKey, hosts } = target;
  const signIn = signInAt(hosts ? `http://${hosts.auth}/` : 'https://', apiKey);
  const admin = adminOf(target);
  const signer = kind === 'emulator' ? await signerOfTests() : undefined;
  return {
    projectId,
    database,
    bucket,
    apiKey,
    hosts,
    environment: variablesOf(target),
    admin: admin.open,
    jwksUrl: hosts && (signer?.jwksUrl ?? keysOf(hosts.auth, projectId)),
    async signIn(email, password) {
      const tokens = await signIn(email, password);
      return signer ? { ...tokens, idToken: await signer.sign(tokens.idToken) } : tokens;
    },
    async mails() {
      if (!hosts) throw new Error(`This test needs ${NEEDS.mails}.`);
      const answer = await fetch(`http://${hosts.auth}/emulator/v1/projects/${projectId}/oobCodes`);
      return ((await answer.json()) as { oobCodes: MailOfTest[] }).oobCodes;
    },
    async stop() {
      await admin.close();
      await holdings.clear(run);
      await holdings.close();
    },
  };
}

/** Connects when a test first needs it. */
function adminOf(place: Omit<Target, 'kind'>) {
  let opened: Admin | undefined;
  return {
    open: () => (opened ??= connectAdmin(place)),
    close: async () => opened?.close(),
  };
}

function variablesOf({ projectId, database, apiKey, bucket, hosts }: Omit<Target, 'kind'>): Record<string, string> {
  const named = { PROJECT_ID: projectId, FIRESTORE_DATABASE: database };
  if (!hosts) {
    const credentials = process.env['GOOGLE_APPLICATION_CREDENTIALS'];
    const options = { FIREBASE_OPTIONS: JSON.stringify({ projectId, apiKey, storageBucket: bucket }) };
    return { ...named, ...options, ...(credentials !== undefined && { GOOGLE_APPLICATION_CREDENTIALS: credentials }) };
  }
  const port = (at: string) => at.split(':')[1] ?? '';
  const ports = { AUTH_PORT: port(hosts.auth), FIRESTORE_PORT: port(hosts.firestore), STORAGE_PORT: port(hosts.storage) };
  return { ...named, ...ports, EMULATOR_HOST: hosts.auth.split(':')[0] ?? '' };
}

function signInAt(base: string, apiKey: string) {
  return async (email: string, password: string) => {
    const response = await fetch(`${base}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    const { idToken, refreshToken } = (await response.json()) as { idToken?: string; refreshToken?: string };
    if (idToken === undefined || refreshToken === undefined) throw new Error(`${email} cannot sign in: ${response.status}`);
    return { idToken, refreshToken };
  };
}

/** Google's emulator does not sign its tokens. Servers take signed ones only, so the tests sign them, with a key of their own. */
async function signerOfTests() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'tests', alg: 'RS256', use: 'sig' }] };
  return {
    jwksUrl: `data:application/json,${encodeURIComponent(JSON.stringify(keys))}`,
    sign: (token: string) => new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'RS256', kid: 'tests' }).sign(privateKey),
  };
}

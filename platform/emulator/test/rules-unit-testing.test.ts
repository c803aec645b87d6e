import { assertFails, assertSucceeds, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, onSnapshot, setDoc, updateDoc } from 'firebase/firestore';
import { getBytes, ref, uploadString } from 'firebase/storage';
import { request } from 'node:http';
import type { RunningEmulator } from '../src/index';
import { CONSOLE_FIRESTORE_RULES, CONSOLE_STORAGE_RULES } from '../src/rules/testing/console-rules';
import { Events, startForTest } from './start-for-test';

const TASKS = 'companies/acme/domains/North/tasks';
const OF_ACME = { email_verified: true, keyUser: true, company: ['acme'] };
const OF_BETA = { email_verified: true, keyUser: true, company: ['beta'] };

let emulator: RunningEmulator;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  // The tool asks for a bucket with the name of the project.
  emulator = await startForTest({ allowedOrigins: ['http://127.0.0.1:4100'], buckets: ['demo-console'] });
  const { firestore, storage } = emulator.ports;
  environment = await initializeTestEnvironment({
    projectId: 'demo-console',
    firestore: { host: '127.0.0.1', port: firestore, rules: CONSOLE_FIRESTORE_RULES },
    storage: { host: '127.0.0.1', port: storage, rules: CONSOLE_STORAGE_RULES },
  });
});

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await setDoc(doc(db, 'users/ann'), { ...OF_ACME, authDomains: [] });
    await setDoc(doc(db, `${TASKS}/T`), { name: 'T', state: 'FINISHED' });
    await uploadString(ref(context.storage(), 'users/ann/picture'), 'png');
  });
});

afterAll(async () => {
  await environment.cleanup();
  await emulator.stop();
});

describe('the unmodified @firebase/rules-unit-testing with the rules of the console', () => {
  it('PERM-10 lets a key user read, listen and write what the rules allow', async () => {
    const db = environment.authenticatedContext('ann', OF_ACME).firestore();
    expect((await assertSucceeds(getDocs(collection(db, TASKS)))).size).toBe(1);
    const events = new Events<number>();
    const stop = onSnapshot(collection(db, TASKS), ({ size }) => events.push(size));
    await events.until((size) => size === 1);
    await assertSucceeds(updateDoc(doc(db, `${TASKS}/T`), { state: 'PENDING' }));
    await assertFails(updateDoc(doc(db, `${TASKS}/T`), { name: 'U' }));
    await assertSucceeds(deleteDoc(doc(db, `${TASKS}/T`)));
    await events.until((size) => size === 0);
    stop();
  });

  it('PERM-10 refuses users of another company and callers who are not signed in', async () => {
    for (const context of [environment.authenticatedContext('bob', OF_BETA), environment.unauthenticatedContext()]) {
      await assertFails(getDocs(collection(context.firestore(), TASKS)));
      await assertFails(getDoc(doc(context.firestore(), 'users/ann')));
      await assertFails(deleteDoc(doc(context.firestore(), `${TASKS}/T`)));
      await assertFails(getBytes(ref(context.storage(), 'users/ann/picture')));
    }
  });

  it('checks files by the rules of Storage', async () => {
    const ann = environment.authenticatedContext('ann', OF_ACME).storage();
    expect(Buffer.from(await assertSucceeds(getBytes(ref(ann, 'users/ann/picture')))).toString()).toBe('png');
    await assertFails(uploadString(ref(ann, 'users/ann/picture'), 'x'));
  });

  it('clears documents and files', async () => {
    await environment.clearFirestore();
    await environment.clearStorage();
    await environment.withSecurityRulesDisabled(async (context) => {
      expect((await getDocs(collection(context.firestore(), TASKS))).size).toBe(0);
    });
  });

  it('reports the position of an error in rules, and keeps the rules before', async () => {
    const { firestore } = emulator.ports;
    const wrong = initializeTestEnvironment({
      projectId: 'demo-console',
      firestore: { host: '127.0.0.1', port: firestore, rules: "rules_version = '2';\nservice cloud.firestore { match }" },
    });
    await expect(wrong).rejects.toThrow(/firestore\.rules:2:33/);
    const wrongOfStorage = initializeTestEnvironment({
      projectId: 'demo-console',
      storage: { host: '127.0.0.1', port: emulator.ports.storage, rules: "rules_version = '2';\nservice firebase.storage { match }" },
    });
    await expect(wrongOfStorage).rejects.toThrow(/There was an error updating rules: .*storage\.rules:2:34/);
    await assertFails(getDocs(collection(environment.unauthenticatedContext().firestore(), TASKS)));
  });
});

describe('a token without a signature', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const audience = { iss: 'https://securetoken.google.com/demo-console', aud: 'demo-console' };
  const unsigned = `${part({ alg: 'none' })}.${part({ sub: 'ann', ...audience, ...OF_ACME, exp: 3600 })}.`;

  /** `fetch` does not let a test set the Origin header. */
  function status(port: number, method: string, path: string, headers: Record<string, string>, body = ''): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  const readUser = (port: number, headers: Record<string, string>) =>
    status(port, 'GET', '/v1/projects/demo-console/databases/(default)/documents/users/ann', headers);

  it('is accepted from a program that tests rules, but not from a page', async () => {
    const { firestore } = emulator.ports;
    expect(await readUser(firestore, { Authorization: `Bearer ${unsigned}` })).toBe(200);
    expect(await readUser(firestore, { Authorization: `Bearer ${unsigned}`, Origin: 'http://127.0.0.1:4100' })).toBe(401);
    expect(await readUser(firestore, { Authorization: `Bearer ${unsigned}`, 'Sec-Fetch-Site': 'cross-site' })).toBe(401);
  });

  it('is refused if no rules were uploaded', async () => {
    const other = await startForTest();
    expect(await readUser(other.ports.firestore, { Authorization: `Bearer ${unsigned}` })).toBe(401);
    await other.stop();
  });

  it('cannot be made acceptable by a page, since pages may not upload rules', async () => {
    const open = JSON.stringify({
      rules: { files: [{ content: "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read, write; } }" }] },
    });
    const { firestore, storage } = emulator.ports;
    const fromPages = [{ Origin: 'http://127.0.0.1:4100' }, { 'Sec-Fetch-Site': 'same-site' }] as Record<string, string>[];
    for (const headers of fromPages) {
      expect(await status(firestore, 'PUT', '/emulator/v1/projects/demo-console:securityRules', headers, open)).toBe(403);
      expect(await status(storage, 'PUT', '/internal/setRules', headers, open)).toBe(403);
    }
    expect(await readUser(firestore, {})).toBe(403);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { connectFirebase, createAccount, type Firebase } from 'platform-api/seed';
import { compileRules, rulesAccess } from 'platform-emulator/rules';
import { startTestEmulator } from 'platform-emulator/testing';
import { CENTRAL_WAREHOUSE, CENTRAL_WAREHOUSE_SETTINGS } from 'platform-seed';
import { NAMED_ACCOUNTS } from 'platform-seed/accounts';
import { docPaths, firestorePaths, type AddressRecord, type SessionRef, type TaskRow } from 'shared-kit/model';
import { packTask } from 'shared-kit/model/inventory-sheet';
import { openApp, type App, type CountingConfig } from '../app';

const rulesOf = (service: string) => {
  const file = join(import.meta.dirname, `../../../rules/${service}.rules`);
  return compileRules(readFileSync(file, 'utf8'), file);
};

const PILOT = { email: 'pilot@demo.test', password: '123456' };

/** An embedded Firebase with the rules of projects: Central Warehouse with its settings, a pilot and a checker of another domain, a pending task. */
export interface Warehouse {
  firebase: Firebase;
  config: CountingConfig;
  /** An app in which the pilot is signed in; `config` may name other servers. */
  pilot: (config?: CountingConfig) => Promise<App>;
  /** Adds a pending task of Central Warehouse. */
  addTask: (name: string, rows: TaskRow[], ageMs?: number) => Promise<void>;
  /** The session's document, its parts in order, and the state of its task. */
  read: (session: string) => Promise<StoredSession>;
  stop: () => Promise<void>;
}

export interface StoredSession {
  session: Record<string, unknown>;
  parts: { index: number; records: (Omit<AddressRecord, 'checkedAt'> & { checkedAt: Timestamp })[] }[];
  records: StoredSession['parts'][number]['records'];
}

export async function openWarehouse(): Promise<Warehouse> {
  const access = rulesAccess({ firestore: rulesOf('firestore'), storage: rulesOf('storage') });
  const strictIndexes = join(import.meta.dirname, '../../../rules/firestore.indexes.json');
  const emulator = await startTestEmulator({ access, strictIndexes });
  const at = (service: keyof typeof emulator.ports) => `${emulator.host}:${emulator.ports[service]}`;
  const emulators = { auth: at('auth'), firestore: at('firestore'), storage: at('storage') };
  const firebase = connectFirebase({ projectId: emulator.projectId, emulators });
  const { firestore } = firebase;
  for (const account of NAMED_ACCOUNTS) if (/^(pilot|checker|key)@/.test(account.email)) await createAccount(firebase, account);
  await firestore
    .doc(docPaths.domain(CENTRAL_WAREHOUSE))
    .set({ name: CENTRAL_WAREHOUSE.domain, parent: 'moderator-marcos', authLicenses: [] });
  await firestore
    .collection(firestorePaths.settings(CENTRAL_WAREHOUSE))
    .add({ ...CENTRAL_WAREHOUSE_SETTINGS, createdDate: Timestamp.now() });

  const config: CountingConfig = {
    firebase: { apiKey: 'embedded', projectId: emulator.projectId, storageBucket: `${emulator.projectId}.appspot.com` },
    emulators,
  };
  return {
    firebase,
    config,
    pilot: (other = config) => openApp(other, PILOT),
    async addTask(name, rows, ageMs = 0) {
      const orderedColumns = ['Address', 'SKU', 'Expected boxes'];
      const data = packTask({ orderedColumns, rows });
      const half = Math.ceil(data.length / 2);
      for (const [part, text] of [data.slice(0, half), data.slice(half)].entries())
        await firestore.doc(docPaths.payloadPart(CENTRAL_WAREHOUSE, name, part)).set({ data: text });
      const createdDate = Timestamp.fromMillis(Date.now() - ageMs);
      const task = { name, state: 'PENDING', createdDate, orderedColumns, payloadParts: 2, addressesCount: rows.length };
      await firestore.doc(docPaths.task(CENTRAL_WAREHOUSE, name)).set(task);
    },
    async read(session) {
      const ref: SessionRef = { ...CENTRAL_WAREHOUSE, session };
      const document = await firestore.doc(docPaths.session(ref)).get();
      const stored = await firestore.collection(firestorePaths.addresses(ref)).orderBy('index').get();
      const parts = stored.docs.map((part) => part.data() as StoredSession['parts'][number]);
      return { session: document.data() ?? {}, parts, records: parts.flatMap(({ records }) => records) };
    },
    async stop() {
      await firebase.close();
      await emulator.stop();
    },
  };
}

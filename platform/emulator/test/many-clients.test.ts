import { signInAnonymously } from 'firebase/auth';
import * as fs from 'firebase/firestore';
import type { RunningEmulator } from '../src/index';
import { adminOf, startForTest, webOf, type AdminSide, type WebSide } from './start-for-test';
import { ChannelClient } from './web-channel-client';

/** The same as `npm run bench -- clients` with its 200 clients, but small enough for every test run. */
const CLIENTS = 20;
const BROWSERS = 5;
const SESSIONS = 40;
const WRITES = 80;
const PATH = 'companies/acme/domains/North/sessions';

let emulator: RunningEmulator;
let admin: AdminSide;
const clients: WebSide[] = [];

beforeAll(async () => {
  emulator = await startForTest({ selfSignUp: true });
  admin = adminOf(emulator);
  for (let index = 0; index < SESSIONS; index += 1) await write(index, -1);
});

afterAll(async () => {
  for (const client of clients) await client.close();
  await admin.close();
  await emulator.stop();
});

const write = (index: number, sequence: number) => admin.db.doc(`${PATH}/s${index}`).set({ startTime: index, sequence });
const all = (sequences: Iterable<number>) => [...sequences].sort((a, b) => a - b);

/** The versions of sessions that one client of the web SDK receives. */
async function listenBySdk(): Promise<{ received: Set<number>; stop: () => void }> {
  const client = webOf(emulator);
  clients.push(client);
  await signInAnonymously(client.auth);
  const received = new Set<number>();
  const newest = fs.query(fs.collection(client.db, PATH), fs.orderBy('startTime', 'desc'), fs.limit(SESSIONS));
  const stop = await new Promise<() => void>((resolve, reject) => {
    const end = fs.onSnapshot(
      newest,
      (list) => {
        for (const { doc } of list.docChanges()) received.add(doc.get('sequence') as number);
        if (list.size === SESSIONS) resolve(end);
      },
      reject,
    );
  });
  return { received, stop };
}

/** The same over WebChannel, the transport of browsers. */
async function listenByChannel(token: string) {
  const database = 'projects/demo-console/databases/(default)';
  const orderBy = [{ field: { fieldPath: 'startTime' }, direction: 'DESCENDING' }];
  const structuredQuery = { from: [{ collectionId: 'sessions' }], orderBy, limit: SESSIONS };
  const query = { parent: `${database}/documents/companies/acme/domains/North`, structuredQuery };
  const client = new ChannelClient(emulator.ports.firestore, 'Listen');
  await client.open({ database, addTarget: { targetId: 2, query } }, token);
  const received = new Set<number>();
  const until = async (isEnough: () => boolean) => {
    while (!isEnough()) for (const message of await client.poll()) note(message, received);
  };
  await until(() => received.has(-1));
  return { received, until };
}

function note(message: unknown, received: Set<number>): void {
  const { documentChange } = message as { documentChange?: { document: { fields: { sequence: { integerValue: string } } } } };
  if (documentChange) received.add(Number(documentChange.document.fields.sequence.integerValue));
}

it('many clients that listen to many sessions all receive each change, and nothing else', async () => {
  const bySdk = await Promise.all(Array.from({ length: CLIENTS }, listenBySdk));
  const token = await clients[0]!.auth.currentUser!.getIdToken();
  const byChannel = await Promise.all(Array.from({ length: BROWSERS }, () => listenByChannel(token)));

  // A session is written again only after its listeners had time for its last change, since two quick changes may arrive as one.
  for (let first = 0; first < WRITES; first += SESSIONS) {
    const sequences = Array.from({ length: SESSIONS }, (_, index) => first + index);
    await Promise.all(sequences.map((sequence, index) => write(index, sequence)));
    const hasAll = (received: Set<number>) => sequences.every((sequence) => received.has(sequence));
    for (const { received, until } of byChannel) await until(() => hasAll(received));
    while (!bySdk.every(({ received }) => hasAll(received))) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  const wanted = [-1, ...Array.from({ length: WRITES }, (_, sequence) => sequence)];
  for (const { received, stop } of bySdk) {
    stop();
    expect(all(received)).toEqual(wanted);
  }
  for (const { received } of byChannel) expect(all(received)).toEqual(wanted);
});

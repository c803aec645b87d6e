import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, mayHold, type DomainRef } from 'shared-kit/model';
import { billedFor } from '../../testing/billed';
import { call } from '../../testing/console-calls';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { evaluateEndedSessions } from './evaluate-ended-sessions';

const NORTH: DomainRef = { company: 'acme', domain: 'North Hall' };
const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 4, 31, 10);

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: [NORTH.domain] });
});
afterAll(() => platform.stop());

beforeEach(async () => {
  const { firestore } = platform.firebase;
  await firestore.recursiveDelete(firestore.doc(docPaths.company('acme')));
  await firestore.doc('platformWork/progressOfEndedSessions').delete();
  await writeDomain(platform.firebase, NORTH);
});

const at = (ms: number) => Timestamp.fromMillis(ms);
const recordOf = (address: string, sku: string) => ({ address, labels: [{ name: 'Pallet', data: { SKU: sku } }] });

async function writeSession(session: string, endTime: number | null, parts: unknown[]): Promise<void> {
  const { firestore } = platform.firebase;
  const ref = { ...NORTH, session };
  await firestore
    .doc(docPaths.session(ref))
    .set({ name: session, startTime: at((endTime ?? NOW) - 1000), endTime: endTime === null ? null : at(endTime) });
  for (const [index, records] of parts.entries()) await firestore.doc(docPaths.addressPart(ref, index)).set({ index, records });
}

const store = (now = NOW, signal = new AbortController().signal) => evaluateEndedSessions(platform.firebase.firestore, { signal, now });

async function contents() {
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.contents(NORTH)).get();
  return docs.map((doc) => ({ id: doc.id, ...(doc.data() as { session: string; parts: number; filters: string[]; address: string }) }));
}

it('ADD-82 D-170 an ended session gets a filter for each part, and an open one none', async () => {
  await writeSession('ended', NOW - DAY, [[recordOf('P12010101', 'CX1')], [recordOf('P12010102', 'CX2')]]);
  await writeSession('open', null, [[recordOf('P1', 'CX3')]]);
  await store();
  const [ended, ...others] = await contents();
  expect(others).toEqual([]);
  expect(ended).toMatchObject({ id: '0:ended', session: 'ended', parts: 2, address: 'P12010101' });
  expect(ended!.filters.map((filter) => [mayHold(filter, 'cx1'), mayHold(filter, 'cx2')])).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('ADD-82 D-170 what is there already is not read again, and what ended late is found within a day', async () => {
  await writeSession('one', NOW - DAY, [[recordOf('A1', 'S1')]]);
  await store();
  const again = await billedFor(() => store(NOW + 1000));
  expect(again.writes).toBe(0);
  // An app that was offline sends a session that ended before.
  await writeSession('late', NOW - 3 * DAY, [[recordOf('A2', 'S2')]]);
  await store(NOW + 2000);
  expect((await contents()).map(({ session }) => session)).toEqual(['one']);
  await store(NOW + DAY);
  expect((await contents()).map(({ session }) => session)).toEqual(['late', 'one']);
});

it('ADD-82 D-170 hostile parts neither stop the work nor make a document too large', async () => {
  const dense = Array.from({ length: 4200 }, (_, nth) => recordOf(`A${nth}`, `S${nth}`));
  await writeSession('odd', NOW - DAY, ['x', [null, 7, { address: 5, labels: 'x' }], [recordOf('A1', 'S1')]]);
  await writeSession('dense', NOW - DAY, [dense]);
  await platform.firebase.firestore.doc(docPaths.addressPart({ ...NORTH, session: 'odd' }, 9)).set({ index: -3, records: [] });
  await store();
  const [dense0, odd] = await contents();
  expect(dense0!.filters.map(({ length }) => length)).toEqual([6828]);
  expect(odd).toMatchObject({ parts: 3, address: 'A1' });
  expect(mayHold(odd!.filters[2]!, 's1')).toBe(true);
});

it('ADD-82 D-170 a session of more than 100 parts has several documents, and all go with it', async () => {
  await writeSession(
    'long',
    NOW - DAY,
    Array.from({ length: 101 }, (_, nth) => [recordOf(`A${nth}`, 'S')]),
  );
  await writeSession('other', NOW - DAY, [[recordOf('A1', 'S')]]);
  await store();
  expect((await contents()).map(({ id, filters }) => [id, filters.length])).toEqual([
    ['0:long', 100],
    ['0:other', 1],
    ['100:long', 1],
  ]);
  await call(platform, {
    method: 'DELETE',
    url: '/sessions',
    token,
    parentUid: 'marcos',
    company: 'acme',
    query: { domain: NORTH.domain, session: ['long'] },
  });
  expect((await contents()).map(({ id }) => id)).toEqual(['0:other']);
});

it('ADD-82 D-170 goes with its domain', async () => {
  await writeSession('one', NOW - DAY, [[recordOf('A1', 'S1')]]);
  await store();
  await call(platform, { method: 'DELETE', url: '/domains', token, parentUid: 'marcos', company: 'acme', body: { domain: NORTH.domain } });
  expect(await contents()).toEqual([]);
});

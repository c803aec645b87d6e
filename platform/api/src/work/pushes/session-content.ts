import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { firestorePaths, type SessionRef } from 'shared-kit/model';
import { plainValues } from '../../documents/plain-values';
import { PUSH_FIELDS } from './push-state';

type Stored = Readonly<Record<string, unknown>>;

const PARTS_AT_ONCE = 4;

/** Timestamps as ISO texts, which every listener can read. */
const json = (value: unknown): string => JSON.stringify(plainValues(value, (moment) => moment.toDate().toISOString()));

/** The readings of a session in the order in which they were made, some parts at a time. */
async function* readings(firestore: Firestore, session: SessionRef): AsyncGenerator<Stored> {
  const inOrder = firestore.collection(firestorePaths.addresses(session)).orderBy('index').limit(PARTS_AT_ONCE);
  let query = inOrder;
  for (;;) {
    const { docs } = await query.get();
    for (const part of docs) {
      yield* maps(part.get('records'));
    }
    if (docs.length < PARTS_AT_ONCE) return;
    query = inOrder.startAfter(docs.at(-1)!);
  }
}

/** The maps of a list. Apps write the records themselves, so that anything may stand there (D-70). */
const maps = (value: unknown): Stored[] =>
  Array.isArray(value) ? value.filter((item): item is Stored => typeof item === 'object' && item !== null && !Array.isArray(item)) : [];

const values = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** One entry for each address: its latest reading and all distinct values in the order of time (D-72). */
async function* flattened(records: AsyncGenerator<Stored>): AsyncGenerator<Stored> {
  const byAddress = new Map<unknown, { last: Stored; data: Map<string, Set<string>> }>();
  for await (const record of records) {
    const entry = byAddress.get(record['address']) ?? { last: record, data: new Map<string, Set<string>>() };
    entry.last = record;
    const read = [
      ...maps(record['labels']).flatMap((label) => (label['valid'] === false ? [] : values(label['data']))),
      ...values(record['mif']),
    ];
    for (const [name, value] of read) entry.data.set(name, (entry.data.get(name) ?? new Set()).add(String(value)));
    byAddress.set(record['address'], entry);
  }
  for (const { last, data } of byAddress.values()) {
    const { address, checkedAt, employeeId, employeeName, status } = last;
    const joined = Object.fromEntries([...data].map(([name, readValues]) => [name, [...readValues].join(' | ')]));
    yield { address, checkedAt, employeeId, employeeName, status, data: joined };
  }
}

/** What a listener is sent, in pieces: the largest sessions are many times what a request should hold in memory. */
export async function* sessionContent(
  firestore: Firestore,
  ref: SessionRef,
  stored: DocumentSnapshot,
  flat: boolean,
): AsyncGenerator<string> {
  const session = Object.fromEntries(Object.entries(stored.data() ?? {}).filter(([field]) => !PUSH_FIELDS.includes(field)));
  yield `{"company":${json(ref.company)},"domain":${json(ref.domain)},"session":${json({ ...session, id: ref.session })},"records":[`;
  const records = readings(firestore, ref);
  let separator = '\n';
  for await (const record of flat ? flattened(records) : records) {
    yield separator + json(record);
    separator = ',\n';
  }
  yield '\n]}\n';
}

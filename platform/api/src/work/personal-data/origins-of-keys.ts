import { FieldValue, type Firestore } from 'firebase-admin/firestore';

const PAGE = 400;

/** Takes the address of the last call out of the usage of keys that have not been used for as long as it is kept. Only these are read. */
export async function dropOriginsOfKeys(firestore: Firestore, now: number, signal: AbortSignal): Promise<void> {
  const old = firestore.collectionGroup('usage').where('fromUntil', '<=', now).orderBy('fromUntil').select('fromUntil').limit(PAGE);
  for (;;) {
    if (signal.aborted) return;
    const { docs } = await old.get();
    const writer = firestore.bulkWriter();
    // A key that is used meanwhile has a new address.
    const writes = docs.map(({ ref, updateTime }) =>
      writer
        .update(ref, { lastFrom: FieldValue.delete(), fromUntil: FieldValue.delete() }, { lastUpdateTime: updateTime })
        .catch(() => undefined),
    );
    await Promise.all([...writes, writer.close()]);
    if (docs.length < PAGE) return;
  }
}

import type { CollectionReference, QuerySnapshot } from 'firebase-admin/firestore';
import { connect } from './api/connect';
import { report } from './report';
import { rounds } from './rounds';
import { withStack } from './stack';
import { timed } from './statistics';

/**
 * Reading the newest hundred of many documents, compared with the newest hundred of few; and the time until the next event when one is removed.
 */
const MANY = 100_000;
const FEW = 1_000;
const BATCH = 500;
const WARM_UP = 3;

await withStack(async ({ env }) => {
  const { firestore } = connect(env);
  const newest = (collection: CollectionReference) => collection.orderBy('at', 'desc').limit(100);

  async function fill(name: string, count: number): Promise<CollectionReference> {
    const collection = firestore.collection(name);
    for (let start = 0; start < count; start += BATCH) {
      const batch = firestore.batch();
      for (let i = start; i < start + BATCH; i++) batch.set(collection.doc(`d${i}`), { at: i, name: `Session ${i}`, street: `A${i % 10}` });
      await batch.commit();
    }
    return collection;
  }

  /** Listens to the newest rows. Returns a function that removes the newest, and waits for the list with the next row in its place. */
  async function listenTo(collection: CollectionReference): Promise<() => Promise<void>> {
    let onList: (list: QuerySnapshot) => void = () => {};
    const next = () => new Promise<QuerySnapshot>((resolve) => (onList = resolve));
    const first = next();
    newest(collection).onSnapshot((list) => onList(list));
    let list = await first;
    return async () => {
      const changed = next();
      await list.docs[0]!.ref.delete();
      list = await changed;
      if (list.size !== 100) throw new Error(`The list has ${list.size} rows.`);
    };
  }

  const many = await fill('benchMany', MANY);
  const few = await fill('benchFew', FEW);
  const read = await rounds(
    async () => ({ many: await timed(() => newest(many).get()), few: await timed(() => newest(few).get()) }),
    WARM_UP,
  );
  report({ bench: 'queries-newest', ours: read.many, floor: read.few, unit: 'ms', budget: 2 });
  const [loseOfMany, loseOfFew] = [await listenTo(many), await listenTo(few)];
  const lost = await rounds(async () => ({ many: await timed(loseOfMany), few: await timed(loseOfFew) }), WARM_UP);
  report({ bench: 'queries-row-lost', ours: lost.many, floor: lost.few, unit: 'ms', budget: 2 });
});
// The open connection to the database would keep the process running.
process.exit();

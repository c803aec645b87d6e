import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionReference, QuerySnapshot } from 'firebase-admin/firestore';
import { anyFreePorts, startStack } from 'tooling/stack';
import { connect } from './api/connect';
import { median, report } from './report';

/**
 * Reading the newest hundred of many documents, compared with the newest hundred of few; and the time until the next event when one is removed.
 */
const MANY = 100_000;
const FEW = 1_000;
const BATCH = 500;
const ROUNDS = 15;
const WARM_UP = 3;

const dataDir = await mkdtemp(join(tmpdir(), 'console-bench-'));
const stack = await startStack({ ports: await anyFreePorts(), dataDir, print: () => {} });
try {
  const { firestore } = connect(stack.env);
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

  async function timeOf(work: () => Promise<unknown>): Promise<number> {
    const start = performance.now();
    await work();
    return performance.now() - start;
  }

  /** Milliseconds from the removal of the newest row to the list with the next row in its place. */
  async function timesOfLoss(collection: CollectionReference): Promise<number[]> {
    const times: number[] = [];
    let onList: (list: QuerySnapshot) => void = () => {};
    const next = () => new Promise<QuerySnapshot>((resolve) => (onList = resolve));
    const first = next();
    const stop = newest(collection).onSnapshot((list) => onList(list));
    let list = await first;
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const changed = next();
      times.push(
        await timeOf(async () => {
          await list.docs[0]!.ref.delete();
          list = await changed;
        }),
      );
      if (list.size !== 100) throw new Error(`The list has ${list.size} rows.`);
    }
    stop();
    return times.slice(WARM_UP);
  }

  const many = await fill('benchMany', MANY);
  const few = await fill('benchFew', FEW);
  const times: Record<'many' | 'few', number[]> = { many: [], few: [] };
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const ofMany = await timeOf(() => newest(many).get());
    const ofFew = await timeOf(() => newest(few).get());
    if (round < WARM_UP) continue;
    times.many.push(ofMany);
    times.few.push(ofFew);
  }
  const rounded = (values: number[]) => Number(median(values).toFixed(2));
  report({ bench: 'queries-newest', ours: rounded(times.many), floor: rounded(times.few), unit: 'ms', budget: 2 });
  const [lossOfMany, lossOfFew] = [await timesOfLoss(many), await timesOfLoss(few)];
  report({ bench: 'queries-row-lost', ours: rounded(lossOfMany), floor: rounded(lossOfFew), unit: 'ms', budget: 2 });
} finally {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);

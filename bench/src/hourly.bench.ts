/**
 * The hourly summaries of a company with 5,000 domains, compared with one with 500. The time must grow no faster than the number of domains, and
 * stay a small part of the hour. The second run finds nothing new, as in most hours.
 */
import { Timestamp } from 'firebase-admin/firestore';
import { refreshSummaries } from 'platform-api/seed';
import { startEmulator } from 'platform-emulator';
import { docPaths } from 'shared-kit/model';
import { connect } from './api/connect';
import { lookAround } from './busy';
import { report } from './report';

const MANY = 5_000;
const FEW = 500;
const SESSIONS_OF_EACH = 3;
const BATCH = 500;
/** Only a tenth of the hour, since the real service is slower than the embedded one, and there are other companies. */
const WITHIN_SECONDS = 360;

async function secondsFor(domains: number): Promise<{ first: number; unchanged: number }> {
  const emulator = await startEmulator({ ports: { auth: 0, firestore: 0, storage: 0 } });
  const { auth, firestore: port } = emulator.ports;
  const { firestore } = connect({ PROJECT_ID: 'demo-console', AUTH_PORT: String(auth), FIRESTORE_PORT: String(port) });
  let batch = firestore.batch();
  let size = 0;
  const set = async (path: string, data: object) => {
    batch.set(firestore.doc(path), data);
    size += 1;
    if (size < BATCH) return;
    await batch.commit();
    batch = firestore.batch();
    size = 0;
  };
  await set(docPaths.company('acme'), { id: 'acme' });
  for (let index = 0; index < domains; index += 1) {
    const domain = { company: 'acme', domain: `D${index}` };
    await set(docPaths.domain(domain), { name: domain.domain });
    for (let number = 0; number < SESSIONS_OF_EACH; number += 1) {
      const startTime = Timestamp.fromMillis(Date.now() - (index % 300) * 3_600_000 - number * 60_000);
      await set(docPaths.session({ ...domain, session: `s${number}` }), {
        name: `S${number}`,
        startTime,
        total: 100,
        empty: 3,
        invalid: 1,
        pushStatus: null,
      });
    }
  }
  await batch.commit();
  const first = await seconds(() => refreshSummaries(firestore));
  const unchanged = await seconds(() => refreshSummaries(firestore));
  await firestore.terminate();
  await emulator.stop();
  return { first, unchanged };
}

/** Processor time of server and database together, which other processes of the machine do not change. */
async function seconds(work: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return Number(((user + system) / 1_000_000).toFixed(2));
}

await lookAround();
// In order, because each connection reads its host from the environment.
const few = await secondsFor(FEW);
const many = await secondsFor(MANY);
report({ bench: 'hourly-5000-domains', ours: many.first, floor: WITHIN_SECONDS, unit: 's of CPU, to a tenth of an hour', budget: 1 });
report({
  bench: 'hourly-growth',
  ours: many.unchanged,
  floor: Number(((few.unchanged * MANY) / FEW).toFixed(2)),
  unit: 's of CPU, to ten times 500 domains',
  budget: 1.5,
});
process.exit();

/**
 * 200 clients listen to the newest 100 sessions of a domain while 10 sessions a second are written: 2,000 events a second. No event may be lost.
 * Clients are programs (gRPC) and browsers (WebChannel). The floor is a bare gRPC server that forwards the same messages.
 */
import { join } from 'node:path';
import { signIn } from './api/caller';
import { connect } from './api/connect';
import { startServer, type ServerProcess } from './api/server-process';
import { startClients, type ClientsOptions } from './fan-out/client-processes';
import { DOMAIN, SESSIONS, sessionFields } from './fan-out/event';
import { createWriter } from './fan-out/grpc-client';
import { CREDENTIALS } from './credentials';
import { report } from './report';
import { withFolder } from './stack';
import { megabytes, percentile } from './statistics';

const CLIENTS = 200;
const PROCESSES = 4;
const WRITES_A_SECOND = 10;
/** Browsers open a new stream each minute and acknowledge the events by that, so memory is compared at the same moment of two minutes. */
const TIMES = { grpc: { warmUp: 5, seconds: 30 }, web: { warmUp: 65, seconds: 60 } };
const LATE_MS = 10_000;

await withFolder(async (folder) => {
  const rules = (service: string) => join(process.cwd(), `platform/rules/${service}.rules`);
  const ports = { AUTH_PORT: '0', FIRESTORE_PORT: '0', STORAGE_PORT: '0' };
  const emulator = await startServer(
    'platform/emulator/dist/main.mjs',
    { ...ports, DATA_DIR: folder, FIRESTORE_RULES: rules('firestore'), STORAGE_RULES: rules('storage') },
    (line) => (line['type'] === 'ready' ? JSON.stringify(line['ports']) : undefined),
  );
  const bare = await startServer('bench/dist/bare-fan-out.mjs', {});
  try {
    await compare(emulator, bare);
  } finally {
    await emulator.stop();
    await bare.stop();
  }
});
process.exit();

async function compare(emulator: ServerProcess, bare: ServerProcess): Promise<void> {
  const ports = JSON.parse(emulator.url) as { auth: number; firestore: number };
  const token = await keyUser({ PROJECT_ID: 'demo-console', AUTH_PORT: String(ports.auth), FIRESTORE_PORT: String(ports.firestore) });
  const host = `127.0.0.1:${ports.firestore}`;
  await writeSessions(createWriter(host), SESSIONS);
  const floor = await fanOut(bare, { host: bare.url, token, transport: 'grpc' });
  for (const transport of ['grpc', 'web'] as const) {
    const { p50, p95, before, after } = await fanOut(emulator, { host, token, transport });
    report({ bench: `clients-${transport}-p95`, ours: p95, floor: 1000, unit: 'ms, to a second', budget: 1 });
    report({ bench: `clients-${transport}-p50`, ours: p50, floor: floor.p50, unit: 'ms, to bare gRPC', budget: 5 });
    report({ bench: `clients-${transport}-memory-flat`, ours: after, floor: before, unit: 'MB', budget: 1.25 });
  }
}

/** Writes at a fixed rate: a slow write does not delay the next. */
async function writeSessions(write: ReturnType<typeof createWriter>, count: number, everyMs = 0): Promise<void> {
  const start = performance.now();
  const writes: Promise<void>[] = [];
  for (let sequence = 0; sequence < count; sequence += 1) {
    const wait = start + sequence * everyMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const index = sequence % SESSIONS;
    writes.push(write(`${DOMAIN}/sessions/s${index}`, sessionFields(index, sequence)));
  }
  await Promise.all(writes);
}

async function fanOut(server: ServerProcess, options: Pick<ClientsOptions, 'host' | 'token' | 'transport'>) {
  const clients = await startClients({ ...options, processes: PROCESSES, each: CLIENTS / PROCESSES });
  const write = createWriter(options.host);
  const { warmUp, seconds } = TIMES[options.transport];
  await writeSessions(write, warmUp * WRITES_A_SECOND, 1000 / WRITES_A_SECOND);
  await clients.until(warmUp * WRITES_A_SECOND, LATE_MS);
  await clients.forget();
  const { resident: before } = await server.memory();
  const count = seconds * WRITES_A_SECOND;
  await writeSessions(write, count, 1000 / WRITES_A_SECOND);
  const received = await clients.until(count, LATE_MS);
  const missing = received.reduce((sum, each) => sum + count - each, 0);
  if (received.length !== CLIENTS || missing > 0)
    throw new Error(`${missing} of ${CLIENTS * count} events were lost (${options.transport}).`);
  const latencies = await clients.latencies();
  if (latencies.length !== CLIENTS * count)
    throw new Error(`${latencies.length - CLIENTS * count} events came twice (${options.transport}).`);
  const { resident: after } = await server.memory();
  await clients.stop();
  return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95), before: megabytes(before), after: megabytes(after) };
}

/** The token of a key user, whom the rules allow to read the sessions. */
async function keyUser(env: { PROJECT_ID: string; AUTH_PORT: string; FIRESTORE_PORT: string }): Promise<string> {
  const { auth, firestore } = connect(env);
  await firestore.doc('users/key').set({ keyUser: true, company: ['acme'] });
  await auth.createUser({ uid: 'key', ...CREDENTIALS, emailVerified: true });
  await auth.setCustomUserClaims('key', { keyUser: true, company: ['acme'] });
  return signIn(env.AUTH_PORT);
}

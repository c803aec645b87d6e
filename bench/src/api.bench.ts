/**
 * The API compared with the bare framework doing the same reads and writes, a large task compared with SheetJS only reading its bytes, and the
 * memory of both. Rounds alternate, so that a busy machine slows both; medians count.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePorts, startStack } from 'tooling/stack';
import { read } from 'xlsx';
import { signIn, timedCall } from './api/caller';
import { COMPANY, mixedCalls, READ_DOMAIN, type Call, type Lane } from './api/calls';
import { connect } from './api/connect';
import { createLanes } from './api/lanes';
import { startServer } from './api/server-process';
import { jsonCalls, longestBlocked } from './api/worst-bodies';
import { warehouseSheet } from './browser/warehouse-sheet';
import { median, report } from './report';

const CALLERS = 8;
const ROUNDS = 5;
/** Repetitions of the mixed calls in a round, by the number of callers. */
const REPEATS = { 1: 12, [CALLERS]: 5 } as Record<number, number>;
const TASK_ROUNDS = 4;
const FLAT_CALLS = 10_000;
const WARM_UP_CALLS = 2_000;
const MEGABYTE = 1024 * 1024;
const WEB = 'platform/web/dist/main.mjs';

const dataDir = await mkdtemp(join(tmpdir(), 'console-bench-'));
const stack = await startStack({ ports: await anyFreePorts(), dataDir, print: () => {} });
const ending: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true }), () => stack.stop()];
try {
  const { AUTH_PORT } = stack.env;
  // Servers of the bench's own beside those of the stack, which report their memory and have no daily limit of calls.
  const env = { ...stack.env, PORT: '0', DAILY_CALL_LIMIT: '1000000', MINUTE_CALL_LIMIT: '1000000' };
  const start = async (file: string) => {
    const server = await startServer(file, env);
    ending.push(() => server.stop());
    return server;
  };
  const idToken = await signIn(AUTH_PORT);
  const ours = await start(WEB);
  const floor = await start('bench/dist/bare-server.mjs');
  const lanes = await createLanes(connect(stack.env), ours.url, idToken, CALLERS);

  let round = 0;
  /** Makes mixed calls by several callers at once. Returns the milliseconds per call, and how long each call waited. */
  async function mixed(url: string, callers: number) {
    const waits: number[] = [];
    const rounds = Array.from({ length: REPEATS[callers]! }, () => round++);
    const work = async (lane: Lane) => {
      for (const one of rounds) for (const call of mixedCalls(lane, one)) waits.push(await timedCall(url, call, idToken, lane));
    };
    const began = performance.now();
    await Promise.all(lanes.slice(0, callers).map(work));
    return { perCall: (performance.now() - began) / waits.length, waits };
  }

  for (const callers of [1, CALLERS]) {
    const times = { ours: [] as number[], floor: [] as number[] };
    const waits: number[] = [];
    for (let i = -1; i < ROUNDS; i++) {
      const bare = await mixed(floor.url, callers);
      const mine = await mixed(ours.url, callers);
      // The first round is a warm-up.
      if (i < 0) continue;
      times.floor.push(bare.perCall);
      times.ours.push(mine.perCall);
      waits.push(...mine.waits);
    }
    const name = callers === 1 ? 'api-mixed' : `api-mixed-${callers}-at-once`;
    report({ bench: name, ours: rounded(median(times.ours)), floor: rounded(median(times.floor)), unit: 'ms a call', budget: 2 });
    waits.sort((a, b) => a - b);
    const p99 = waits[Math.floor(waits.length * 0.99)]!;
    report({ bench: `${name}-p99`, ours: rounded(p99), floor: rounded(median(waits)), unit: 'ms, to p50', budget: 4 });
  }

  const cheap: Call[] = [
    { method: 'GET', path: '/health' },
    { method: 'PATCH', path: '/domains', body: mixedCalls(lanes[0]!, 0)[0]!.body! },
    { method: 'GET', path: '/openapi.json' },
  ];
  async function manyCalls(count: number): Promise<void> {
    let made = 0;
    const work = async () => {
      for (let i = made++; i < count; i = made++) await timedCall(ours.url, cheap[i % cheap.length]!, idToken);
    };
    await Promise.all(lanes.map(work));
  }
  await manyCalls(WARM_UP_CALLS);
  const before = await ours.memory();
  await manyCalls(FLAT_CALLS);
  const after = await ours.memory();
  report({ bench: 'api-memory-flat', ours: megabytes(after.resident), floor: megabytes(before.resident), unit: 'MB', budget: 1.25 });

  let blocked = 0;
  for (const call of await jsonCalls(ours.url)) blocked = Math.max(blocked, await longestBlocked(ours, call, idToken));
  report({ bench: 'api-worst-body', ours: rounded(blocked), floor: 50, unit: 'ms blocked', budget: 1 });

  const sheet = warehouseSheet();
  const tasks = await start(WEB);
  await timedCall(tasks.url, cheap[1]!, idToken);
  const { resident: idle } = await tasks.memory();
  const taskTimes = { ours: [] as number[], floor: [] as number[] };
  for (let i = -1; i < TASK_ROUNDS; i++) {
    const mine = await timed(() => createTask(tasks.url, idToken, `Bench ${i + 1}`, sheet));
    globalThis.gc?.();
    const peer = await timed(() => read(sheet, { type: 'buffer', dense: true }));
    if (i < 0) continue;
    taskTimes.ours.push(mine);
    taskTimes.floor.push(peer);
  }
  const { peak } = await tasks.memory();
  report({
    bench: 'api-large-task',
    ours: Math.round(median(taskTimes.ours)),
    floor: Math.round(median(taskTimes.floor)),
    unit: 'ms',
    budget: 1.5,
  });
  report({ bench: 'api-large-task-memory', ours: megabytes(peak - idle), floor: 400, unit: 'MB above idle', budget: 1 });
} finally {
  for (const end of ending.reverse()) await end();
}
// The open connection to the database would keep the process running.
process.exit();

async function createTask(url: string, idToken: string, name: string, sheet: Buffer): Promise<void> {
  const query = new URLSearchParams({ domain: READ_DOMAIN, name });
  const reply = await fetch(`${url}/api/tasks?${query.toString()}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${idToken}`,
      company: COMPANY,
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    body: new Uint8Array(sheet),
  });
  if (!reply.ok) throw new Error(`The task was not taken: ${await reply.text()}`);
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function rounded(ms: number): number {
  return Number(ms.toFixed(2));
}

function megabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}

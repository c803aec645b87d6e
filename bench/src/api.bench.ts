/**
 * The API compared with the bare framework doing the same reads and writes, a large task compared with SheetJS only reading its bytes, and the
 * memory of both.
 */
import { headersOf, signIn, timedCall } from './api/caller';
import { mixedCalls, READ_DOMAIN, type Call, type Lane } from './api/calls';
import { connect } from './api/connect';
import { createLanes } from './api/lanes';
import { startServer, type ServerProcess } from './api/server-process';
import { jsonCalls, longestBlocked } from './api/worst-bodies';
import { warehouseSheet, WAREHOUSE_ROWS } from './browser/warehouse-sheet';
import { report } from './report';
import { rounds } from './rounds';
import { readBySheetJs } from './sheetjs';
import { LONGEST_TASK_MS, withStack } from './stack';
import { megabytes, percentile, timed } from './statistics';

const CALLERS = 8;
/** Repetitions of the mixed calls in a round, by the number of callers. */
const REPEATS = { 1: 12, [CALLERS]: 5 } as Record<number, number>;
const FLAT_CALLS = 10_000;
const WARM_UP_CALLS = 2_000;
const TASK_MEGABYTES = 400;
const WEB = 'platform/web/dist/main.mjs';

await withStack(async (stack) => {
  // Servers of the bench's own beside those of the stack, which report their memory and have no daily limit of calls.
  const env = { ...stack.env, PORT: '0', DAILY_CALL_LIMIT: '1000000', MINUTE_CALL_LIMIT: '1000000' };
  const servers: ServerProcess[] = [];
  try {
    for (const file of [WEB, 'bench/dist/bare-server.mjs', WEB]) servers.push(await startServer(file, env));
    const [ours, floor, tasks] = servers as [ServerProcess, ServerProcess, ServerProcess];
    const idToken = await signIn(stack.env.AUTH_PORT);
    const lanes = await createLanes(connect(stack.env), ours.url, idToken, CALLERS);
    await measureCalls(ours, floor, lanes, idToken);
    await measureMemory(ours, lanes, idToken);
    let blocked = 0;
    for (const call of await jsonCalls(ours.url)) blocked = Math.max(blocked, await longestBlocked(ours, call, idToken));
    report({ bench: 'api-worst-body', ours: blocked, floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
    await measureTasks(tasks, lanes[0]!, idToken);
  } finally {
    for (const server of servers) await server.stop();
  }
});
// The open connection to the database would keep the process running.
process.exit();

async function measureCalls(ours: ServerProcess, floor: ServerProcess, lanes: readonly Lane[], idToken: string): Promise<void> {
  let made = 0;
  /** Makes mixed calls by several callers at once. Returns how long each call waited. */
  async function mixed(url: string, callers: number): Promise<number[]> {
    const waits: number[] = [];
    const numbers = Array.from({ length: REPEATS[callers]! }, () => made++);
    const work = async (lane: Lane) => {
      for (const one of numbers) for (const call of mixedCalls(lane, one)) waits.push(await timedCall(url, call, idToken, lane));
    };
    await Promise.all(lanes.slice(0, callers).map(work));
    return waits;
  }

  for (const callers of [1, CALLERS]) {
    let waits: number[] = [];
    const perCall = await rounds(async (round) => {
      const timeOf = async (url: string) => {
        let some: number[] = [];
        const time = await timed(async () => (some = await mixed(url, callers)));
        return { time: time / some.length, some };
      };
      const bare = await timeOf(floor.url);
      const mine = await timeOf(ours.url);
      waits = round === 0 ? [] : [...waits, ...mine.some];
      return { ours: mine.time, floor: bare.time };
    });
    const name = callers === 1 ? 'api-mixed' : `api-mixed-${callers}-at-once`;
    report({ bench: name, ours: perCall.ours, floor: perCall.floor, unit: 'ms a call', budget: 2 });
    report({ bench: `${name}-p99`, ours: percentile(waits, 0.99), floor: percentile(waits, 0.5), unit: 'ms, to p50', budget: 4 });
  }
}

function cheapCalls(lane: Lane): Call[] {
  return [
    { method: 'GET', path: '/health' },
    { method: 'PATCH', path: '/domains', body: mixedCalls(lane, 0)[0]!.body! },
    { method: 'GET', path: '/openapi.json' },
  ];
}

async function measureMemory(server: ServerProcess, lanes: readonly Lane[], idToken: string): Promise<void> {
  const cheap = cheapCalls(lanes[0]!);
  async function manyCalls(count: number): Promise<void> {
    let made = 0;
    const work = async () => {
      for (let i = made++; i < count; i = made++) await timedCall(server.url, cheap[i % cheap.length]!, idToken);
    };
    await Promise.all(lanes.map(work));
  }
  await manyCalls(WARM_UP_CALLS);
  const before = await server.memory();
  await manyCalls(FLAT_CALLS);
  const after = await server.memory();
  report({ bench: 'api-memory-flat', ours: megabytes(after.resident), floor: megabytes(before.resident), unit: 'MB', budget: 1.25 });
}

async function measureTasks(server: ServerProcess, lane: Lane, idToken: string): Promise<void> {
  const sheet = warehouseSheet();
  await timedCall(server.url, cheapCalls(lane)[1]!, idToken);
  const { resident: idle } = await server.memory();
  const times = await rounds(async (round) => ({
    ours: await timed(() => createTask(server.url, idToken, `Bench ${round}`, sheet)),
    floor: await timed(() => readBySheetJs(sheet, WAREHOUSE_ROWS + 1)),
  }));
  const { peak } = await server.memory();
  report({ bench: 'api-large-task', ours: times.ours, floor: times.floor, unit: 'ms', budget: 1.5 });
  report({ bench: 'api-large-task-memory', ours: megabytes(peak - idle), floor: TASK_MEGABYTES, unit: 'MB above idle', budget: 1 });
}

async function createTask(url: string, idToken: string, name: string, sheet: Buffer): Promise<void> {
  const query = new URLSearchParams({ domain: READ_DOMAIN, name });
  const reply = await fetch(`${url}/api/tasks?${query.toString()}`, {
    method: 'POST',
    headers: headersOf(idToken, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    body: new Uint8Array(sheet),
  });
  if (!reply.ok) throw new Error(`The task was not taken: ${await reply.text()}`);
}

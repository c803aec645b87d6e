import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { headersOf } from '../api/caller';
import type { ServerProcess } from '../api/server-process';
import { jsonCalls, worstBodies } from '../api/worst-bodies';
import type { LoadUser } from './users';

export interface LoadOptions {
  server: () => Promise<ServerProcess>;
  users: readonly LoadUser[];
  seconds: number;
  /** The share of calls whose body is as bad as its limits allow. */
  hostile: number;
  kills: number;
}

export interface LoadResult {
  /** Milliseconds of answered changes that no kill has cut. */
  waits: number[];
  hostileAnswers: number;
  /** Answers of 500 and more whose server had not been killed within some seconds before. */
  faults: string[];
  peakBytes: number;
}

/** A user's pause between two calls. */
const PAUSE_MS = 4000;
/** For so long after a kill an answer of 503 has a cause. */
const RECOVERY_MS = 15_000;
/** A call that a kill has interrupted counts as under way for two minutes (ADR-0050): until then its repetition is answered 503. */
const INTERRUPTED_MS = 150_000;
const TRIES_MS = 200_000;

/** Has all users change what is theirs for some time, while some of their calls have hostile bodies and the server is killed and started again. */
export async function runLoad({ server: start, users, seconds, hostile, kills }: LoadOptions): Promise<LoadResult> {
  let server = await start();
  const { url } = server;
  const end = Date.now() + seconds * 1000;
  const result: LoadResult = { waits: [], hostileAnswers: 0, faults: [], peakBytes: 0 };
  let killedAt = -Infinity;
  const hasCause = (recoveryMs = RECOVERY_MS) => Date.now() - killedAt < recoveryMs;

  const calls = await jsonCalls(url);
  const bodies = calls.flatMap((call) => worstBodies(call).map((body) => ({ call, body })));

  async function attack({ token }: LoadUser): Promise<void> {
    const { call, body } = bodies[Math.floor(Math.random() * bodies.length)]!;
    const reply = await fetch(`${url}${call.path}`, { method: call.method, headers: headersOf(token), body }).catch(() => null);
    if (!reply) return;
    result.hostileAnswers += 1;
    await reply.arrayBuffer().catch(() => undefined);
    if (reply.status >= 500 && !hasCause()) result.faults.push(`${call.method} ${call.path}: ${reply.status}`);
  }

  /** Sends the next change until it is confirmed, with one id, as the console does. */
  async function change(user: LoadUser): Promise<void> {
    user.round += 1;
    const body = JSON.stringify({ uid: user.target, userData: { employeeId: `E${user.round}` } });
    const headers = { ...headersOf(user.token), 'idempotency-key': randomUUID() };
    const began = performance.now();
    for (let isFirst = true; ; isFirst = false) {
      const reply = await fetch(`${url}/api/users`, { method: 'PATCH', headers, body }).catch(() => null);
      const text = await reply?.text().catch(() => null);
      if (reply?.status === 200 && typeof text === 'string') {
        user.confirmed = user.round;
        if (isFirst) result.waits.push(performance.now() - began);
        return;
      }
      if (reply && reply.status < 500) throw new Error(`A change was refused: ${reply.status} ${text}`);
      if (reply && !hasCause(isFirst ? RECOVERY_MS : INTERRUPTED_MS)) result.faults.push(`PATCH /api/users: ${reply.status}`);
      if (performance.now() - began > TRIES_MS) throw new Error(`A change was not confirmed: ${reply?.status} ${text}`);
      await sleep(500);
    }
  }

  const work = users.map(async (user) => {
    await sleep(Math.random() * PAUSE_MS);
    while (Date.now() < end) {
      if (Math.random() < hostile) await attack(user);
      else await change(user);
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
  });

  async function killSometimes(): Promise<void> {
    for (let i = 0; i < kills; i++) {
      await sleep((seconds * 1000) / (kills + 1));
      result.peakBytes = Math.max(result.peakBytes, (await server.memory()).peak);
      killedAt = Date.now();
      await server.kill();
      server = await start();
      killedAt = Date.now();
    }
  }

  try {
    await Promise.all([...work, killSometimes()]);
    result.peakBytes = Math.max(result.peakBytes, (await server.memory()).peak);
  } finally {
    await server.stop();
  }
  return result;
}

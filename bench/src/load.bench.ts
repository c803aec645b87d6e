/**
 * 200 users who change something every few seconds, for five minutes, of whose calls 5 % have bodies as bad as their limits allow, while the server is killed
 * three times; compared with the same load without hostile bodies and kills. Every confirmed change must be stored, once. `LOAD_SECONDS` and
 * `LOAD_USERS` make it shorter, to see that it works.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePorts, startStack } from 'tooling/stack';
import { connect } from './api/connect';
import { runLoad, starter } from './load/run-load';
import { createUsers, lostChanges } from './load/users';
import { report } from './report';

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 300);
const USERS = Number(process.env['LOAD_USERS'] ?? 200);
const KILLS = 3;
const HOSTILE = 0.05;
const MEGABYTE = 1024 * 1024;

const p95 = (waits: readonly number[]): number =>
  Math.round([...waits].sort((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN);

const dataDir = await mkdtemp(join(tmpdir(), 'console-bench-'));
const stack = await startStack({ ports: await anyFreePorts(), dataDir, print: () => {} });
try {
  const connection = connect(stack.env);
  const server = starter('platform/web/dist/main.mjs', { ...stack.env, PORT: String((await anyFreePorts()).web) });
  const calm = await createUsers(connection, stack.env.AUTH_PORT, 'calm', USERS);
  const floor = await runLoad({ server, users: calm, seconds: SECONDS, hostile: 0, kills: 0 });
  const attacked = await createUsers(connection, stack.env.AUTH_PORT, 'attacked', USERS);
  const ours = await runLoad({ server, users: attacked, seconds: SECONDS, hostile: HOSTILE, kills: KILLS });

  const { lost, doubled } = await lostChanges(connection, [...calm, ...attacked]);
  const faults = [...floor.faults, ...ours.faults];
  if (faults.length > 0) console.error([...new Set(faults)].join('\n'));
  if (ours.hostileAnswers === 0) throw new Error('No hostile body was answered.');
  const confirmed = attacked.reduce((sum, user) => sum + user.confirmed, 0);
  report({ bench: 'load-p95', ours: p95(ours.waits), floor: p95(floor.waits), unit: 'ms', budget: 2 });
  report({
    bench: 'load-memory',
    ours: Math.round(ours.peakBytes / MEGABYTE),
    floor: Math.round(floor.peakBytes / MEGABYTE),
    unit: 'MB',
    budget: 2,
  });
  report({
    bench: 'load-lost',
    ours: 1 + lost + doubled,
    floor: 1,
    unit: `1 and what is lost or doubled of ${confirmed} changes`,
    budget: 1,
  });
  report({ bench: 'load-faults', ours: 1 + faults.length, floor: 1, unit: '1 and answers of 5xx without cause', budget: 1 });
} finally {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
// The open connection to the database would keep the process running.
process.exit();

/**
 * 200 users who change something every few seconds, for five minutes, of whose calls 5 % have bodies as bad as their limits allow, while the server is killed
 * three times; compared with the same load without hostile bodies and kills. Every confirmed change must be stored, once. `LOAD_SECONDS` and
 * `LOAD_USERS` make it shorter, to see that it works.
 */
import { anyFreePorts } from 'tooling/stack';
import { connect } from './api/connect';
import { startServer } from './api/server-process';
import { runLoad } from './load/run-load';
import { createUsers, lostChanges } from './load/users';
import { report } from './report';
import { withStack } from './stack';
import { megabytes, percentile } from './statistics';

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 300);
const USERS = Number(process.env['LOAD_USERS'] ?? 200);
const KILLS = 3;
const HOSTILE = 0.05;

await withStack(async ({ env }) => {
  const connection = connect(env);
  const serverEnv = { ...env, PORT: String((await anyFreePorts()).web) };
  const server = () => startServer('platform/web/dist/main.mjs', serverEnv);
  const calm = await createUsers(connection, env.AUTH_PORT, 'calm', USERS);
  const floor = await runLoad({ server, users: calm, seconds: SECONDS, hostile: 0, kills: 0 });
  const attacked = await createUsers(connection, env.AUTH_PORT, 'attacked', USERS);
  const ours = await runLoad({ server, users: attacked, seconds: SECONDS, hostile: HOSTILE, kills: KILLS });

  const { lost, doubled } = await lostChanges(connection, [...calm, ...attacked]);
  const faults = [...floor.faults, ...ours.faults];
  if (faults.length > 0) console.error([...new Set(faults)].join('\n'));
  if (ours.hostileAnswers === 0) throw new Error('No hostile body was answered.');
  const confirmed = attacked.reduce((sum, user) => sum + user.confirmed, 0);
  report({ bench: 'load-p95', ours: percentile(ours.waits, 0.95), floor: percentile(floor.waits, 0.95), unit: 'ms', budget: 2 });
  report({ bench: 'load-memory', ours: megabytes(ours.peakBytes), floor: megabytes(floor.peakBytes), unit: 'MB', budget: 2 });
  const unit = `1 and what is lost or doubled of ${confirmed} changes`;
  report({ bench: 'load-lost', ours: 1 + lost + doubled, floor: 1, unit, budget: 1 });
  report({ bench: 'load-faults', ours: 1 + faults.length, floor: 1, unit: '1 and answers of 5xx without cause', budget: 1 });
});
// The open connection to the database would keep the process running.
process.exit();

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePorts, freePorts, ROOT, wantedPorts } from 'tooling/stack';
import { copyStackData } from 'tooling/working-copy';
import { expect, test } from '../support/test';

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** The processes of this machine that have not ended. */
const processes = (): Process[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, state, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
      return state === undefined || state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });

function startedBy(pid: number, all: Process[] = processes()): Process[] {
  return all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...startedBy(one.pid, all)]);
}

let npm: ChildProcess;

/** Runs a command of the repository as people do, until it has a process whose command line has this text. */
async function run(args: string[], text: string, env: NodeJS.ProcessEnv): Promise<void> {
  npm = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  npm.stdout?.resume();
  await expect.poll(() => startedBy(npm.pid!).map(({ command }) => command)).toContainEqual(expect.stringContaining(text));
}

/** Ends npm by a signal, and waits until nothing is left that it had started. */
async function killAll(signal: NodeJS.Signals): Promise<void> {
  const started = startedBy(npm.pid!);
  expect(started.length).toBeGreaterThan(2);
  const ended = once(npm, 'exit');
  npm.kill(signal);
  await ended;
  const running = () => processes().filter(({ pid, command }) => started.some((one) => one.pid === pid && one.command === command));
  await expect.poll(running).toEqual([]);
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`ADD-66 npm start that gets ${signal} ends the console and frees its ports`, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'console-ended-'));
    await copyStackData(dataDir);
    const { web, auth, firestore, storage } = await anyFreePorts();
    const env = { PORT: web, AUTH_PORT: auth, FIRESTORE_PORT: firestore, STORAGE_PORT: storage, CONSOLE_URL: '', DATA_DIR: dataDir };
    const settings = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]));
    await run(['start', '--', '--no-build'], join('platform', 'web', 'dist', 'main.mjs'), settings);

    await killAll(signal);
    await expect(freePorts(wantedPorts(settings), { anyPort: false })).resolves.toBeDefined();
    await rm(dataDir, { recursive: true });
  });

test('ADD-66 npm run test:e2e that gets SIGKILL leaves no browser', async () => {
  await run(['run', 'test:e2e', '--', 'table', `--output=${join(tmpdir(), 'ended-journeys')}`], '--remote-debugging-pipe', {});
  await killAll('SIGKILL');
});

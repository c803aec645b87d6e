import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './workspace';

let folder: string;
/** The processes that a test has started and that must be gone at its end. */
const pids = () =>
  existsSync(join(folder, 'pids')) ? readFileSync(join(folder, 'pids'), 'utf8').split('\n').filter(Boolean).map(Number) : [];

beforeEach(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), 'children-')))));
afterEach(() => {
  for (const pid of pids().filter(isRunning)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

const until = async (is: () => boolean) => {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 50));
};

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A program that runs until it is ended, and one that it starts. Each appends its process id to a file. */
function writePrograms() {
  const note = `require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'pids'))}, process.pid + '\\n'); setInterval(() => {}, 1000);`;
  writeFileSync(join(folder, 'inner.cjs'), note);
  writeFileSync(
    join(folder, 'outer.cjs'),
    `${note} require('node:child_process').spawn(process.execPath, [${JSON.stringify(join(folder, 'inner.cjs'))}]);`,
  );
  writeFileSync(join(folder, 'hangs.test.cjs'), `it('hangs', async () => { require('./outer.cjs'); await new Promise(() => {}); });`);
  writeFileSync(join(folder, 'jest.config.cjs'), `module.exports = { testMatch: ['**/hangs.test.cjs'] };`);
}

/** Commands that run the program, each in its own way: through pnpm, and as a test of Jest. */
const COMMANDS = {
  pnpm: () => ['run', 'pnpm', '--', 'exec', 'node', join(folder, 'outer.cjs')],
  'test:unit': () => ['run', 'test:unit', '--', 'tooling', `--config=${join(folder, 'jest.config.cjs')}`, `--rootDir=${folder}`],
};

/** Starts a command by npm, and resolves when the program and the one that it starts are running. */
async function start(command: keyof typeof COMMANDS) {
  writePrograms();
  const npm = spawn('npm', COMMANDS[command](), { cwd: ROOT, stdio: 'ignore' });
  await until(() => pids().length === 2);
  return npm;
}

it.each([
  ['pnpm', 'SIGTERM'],
  ['test:unit', 'SIGKILL'],
] as const)('ADD-66 npm run %s leaves no program behind when npm gets %s', async (command, signal) => {
  const npm = await start(command);
  const ended = once(npm, 'exit');
  npm.kill(signal);
  await ended;
  await until(() => !pids().some(isRunning));
});

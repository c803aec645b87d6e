import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, startProblem } from './program';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'program-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a program with this source. */
function launch(source: string, startsBy?: string, print: (line: string) => void = () => {}) {
  const file = join(folder, 'main.mjs');
  writeFileSync(file, source);
  return startProgram({ name: 'example', file, env: {}, logFile: join(folder, 'example.log'), print, startsBy });
}

/** Starts a program with this source and waits until it is ready. */
async function start(source: string, print?: (line: string) => void, startsBy?: string) {
  const program = launch(source, startsBy, print);
  return { ...program, said: await program.ready };
}

const MAIL = JSON.stringify(JSON.stringify({ type: 'mail', mail: { email: 'a@b.c', requestType: 'VERIFY_EMAIL' } }));
const STAYS = "process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); setInterval(() => {}, 1000);";

describe('a program of the stack', () => {
  it('is ready when it prints so; plain lines go to the terminal, and everything to the log', async () => {
    const print = jest.fn();
    const program = await start(
      `${STAYS} console.log('Note this'); console.log(${MAIL}); console.log('{"level":30}'); console.log('{"ready":"http://x"}');`,
      print,
    );
    expect(program.said).toEqual({ ready: 'http://x' });
    expect(print.mock.calls).toEqual([['Note this'], ['Mail to a@b.c (VERIFY_EMAIL); its link is at /__mail of the console.']]);
    await program.stop();
    expect(readFileSync(join(folder, 'example.log'), 'utf8')).toContain('{"level":30}');
    expect(statSync(join(folder, 'example.log')).mode & 0o777).toBe(0o600);
  });

  it('that takes long to start says what it does', async () => {
    const told = join(folder, 'told');
    const print = jest.fn((line: string) => writeFileSync(told, line));
    // Ready only when it has been said.
    const waits = `${STAYS} import { existsSync } from 'node:fs';
      const look = setInterval(() => existsSync(${JSON.stringify(told)}) && (clearInterval(look), console.log('{"ready":true}')), 20);`;
    const slow = await start(waits, print, 'Reading the documents');
    expect(print.mock.calls).toEqual([['Reading the documents …']]);
    await slow.stop();
  });

  it.each([
    ['says what it reads', 'may take longer than a minute', 'Reading the documents'],
    ['says nothing', 'is given up after a minute, with that as the reason', undefined],
  ])('that %s %s', async (_says, _then, startsBy) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const go = join(folder, 'go');
    const program = launch(
      `${STAYS} import { existsSync } from 'node:fs';
      const look = setInterval(() => existsSync(${JSON.stringify(go)}) && (clearInterval(look), console.log('{"ready":true}')), 20);`,
      startsBy,
    );
    jest.advanceTimersByTime(61_000);
    jest.useRealTimers();
    if (startsBy === undefined) await expect(program.ready).rejects.toThrow('The example was not ready within 60 s.');
    writeFileSync(go, '');
    if (startsBy !== undefined) expect(await program.ready).toEqual({ ready: true });
    await program.stop();
  });

  it('gets a signal to shut down when it is stopped', async () => {
    const print = jest.fn();
    const program = await start(`${STAYS} console.log('{"ready":true}');`, print);
    await program.stop();
    await expect(program.died).resolves.toBeUndefined();
    expect(print).toHaveBeenCalledWith('bye');
  });

  it('that ends by itself is reported with its error', async () => {
    const program = await start(`console.log('{"ready":true}'); setTimeout(() => { throw new Error('out of paper'); }, 50);`);
    await expect(program.died).rejects.toThrow(/example ended by itself[^]*Error: out of paper/);
  });

  it('that cannot start is reported with its reason, without a stack trace', async () => {
    const problem = JSON.stringify({ startProblem: { code: 'DATA_DAMAGED', file: '/d/journal-1.jsonl', line: 7, reason: 'cut off' } });
    await expect(start(`console.error(${JSON.stringify(problem)}); process.exit(1);`)).rejects.toThrow(
      /journal-1\.jsonl is damaged at line 7 \(cut off\)[^]*--fresh/,
    );
  });
});

it.each([
  [
    'metrics',
    /^Port 9464 \(metrics\) is in use by another program\.\nStop that program, or choose another port \(METRICS_PORT=9465 npm start\)\.$/,
  ],
  ['web', /^Port 9464 \(web\)[^]*[(]PORT=9465 npm start\)[^]*--any-port$/],
  ['storage', /^Port 9464 \(storage\)[^]*STORAGE_PORT=9465 npm start/],
])('a taken port of the %s is reported with its own variable', (service, message) => {
  const line = JSON.stringify({ startProblem: { code: 'PORT_TAKEN', reason: 'listen EADDRINUSE', port: 9464, service } });
  expect(startProblem('web server', [line], '/log').message).toMatch(message);
});

it('the report of an error has its message, not the stack trace', () => {
  const { message } = startProblem('web server', ['node:internal/x', 'Error: no such thing', '    at x (y.js:1:1)'], '/log');
  expect(message).toBe('The web server did not start: Error: no such thing\nIts log: /log');
});

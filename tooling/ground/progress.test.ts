import { print } from './print';
import { pauseProgress, withProgress } from './progress.mjs';

let written: string[];
beforeEach(() => {
  jest.useFakeTimers();
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  jest.spyOn(console, 'log').mockImplementation((text) => written.push(`${String(text)}\n`));
  process.stdout.isTTY = true;
});
const isTerminal = process.stdout.isTTY;
afterEach(() => {
  process.stdout.isTTY = isTerminal;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Work that takes some seconds. */
const lasting = (seconds: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), seconds * 1000));

/** What a terminal shows of what was written: a line up to the last code that removes it. */
const screen = () => written.join('').replace(/[^\n]*\r\u001b\[K/g, '');

it('names what runs and counts its seconds in a terminal, and says at the end how long it took', async () => {
  const work = [withProgress('shell', lasting(3)), withProgress('mfe-auth', lasting(2.5))];
  await jest.advanceTimersByTimeAsync(2000);
  expect(screen()).toBe('  … shell 2 s, mfe-auth 2 s');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(work)).toEqual([
    { result: 'done', taken: '3.0 s' },
    { result: 'done', taken: '2.5 s' },
  ]);
  expect(screen()).toBe('');
  expect(jest.getTimerCount()).toBe(0);
});

it('prints lines above the one that counts, which comes back', async () => {
  const work = withProgress('shell', lasting(3));
  await jest.advanceTimersByTimeAsync(1000);
  print('  mfe-auth 1.0 s');
  expect(screen()).toBe('  mfe-auth 1.0 s\n');
  await jest.advanceTimersByTimeAsync(1000);
  expect(screen()).toBe('  mfe-auth 1.0 s\n  … shell 2 s');
  await jest.advanceTimersByTimeAsync(1000);
  await work;
});

it('shows no line while a program writes to the terminal or asks', async () => {
  const work = withProgress('shell', lasting(4));
  await jest.advanceTimersByTimeAsync(1000);
  const resume = pauseProgress();
  await jest.advanceTimersByTimeAsync(1000);
  expect(screen()).toBe('');
  resume();
  await jest.advanceTimersByTimeAsync(1000);
  expect(screen()).toBe('  … shell 3 s');
  await jest.advanceTimersByTimeAsync(1000);
  await work;
});

it('writes plain lines alone where there is no terminal, as in CI', async () => {
  process.stdout.isTTY = false;
  const work = withProgress('shell', lasting(3));
  await jest.advanceTimersByTimeAsync(3000);
  expect(await work).toEqual({ result: 'done', taken: '3.0 s' });
  expect(written).toEqual([]);
});

it('removes the line when the work fails', async () => {
  const work = withProgress('shell', () => lasting(2)().then(() => Promise.reject(new Error('no memory'))));
  const failed = expect(work).rejects.toThrow('no memory');
  await jest.advanceTimersByTimeAsync(2500);
  await failed;
  expect(screen()).toBe('');
});

import { startWorker } from '../start-worker';
import { keptJob } from './kept-job';
import { KeptWorker } from './kept-worker';

/** A worker that counts its requests. `hold` is answered when the test says so, `fail` fails. */
function aWorker() {
  const held: (() => void)[] = [];
  const job = keptJob<string, string, string>(() => {
    let count = 0;
    return async (request, { output, signal }) => {
      count++;
      output(`${request} begun`);
      if (request === 'hold') await new Promise<void>((resolve) => held.push(resolve));
      if (request === 'fail') throw new Error('no');
      return `${request} ${count}${signal.aborted ? ' aborted' : ''}`;
    };
  });
  // Without workers, as here, the job runs in the page.
  const start = jest.fn(() => startWorker(new URL('https://test/none.js')));
  const worker = new KeptWorker<string, string, string>(start, () => Promise.resolve(job));
  const { signal } = new AbortController();
  return { worker, start, held, run: (request: string, onOutput = (_piece: string) => {}) => worker.run(request, { signal, onOutput }) };
}

describe('a worker that stays with its page', () => {
  it('DASH-20 answers one request after the other, and keeps what it knows (D-130)', async () => {
    const { run, start } = aWorker();
    const pieces: string[] = [];
    expect(await run('one', (piece) => pieces.push(piece))).toBe('one 1');
    expect(await run('two', (piece) => pieces.push(piece))).toBe('two 2');
    expect(pieces).toEqual(['one begun', 'two begun']);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('DASH-20 ends an aborted run at once, and answers the next one from what it knows (D-130)', async () => {
    const { worker, run, held } = aWorker();
    const control = new AbortController();
    const pieces: string[] = [];
    const aborted = worker.run('hold', { signal: control.signal, onOutput: (piece) => pieces.push(piece) });
    await run('one');
    control.abort(new Error('left'));
    await expect(aborted).rejects.toThrow('left');
    held[0]!();
    expect(await run('two')).toBe('two 3');
    expect(pieces).toEqual(['hold begun']);
  });

  it('DASH-20 reports why a request failed, and goes on (D-130)', async () => {
    const { run } = aWorker();
    await expect(run('fail')).rejects.toMatchObject({ problem: { code: 1 } });
    expect(await run('two')).toBe('two 2');
  });

  it('DASH-20 rejects a run whose worker crashes, and starts another one for the next (D-130)', async () => {
    const jobs = [() => Promise.reject(new Error('crashed')), keptJob<string, string>(() => (request) => Promise.resolve(request))];
    const worker = new KeptWorker<string, string>(
      () => startWorker(new URL('https://test/none.js')),
      () => Promise.resolve(jobs.shift()!),
    );
    const { signal } = new AbortController();
    await expect(worker.run('one', { signal })).rejects.toThrow('crashed');
    expect(await worker.run('two', { signal })).toBe('two');
  });

  it('DASH-20 begins from nothing after its end (D-130)', async () => {
    const { worker, run, start } = aWorker();
    await run('one');
    worker.end();
    expect(await run('one')).toBe('one 1');
    expect(start).toHaveBeenCalledTimes(2);
  });
});

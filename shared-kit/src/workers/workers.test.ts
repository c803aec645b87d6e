import type { Progress } from 'shared-kit/model/pacing';
import type { Job } from './protocol';
import { runInWorker, WorkerError } from './run-in-worker';
import { serveWorker, type WorkerScope } from './serve-worker';
import { startWorker, WorkerDidNotStart } from './start-worker';

/** A worker and its scope in one thread. Messages are delivered asynchronously, as between threads. */
class JoinedWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminated = false;
  readonly transferred: Transferable[] = [];
  private readonly listeners: ((event: MessageEvent) => void)[] = [];

  readonly scope: WorkerScope = {
    postMessage: (data) => this.later(() => this.onmessage?.(new MessageEvent('message', { data }))),
    addEventListener: (_type, listener) => void this.listeners.push(listener),
  };

  postMessage(data: unknown, transfer: Transferable[]) {
    this.transferred.push(...transfer);
    this.later(() => this.listeners.forEach((listener) => listener(new MessageEvent('message', { data }))));
  }

  terminate() {
    this.terminated = true;
  }

  fail(message: string) {
    this.later(() => this.onerror?.(new ErrorEvent('error', { message, cancelable: true })));
  }

  private later(work: () => void) {
    setTimeout(() => !this.terminated && work());
  }
}

function workerOf<Req, Res, In = never, Out = never>(job: Job<Req, Res, In, Out>, transfer?: (result: Res) => Transferable[]) {
  const worker = new JoinedWorker();
  const start = () => {
    serveWorker(job, { scope: worker.scope, transfer });
    return worker as unknown as Worker;
  };
  return { worker, start };
}

describe('a job in a worker', () => {
  it('returns its result, and the worker is terminated', async () => {
    const { worker, start } = workerOf((n: number) => n * 2);
    expect(await runInWorker(start, 21)).toBe(42);
    expect(worker.terminated).toBe(true);
  });

  const numbers: Job<number, string, number, number[]> = async (factor, { input, output }) => {
    let sum = 0;
    for await (const piece of input) {
      output([piece * factor]);
      sum += piece;
    }
    return `sum ${sum}`;
  };

  async function* upTo(last: number) {
    for (let n = 1; n <= last; n++) yield await Promise.resolve(n);
  }

  it('receives its input and sends its result in pieces', async () => {
    const { start } = workerOf(numbers);
    const out: number[] = [];
    expect(
      await runInWorker<number, string, number, number[]>(start, 10, { input: upTo(4), onOutput: (piece) => out.push(...piece) }),
    ).toBe('sum 10');
    expect(out).toEqual([10, 20, 30, 40]);
  });

  it('receives its input in pieces on the main thread too', async () => {
    const out: number[] = [];
    const start = () => {
      throw new WorkerDidNotStart('none');
    };
    const fallback = () => Promise.resolve(numbers);
    expect(await runInWorker(start, 10, { input: upTo(2), onOutput: (piece) => out.push(...piece), fallback })).toBe('sum 3');
    expect(out).toEqual([10, 20]);
  });

  it('rejects with the error of its input', async () => {
    const { worker, start } = workerOf(numbers);
    async function* broken() {
      yield await Promise.resolve(1);
      throw new Error('no more');
    }
    await expect(runInWorker(start, 1, { input: broken() })).rejects.toThrow('no more');
    expect(worker.terminated).toBe(true);
  });

  it('transfers buffers instead of copying them', async () => {
    const bytes = new Uint8Array([1, 2]);
    const { worker, start } = workerOf((given: Uint8Array) => given.length);
    expect(await runInWorker(start, bytes, { transfer: [bytes.buffer] })).toBe(2);
    expect(worker.transferred).toEqual([bytes.buffer]);
  });

  it('reports progress at most once per frame, and always the end', async () => {
    const { start } = workerOf((steps: number, { onProgress }) => {
      for (let done = 1; done <= steps; done++) onProgress({ step: 'rows', done, total: steps });
    });
    const seen: Progress[] = [];
    await runInWorker(start, 5000, { onProgress: (progress) => seen.push(progress) });
    expect(seen.at(-1)).toEqual({ step: 'rows', done: 5000, total: 5000 });
    expect(seen.length).toBeLessThan(100);
  });

  it('rejects with the message for the user of the error that it has thrown', async () => {
    const problem = { code: 945, text: 'Invalid data format!' };
    const { worker, start } = workerOf(() => {
      throw Object.assign(new RangeError('too long'), { problem });
    });
    const failure = await runInWorker(start, null).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WorkerError);
    expect(failure).toMatchObject({ message: 'RangeError: too long', problem });
    expect(worker.terminated).toBe(true);
  });

  it('is terminated at once when it is aborted', async () => {
    const stop = new AbortController();
    const { worker, start } = workerOf((_: null, { onProgress }) => {
      onProgress({ step: 'rows', done: 1, total: 2 });
      return new Promise<never>(() => {});
    });
    const running = runInWorker(start, null, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.terminated).toBe(true);
    await expect(runInWorker(start, null, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is terminated when work takes longer than its limit, with the error that the job has given', async () => {
    const fault = { name: 'Error', message: 'too long', problem: { code: 940, text: 'Failed!' } };
    const { worker, start } = workerOf((_: null, { withLimit }) => withLimit!({ ms: 50, fault }, () => new Promise<never>(() => {})));
    await expect(runInWorker(start, null)).rejects.toMatchObject({ name: 'WorkerError', message: 'too long', problem: fault.problem });
    expect(worker.terminated).toBe(true);
  });

  it('continues when the work has ended within its limit', async () => {
    const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const { start } = workerOf(async (_: null, { withLimit }) => {
      const made = await withLimit!({ ms: 200, fault: { name: 'Error', message: 'too long' } }, () => pause(1).then(() => 7));
      await pause(300);
      return made;
    });
    expect(await runInWorker(start, null)).toBe(7);
  });

  it('fails when the worker crashes', async () => {
    const { worker, start } = workerOf(() => new Promise<never>(() => worker.fail('out of memory')));
    await expect(runInWorker(start, null)).rejects.toThrow('out of memory');
  });
});

describe('a job that crashes or hangs', () => {
  const crashProblem = { code: 945, text: 'stock.xls could not be read' };

  it.each<[string, (worker: JoinedWorker) => Promise<never>]>([
    ['dies with its worker', (worker) => new Promise(() => worker.fail('out of memory'))],
    ['throws without a message for the user', () => Promise.reject(new TypeError('no such property'))],
  ])('that %s rejects with the message of the caller', async (_what, job) => {
    const joined: ReturnType<typeof workerOf<null, never>> = workerOf(() => job(joined.worker));
    await expect(runInWorker(joined.start, null, { crashProblem })).rejects.toMatchObject({ name: 'WorkerError', problem: crashProblem });
  });

  it('rejects with its own message if it has one', async () => {
    const problem = { code: 216, text: 'own' };
    const { start } = workerOf(() => Promise.reject(Object.assign(new Error('x'), { problem })));
    await expect(runInWorker(start, null, { crashProblem })).rejects.toMatchObject({ problem });
  });

  it('is terminated when it sends nothing for its time limit, however long it has worked before', async () => {
    jest.useFakeTimers();
    const { worker, start } = workerOf(async (_: null, { onProgress }) => {
      for (let done = 1; done <= 3; done++) {
        await new Promise((resolve) => setTimeout(resolve, 800));
        onProgress({ step: 'rows', done: 5, total: 5 });
      }
      return new Promise<never>(() => {});
    });
    const failure = runInWorker(start, null, { crashProblem, silenceLimitMs: 1000 }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(3 * 800 + 900);
    expect(worker.terminated).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(worker.terminated).toBe(true);
    expect(await failure).toMatchObject({ problem: crashProblem, message: expect.stringContaining('1000 ms') as string });
  });

  it('that ends in time leaves no timer', async () => {
    jest.useFakeTimers();
    const { start } = workerOf((n: number) => n * 2);
    const result = runInWorker(start, 21, { silenceLimitMs: 1000 });
    await jest.advanceTimersByTimeAsync(10);
    expect(await result).toBe(42);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('when no worker can start', () => {
  const job: Job<number, number> = (n, { onProgress }) => {
    onProgress({ step: 'rows', done: 1, total: 1 });
    return n * 2;
  };
  const noWorker = () => startWorker(new URL('http://remote.test/job.js'));

  it('the main thread runs the job', async () => {
    const onProgress = jest.fn();
    expect(await runInWorker(noWorker, 21, { fallback: () => Promise.resolve(job), onProgress })).toBe(42);
    expect(onProgress).toHaveBeenCalledTimes(1);
  });

  it('the main thread runs the job when the script cannot be fetched', async () => {
    const worker = new JoinedWorker();
    const start = () => {
      worker.fail('Script error');
      return worker as unknown as Worker;
    };
    expect(await runInWorker(start, 21, { fallback: () => Promise.resolve(job) })).toBe(42);
    expect(worker.terminated).toBe(true);
  });

  it('the job fails if it cannot run on the main thread', async () => {
    await expect(runInWorker(noWorker, 1)).rejects.toBeInstanceOf(WorkerDidNotStart);
  });
});

describe('the blob that a worker starts from', () => {
  const { Worker, fetch } = globalThis;
  afterEach(() => void Object.assign(globalThis, { Worker, fetch }));

  const scriptUrl = 'http://remote.test/a%22b.js';
  const textOf = (blob: Blob) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(blob);
    });

  /** Replaces the browser's workers by doubles. Returns the scripts of started workers. */
  function catchWorkers() {
    const sources: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) sources.push(blob);
      return `blob:${sources.length}`;
    });
    globalThis.Worker = jest.fn();
    return sources;
  }

  /** Replaces `fetch` by a server of these scripts, which checks their hashes as a browser does. */
  function serve(scripts: Record<string, { text: string; integrity: string }>) {
    globalThis.fetch = jest.fn((url: string, { integrity }: RequestInit) => {
      const script = scripts[url];
      if (!script || script.integrity !== integrity) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob([script.text])) } as Response);
    }) as unknown as typeof fetch;
  }

  afterEach(() => {
    globalThis.vouchedScripts = undefined;
  });

  it('loads the script itself in a build without integrity hashes', async () => {
    const sources = catchWorkers();
    await startWorker(new URL(scriptUrl));
    expect(await textOf(sources[0]!)).toContain(`importScripts("${scriptUrl}")`);
  });

  it('accepts the TrustedScriptURL that the build of the shell passes', async () => {
    const sources = catchWorkers();
    await startWorker({ toString: () => scriptUrl } as URL);
    expect(await textOf(sources[0]!)).toContain(`importScripts("${scriptUrl}")`);
  });

  it('ADD-TRUST-05 contains the script and those it needs when their hashes match', async () => {
    const sources = catchWorkers();
    globalThis.vouchedScripts = {
      [scriptUrl]: { integrity: 'sha384-a', needs: ['http://remote.test/b.js'] },
      'http://remote.test/b.js': { integrity: 'sha384-b', needs: [] },
    };
    serve({
      [scriptUrl]: { text: 'run()', integrity: 'sha384-a' },
      'http://remote.test/b.js': { text: 'define()', integrity: 'sha384-b' },
    });
    await startWorker(new URL(scriptUrl));
    expect(await textOf(sources[0]!)).toMatch(/^Object\.defineProperty\(self,'location'.*;define\(\)\n;run\(\)\n;$/);
  });

  it.each([
    ['has other bytes', { [scriptUrl]: { integrity: 'sha384-a', needs: [] } }],
    ['needs one without an integrity hash', { [scriptUrl]: { integrity: 'sha384-now', needs: ['http://remote.test/c.js'] } }],
  ])('ADD-TRUST-05 is not created when the script %s', async (_case, hashes) => {
    const sources = catchWorkers();
    globalThis.vouchedScripts = hashes;
    serve({ [scriptUrl]: { text: 'run()', integrity: 'sha384-now' } });
    jest.useFakeTimers();
    const starting = expect(startWorker(new URL(scriptUrl))).rejects.toBeInstanceOf(WorkerDidNotStart);
    await jest.advanceTimersByTimeAsync(1000 + 2000);
    await starting;
    expect(sources).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['that the network has lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that a server has answered with 502', () => Promise.resolve({ ok: false, status: 502 })],
  ])('SHELL is created after a second request for a script %s', async (_case, loss) => {
    const sources = catchWorkers();
    globalThis.vouchedScripts = { [scriptUrl]: { integrity: 'sha384-a', needs: [] } };
    serve({ [scriptUrl]: { text: 'run()', integrity: 'sha384-a' } });
    jest.mocked(globalThis.fetch as unknown as () => Promise<unknown>).mockImplementationOnce(loss);
    jest.useFakeTimers();
    const starting = startWorker(new URL(scriptUrl));
    await jest.advanceTimersByTimeAsync(1000);
    await starting;
    expect(sources).toHaveLength(1);
    expect(globalThis.fetch).toHaveBeenCalledTimes(2);
  });
});

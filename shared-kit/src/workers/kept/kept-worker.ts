import type { Progress } from 'shared-kit/model/pacing';
import { InputQueue } from '../input-queue';
import { runInWorker, WorkerError } from '../run-in-worker';
import { useEffect, useState } from 'react';
import type { KeptCommand, KeptJob, KeptReply } from './kept-job';

interface RunOptions<Out> {
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
  onOutput?: (piece: Out) => void;
}

/** Settles one run; `handle` takes all replies to it. */
interface PendingRun<Res, Out> {
  handle: (reply: KeptReply<Res, Out>) => void;
  fail: (error: unknown) => void;
}

/**
 * A worker that stays while its page is shown, so that it reads only what is new from one run to the next. It starts with the first run, and again
 * after it has crashed. An aborted run ends at once for the page; the worker keeps what it has read.
 */
export class KeptWorker<Req, Res, Out = never> {
  #worker: { commands: InputQueue<KeptCommand<Req>>; control: AbortController } | undefined;
  readonly #runs = new Map<number, PendingRun<Res, Out>>();
  #lastId = 0;

  constructor(
    private readonly start: () => Worker | Promise<Worker>,
    private readonly fallback: () => Promise<KeptJob<Req, Res, Out>>,
  ) {}

  /** Resolves with the answer to a request. Rejects with the signal's reason, or with a {@link WorkerError} that has the problem. */
  run(request: Req, { signal, onProgress, onOutput }: RunOptions<Out>): Promise<Res> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const id = ++this.#lastId;
      const { commands } = (this.#worker ??= this.#startWorker());
      const settle = (end: () => void) => {
        this.#runs.delete(id);
        signal.removeEventListener('abort', abort);
        end();
      };
      const abort = () => {
        commands.add({ id, abort: true });
        settle(() => reject(signal.reason as Error));
      };
      signal.addEventListener('abort', abort);
      this.#runs.set(id, {
        fail: (error) => settle(() => reject(error)),
        handle: (reply) => {
          if (reply.kind === 'output') onOutput?.(reply.piece);
          else if (reply.kind === 'progress') onProgress?.(reply.progress);
          else if (reply.kind === 'result') settle(() => resolve(reply.result));
          else settle(() => reject(new WorkerError({ name: 'Error', message: 'The worker gave no answer.', problem: reply.problem })));
        },
      });
      commands.add({ id, request });
    });
  }

  /** Ends the worker, and with it all that it has read. */
  end(): void {
    this.#worker?.control.abort();
    this.#worker = undefined;
  }

  #startWorker() {
    const worker = { commands: new InputQueue<KeptCommand<Req>>(), control: new AbortController() };
    runInWorker<null, void, KeptCommand<Req>, KeptReply<Res, Out>>(this.start, null, {
      signal: worker.control.signal,
      input: worker.commands,
      onOutput: (reply) => this.#runs.get(reply.id)?.handle(reply),
      fallback: this.fallback,
    }).catch((error: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const run of [...this.#runs.values()]) run.fail(error);
    });
    return worker;
  }
}

/**
 * The worker that `create` makes, for as long as the component is shown.
 * @public
 */
export function useKeptWorker<Req, Res, Out>(create: () => KeptWorker<Req, Res, Out>): KeptWorker<Req, Res, Out> {
  const [worker] = useState(create);
  useEffect(() => () => worker.end(), [worker]);
  return worker;
}

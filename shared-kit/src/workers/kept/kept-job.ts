import { problemOf, type Message } from 'shared-kit/model';
import type { Progress } from 'shared-kit/model/pacing';
import type { Job } from '../protocol';

/** What the page sends to a worker that stays. Requests and their answers have a number. */
export type KeptCommand<Req> = { id: number; request: Req } | { id: number; abort: true };

/** What such a worker sends. */
export type KeptReply<Res, Out> = { id: number } & (
  | { kind: 'output'; piece: Out }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'result'; result: Res }
  | { kind: 'problem'; problem: Message }
);

export interface AnswerContext<Out> {
  onProgress: (progress: Progress) => void;
  /** Sends a piece before the result. */
  output: (piece: Out) => void;
  /** Aborted when the page does not wait for the answer any more. */
  signal: AbortSignal;
}

/** The job of a worker that answers many requests and keeps what it has read between them. `begin` makes its memory. */
export type KeptJob<Req, Res, Out> = Job<null, void, KeptCommand<Req>, KeptReply<Res, Out>>;

/** Makes the job of a worker that stays; `begin` is called once, and returns what answers each request. */
export const keptJob =
  <Req, Res, Out = never>(begin: () => (request: Req, context: AnswerContext<Out>) => Promise<Res>): KeptJob<Req, Res, Out> =>
  async (_request, { input, output, signal }) => {
    const answer = begin();
    const runs = new Map<number, AbortController>();
    signal.addEventListener('abort', () => runs.forEach((run) => run.abort()));
    const run = async (id: number, request: Req) => {
      const control = new AbortController();
      runs.set(id, control);
      const reply = (message: KeptReply<Res, Out>) => !control.signal.aborted && output(message);
      try {
        const result = await answer(request, {
          signal: control.signal,
          onProgress: (progress) => reply({ id, kind: 'progress', progress }),
          output: (piece) => reply({ id, kind: 'output', piece }),
        });
        reply({ id, kind: 'result', result });
      } catch (error) {
        reply({ id, kind: 'problem', problem: problemOf(error) });
      } finally {
        runs.delete(id);
      }
    };
    for await (const command of input) {
      if ('abort' in command) runs.get(command.id)?.abort();
      else void run(command.id, command.request);
    }
  };

import { placesOf } from '../../log/stack-places';
import type { ChildReply } from './run-in-child';

/** The side of the child: does one piece of work and replies. Call it once, at the top of a module that `runInChild` runs. */
export function serveChild<Req, Res>(work: (request: Req) => Res | Promise<Res>): void {
  const reply = (message: ChildReply<Res>) => process.send?.(message);
  process.once('message', (request: Req) => {
    Promise.resolve(request)
      .then(work)
      .then(
        (result) => reply({ kind: 'result', result }),
        (error: unknown) => reply({ kind: 'error', message: stackOf(error) }),
      );
  });
}

/** The places where an error arose, without its message, which may quote what was read. */
const stackOf = (error: unknown): string => (error instanceof Error ? [error.name, ...placesOf(error)].join('\n') : typeof error);

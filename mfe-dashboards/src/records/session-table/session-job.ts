import { asking, followRecords, type RecordsMark } from 'shared-kit/firebase/inside';
import { problemOf } from 'shared-kit/model';
import type { Job, JobContext } from 'shared-kit/workers/inside';
import type { ReadCommand, SessionCommand, SessionOutput } from './session-messages';
import { SessionTableBuilder } from './session-table-builder';

/** Reads the records of a session, keeps them, and builds its table from them (DASH-20). Later it reads only what is new. Runs in the worker. */
export const sessionJob: Job<null, void, SessionCommand, SessionOutput> = (_request, { input, output, signal }) =>
  new Promise((resolve, reject) => {
    const builder = new SessionTableBuilder(output, reject);
    const known: Known = { mark: undefined };
    signal.addEventListener('abort', () => builder.stop());
    const serve = async () => {
      for await (const command of input) {
        if (command.kind === 'read') void readInto(builder, known, command.reading, { output, signal });
        else builder.handle(command);
      }
    };
    serve().then(resolve, reject);
  });

/** How far the session was read by the last reading that was complete. */
interface Known {
  mark: RecordsMark | undefined;
}

async function readInto(
  builder: SessionTableBuilder,
  known: Known,
  { id, ref, session, access }: ReadCommand,
  { output, signal }: Pick<JobContext<never, SessionOutput>, 'output' | 'signal'>,
): Promise<void> {
  builder.begin();
  try {
    let { mark } = known;
    for await (const change of followRecords(ref, session, mark, { ask: asking(access), signal })) {
      builder.add(change);
      ({ mark } = change);
    }
    builder.complete();
    known.mark = mark;
    output({ kind: 'read', reading: id });
  } catch (error) {
    if (!signal.aborted) output({ kind: 'read', reading: id, problem: problemOf(error) });
  }
}

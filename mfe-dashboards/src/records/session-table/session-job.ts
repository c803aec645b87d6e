import { asking, recordPages } from 'shared-kit/firebase/inside';
import { problemOf } from 'shared-kit/model';
import type { Job, JobContext } from 'shared-kit/workers/inside';
import type { ReadCommand, SessionCommand, SessionOutput } from './session-messages';
import { SessionTableBuilder } from './session-table-builder';

/** Reads the records of a session, keeps them, and builds its table from them (DASH-20). Runs in the worker. */
export const sessionJob: Job<null, void, SessionCommand, SessionOutput> = (_request, { input, output, signal }) =>
  new Promise((resolve, reject) => {
    const builder = new SessionTableBuilder(output, reject);
    signal.addEventListener('abort', () => builder.stop());
    const serve = async () => {
      for await (const command of input) {
        if (command.kind === 'read') void readInto(builder, command.reading, { output, signal });
        else builder.handle(command);
      }
    };
    serve().then(resolve, reject);
  });

async function readInto(
  builder: SessionTableBuilder,
  { id, ref, total, access }: ReadCommand,
  { output, signal }: Pick<JobContext<never, SessionOutput>, 'output' | 'signal'>,
): Promise<void> {
  builder.begin();
  try {
    for await (const records of recordPages(ref, { total, ask: asking(access), signal })) builder.add(records);
    builder.complete();
    output({ kind: 'read', reading: id });
  } catch (error) {
    if (!signal.aborted) output({ kind: 'read', reading: id, problem: problemOf(error) });
  }
}

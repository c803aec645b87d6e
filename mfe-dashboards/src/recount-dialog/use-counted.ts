import { readPayloadOf } from 'shared-kit/firebase/data';
import type { DomainRef, DomainSettings, Message, Session } from 'shared-kit/model';
import type { RecountAnswer, RecountRequest } from '../recount/answer-recount';
import type { RecountCounts, RecountKind } from '../recount/recount-kinds';
import type { RecountRows } from '../recount/recount-rows';
import { useLiveJob } from '../session-data/use-live-job';

/** Asks the worker that has the readings. */
export type AskForRecount = (request: RecountRequest, signal: AbortSignal) => Promise<RecountAnswer>;

interface Counted {
  counts: RecountCounts;
  /** Makes the rows of a task. Rejects as the worker does. */
  rowsOf: (kinds: readonly RecountKind[], settings: DomainSettings, signal: AbortSignal) => Promise<RecountRows>;
}

/** How many addresses of each kind there are, counted each time the dialog opens. The list of the session's task is read for that. */
export function useCounted(
  ref: DomainRef,
  session: Session | undefined,
  ask: AskForRecount,
  open: boolean,
): { counted: Counted | undefined; problem: Message | undefined; retry: () => void } {
  const { answer, isSuperseded, problem, retry } = useLiveJob<Counted>({
    data: [],
    request: [open],
    read: open
      ? async ({ signal }) => {
          const list = await listOf(ref, session, signal);
          const counts = (await ask({ kind: 'recountCounts', list }, signal)) as RecountCounts;
          return {
            counts,
            rowsOf: async (kinds, settings, aborted) => (await ask({ kind: 'recountRows', list, kinds, settings }, aborted)) as RecountRows,
          };
        }
      : undefined,
  });
  const isCurrent = open && !isSuperseded;
  return { counted: isCurrent && !problem ? answer : undefined, problem: isCurrent ? problem : undefined, retry };
}

/** The packed list of the session's task; null when there is none. */
async function listOf(ref: DomainRef, session: Session | undefined, signal: AbortSignal): Promise<string | null> {
  if (!session?.wasTask) return null;
  const { id, task } = session;
  return readPayloadOf({ ...ref, session: id, ...(task !== undefined && { task }) }, signal);
}

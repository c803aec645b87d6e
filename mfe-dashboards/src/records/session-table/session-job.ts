import { asking, recordPages, type WorkerAccess } from 'shared-kit/firebase/inside';
import { problemOf, type Message, type SessionFigures, type SessionRef, type TableToggles } from 'shared-kit/model';
import type { LoadedSession, TableSettings, ViewFrame, ViewRow } from 'shared-kit/model/session-export';
import type { Job, JobContext } from 'shared-kit/workers/inside';
import type { PackedRows } from '../packed-rows';
import { SessionDesk } from './session-table-builder';

/** An order to build the table of the session. */
export interface ViewOrder {
  /** Identifies the view in what is sent back. */
  id: number;
  settings: TableSettings;
  session: LoadedSession['session'];
  toggles: TableToggles;
}

/** An order to read the session. Records of a later reading than the first are shown from the next {@link ViewOrder} on. */
export interface ReadOrder {
  /** Identifies the reading in what is sent back. */
  id: number;
  ref: SessionRef;
  /** The number of addresses that the session states. */
  total: number;
  access: WorkerAccess | null;
}

/** What the page orders from the worker of a session, which lives as long as the page. */
export type SessionOrder =
  | { kind: 'read'; reading: ReadOrder }
  | { kind: 'view'; view: ViewOrder }
  /** All readings of one address, each in a row of its own. */
  | { kind: 'readings'; address: string };

/** What the worker sends to the page. */
export type SessionOutput =
  /** The rows of some addresses, by the position of each. An address that is read again is sent again. */
  | { kind: 'rows'; build: number; at: number[]; rows: PackedRows }
  /** The rows sent so far form a table, in this order of positions; `partial` when more of the session will follow. */
  | { kind: 'shown'; view: number; build: number; frame: ViewFrame; order: Uint32Array; partial: boolean }
  | { kind: 'figures'; figures: SessionFigures }
  | { kind: 'readings'; address: string; frame: ViewFrame; rows: ViewRow[] }
  /** The reading has ended: all records are here, or there is a problem. */
  | { kind: 'read'; reading: number; problem?: Message };

/** Reads the records of a session, keeps them, and builds its table from them (DASH-20). Runs in the worker. */
export const sessionJob: Job<null, void, SessionOrder, SessionOutput> = (_request, { input, output, signal }) =>
  new Promise((resolve, reject) => {
    const desk = new SessionDesk(output, reject);
    signal.addEventListener('abort', () => desk.stop());
    const serve = async () => {
      for await (const order of input) {
        if (order.kind === 'read') void readOnto(desk, order.reading, { output, signal });
        else desk.take(order);
      }
    };
    serve().then(resolve, reject);
  });

async function readOnto(desk: SessionDesk, { id, ref, total, access }: ReadOrder, { output, signal }: Pick<JobContext<never, SessionOutput>, 'output' | 'signal'>): Promise<void> {
  desk.begin();
  try {
    for await (const records of recordPages(ref, { total, ask: asking(access), signal })) desk.add(records);
    desk.complete();
    output({ kind: 'read', reading: id });
  } catch (error) {
    if (!signal.aborted) output({ kind: 'read', reading: id, problem: problemOf(error) });
  }
}

import type { AddressRecord, SessionFigures, TableToggles } from 'shared-kit/model';
import type { LoadedSession, TableSettings, ViewFrame, ViewRow } from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';
import type { PackedRows } from './packed-rows';
import { SessionDesk } from './session-desk';

/** How a session is to be shown. */
export interface ViewOrder {
  /** Names the view in what is sent back. */
  id: number;
  settings: TableSettings;
  session: LoadedSession['session'];
  toggles: TableToggles;
}

/** What the page tells the worker of a session, which lives as long as the page. */
export type SessionOrder =
  /** Another reading of the session begins; until it is whole, what was there before is shown. */
  | { kind: 'begin' }
  | { kind: 'records'; records: readonly AddressRecord[] }
  | { kind: 'whole' }
  | { kind: 'view'; view: ViewOrder }
  /** All readings of one address, each in a row of its own. */
  | { kind: 'readings'; address: string };

export type SessionOutput =
  /** The rows of some addresses by their place; an address that is read again is sent again. */
  | { kind: 'rows'; build: number; at: number[]; rows: PackedRows }
  /** What there is can be shown, in the order of the places; `partial` when more of the session is to come. */
  | { kind: 'shown'; view: number; build: number; frame: ViewFrame; order: Uint32Array; partial: boolean }
  | { kind: 'figures'; figures: SessionFigures }
  | { kind: 'readings'; address: string; frame: ViewFrame; rows: ViewRow[] };

/** Keeps the records of a session and builds its table from them, whenever one of both changes (DASH-20). Runs in the worker. */
export const sessionJob: Job<null, void, SessionOrder, SessionOutput> = (_request, { input, output, signal }) =>
  new Promise((resolve, reject) => {
    const desk = new SessionDesk(output, reject);
    signal.addEventListener('abort', () => desk.stop());
    const serve = async () => {
      for await (const order of input) desk.take(order);
    };
    serve().then(resolve, reject);
  });

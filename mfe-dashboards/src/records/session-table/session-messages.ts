import type { WorkerAccess } from 'shared-kit/firebase/inside';
import type { DomainRef, Message, Session, SessionFigures, TableToggles } from 'shared-kit/model';
import type { LoadedSession, TableSettings, ViewFrame, ViewRow } from 'shared-kit/model/session-export';
import type { PackedRows } from '../packed-rows';

/** A command to build the table of the session. */
export interface ViewCommand {
  /** Identifies the view in what is sent back. */
  id: number;
  settings: TableSettings;
  session: LoadedSession['session'];
  toggles: TableToggles;
}

/** A command to read the session, or what is new in it. What a later reading than the first finds is shown from the next {@link ViewCommand} on. */
export interface ReadCommand {
  /** Identifies the reading in what is sent back. */
  id: number;
  ref: DomainRef;
  session: Session;
  access: WorkerAccess | null;
}

/** What the page sends to the worker of a session, which lives as long as the page. */
export type SessionCommand =
  | { kind: 'read'; reading: ReadCommand }
  | { kind: 'view'; view: ViewCommand }
  /** All readings of one address, each in a row of its own. */
  | { kind: 'readings'; address: string };

/** What the worker sends to the page. */
export type SessionOutput =
  /** The rows of some addresses, by the position of each. An address that has another reading is sent again; the rows of others stay. */
  | { kind: 'rows'; build: number; places: number[]; rows: PackedRows }
  /** The rows sent so far form a table; `rowOrder` has the positions of their addresses in order, `partial` when more of the session will follow. */
  | { kind: 'shown'; view: number; build: number; frame: ViewFrame; rowOrder: Uint32Array; partial: boolean }
  | { kind: 'figures'; figures: SessionFigures }
  | { kind: 'readings'; address: string; frame: ViewFrame; rows: ViewRow[] }
  /** The reading has ended: all records are here, or there is a problem. */
  | { kind: 'read'; reading: number; problem?: Message };

import type { Message } from 'shared-kit/model';
import type { ViewFrame, ViewRow } from 'shared-kit/model/session-export';
import { InputQueue, WorkerError } from 'shared-kit/workers';
import { unpackRows } from '../packed-rows';
import type { ReadCommand, SessionCommand, SessionOutput, ViewCommand } from './session-messages';

/** The table of a session, as far as it has been built. */
export interface BuiltView {
  frame: ViewFrame;
  rows: readonly ViewRow[];
  /** True while more of the session is read. */
  partial: boolean;
}

type OutputOf<Kind extends SessionOutput['kind']> = Extract<SessionOutput, { kind: Kind }>;

export interface SessionListener {
  /** The figures of the whole session, after each reading. */
  onFigures: (figures: OutputOf<'figures'>['figures']) => void;
  onReadings: (readings: OutputOf<'readings'>) => void;
}

/** The page's side of a session's worker: sends commands, and settles their promises when the worker answers. */
export class SessionClient {
  /** The worker's input. */
  readonly commands = new InputQueue<SessionCommand>();
  private readonly rows = new RowsInPlaces();
  private reading = { id: 0, end: (_problem: Message | undefined) => {} };
  private view = { id: 0, show: (_table: BuiltView) => {} };

  constructor(private readonly listener: SessionListener) {}

  /** Tells the worker to read the session. Resolves when it has all records. */
  read(command: Omit<ReadCommand, 'id'>, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const id = this.reading.id + 1;
      const rejectWith = (problem: Message) => reject(new WorkerError({ name: 'Error', message: 'The session was not read.', problem }));
      this.reading = { id, end: (problem) => (problem ? rejectWith(problem) : resolve()) };
      this.commands.add({ kind: 'read', reading: { id, ...command } });
    });
  }

  /** Requests the table. Resolves when it contains the whole session; before that, `onPart` receives what there is. */
  build(command: Omit<ViewCommand, 'id'>, onPart: (part: BuiltView) => void): Promise<BuiltView> {
    return new Promise((resolve) => {
      const id = this.view.id + 1;
      this.view = { id, show: (table) => (table.partial ? onPart(table) : resolve(table)) };
      this.commands.add({ kind: 'view', view: { id, ...command } });
    });
  }

  /** Requests all readings of an address for the listener. */
  openReadings(address: string): void {
    this.commands.add({ kind: 'readings', address });
  }

  /** Handles a message of the worker. Answers to an earlier command of the same kind are ignored. */
  handle(output: SessionOutput): void {
    switch (output.kind) {
      case 'figures':
        return this.listener.onFigures(output.figures);
      case 'readings':
        return this.listener.onReadings(output);
      case 'rows':
        return this.rows.put(output);
      case 'shown':
        if (output.view === this.view.id) this.view.show(this.rows.table(output));
        return;
      case 'read':
        if (output.reading === this.reading.id) this.reading.end(output.problem);
    }
  }
}

/** Collects the rows of a table, which arrive in pieces, by the position of their address. */
class RowsInPlaces {
  private build = 0;
  private rowsOf: ViewRow[][] = [];
  private frame: ViewFrame | undefined;

  put({ build, places, rows }: OutputOf<'rows'>): void {
    if (this.build !== build) this.rowsOf = [];
    this.build = build;
    const unpacked = unpackRows(rows);
    for (const [index, place] of places.entries()) this.rowsOf[place] = unpacked[index]!;
  }

  table({ frame, rowOrder, partial }: OutputOf<'shown'>): BuiltView {
    // Columns are made from the frame. An equal frame stays the same object, so that each part does not make them again.
    if (JSON.stringify(this.frame) !== JSON.stringify(frame)) this.frame = frame;
    return { frame: this.frame ?? frame, rows: this.inOrder(rowOrder), partial };
  }

  /** A loop: `flat` takes several times as long. */
  private inOrder(rowOrder: Uint32Array): ViewRow[] {
    const rows: ViewRow[] = [];
    for (const place of rowOrder) for (const row of this.rowsOf[place] ?? []) rows.push(row);
    return rows;
  }
}

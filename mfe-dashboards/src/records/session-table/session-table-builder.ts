import type { RecordsChange } from 'shared-kit/firebase/inside';
import { GroupedRecords, Pacer, SessionView, type ViewRow } from 'shared-kit/model/session-export';
import { packRows } from '../packed-rows';
import type { SessionCommand, SessionOutput, ViewCommand } from './session-messages';

/** Addresses per message, whose rows take a few milliseconds to send. */
const PIECE = 500;
/** The table is shown again when the session has this many times the addresses. */
const GROWTH = 4;

type Piece = Pick<RecordsChange, 'from' | 'records'>;

/**
 * Keeps the records of a session and makes the rows of its table. Records of the first reading are shown while they arrive. What a later reading
 * finds is taken over once that is complete; then only the rows of addresses with new readings are made.
 */
export class SessionTableBuilder {
  /** The records that the rows are made of. */
  private records = new GroupedRecords();
  private isWhole = false;
  /** What a later reading has found, while it is under way. */
  private incoming: Piece[] = [];
  private command: ViewCommand | undefined;
  private view: SessionView | undefined;
  /** Counts how often all rows have been made, so that the page does not mix rows of two views. */
  private build = 0;
  /** Positions of the addresses whose rows are still to be made. */
  private unbuilt: number[] = [];
  private isBuilding = false;
  private shownCount = 0;
  /** True once the present command has its whole table: what is read later is shown with the next one. */
  private isAnswered = false;
  private isStopped = false;

  constructor(
    private readonly output: (piece: SessionOutput) => void,
    private readonly fail: (reason: unknown) => void,
  ) {}

  handle(command: Exclude<SessionCommand, { kind: 'read' }>): void {
    if (command.kind === 'readings') return this.open(command.address);
    const before = this.command;
    this.command = command.view;
    this.isAnswered = false;
    if (before && isSameView(before, command.view)) this.work();
    else this.rebuild();
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Called when another reading begins. */
  begin(): void {
    this.incoming = [];
  }

  add(piece: Piece): void {
    if (this.isWhole) this.incoming.push(piece);
    else this.take(piece);
  }

  /** Called when all records of the reading have arrived. */
  complete(): void {
    this.isWhole = true;
    for (const piece of this.incoming) this.take(piece);
    this.incoming = [];
    this.output({ kind: 'figures', figures: this.records.figures() });
    this.work();
  }

  private take({ from, records }: Piece): void {
    const { records: known } = this.records;
    if (from < known.length) {
      // Readings that are already in rows and columns have changed, or are gone.
      this.records = new GroupedRecords();
      this.records.add(known.slice(0, from));
      this.records.add(records);
      return this.rebuild();
    }
    const changed = this.records.add(records);
    if (!this.view) return;
    if (this.view.learn(records)) this.makeAll();
    else for (const place of changed) this.unbuilt.push(place);
    this.work();
  }

  private rebuild(): void {
    if (!this.command) return;
    const { settings, session, toggles } = this.command;
    this.view = new SessionView(settings, session, toggles);
    this.view.learn(this.records.records);
    this.makeAll();
    this.work();
  }

  private makeAll(): void {
    this.build++;
    this.shownCount = 0;
    this.unbuilt = this.records.groups.map((_, place) => place);
  }

  private work(): void {
    if (this.isBuilding) return;
    this.isBuilding = true;
    this.makeRows().catch((error: unknown) => this.fail(error));
  }

  /** Makes all rows that are still missing, with pauses in which commands are handled. */
  private async makeRows(): Promise<void> {
    const pacer = new Pacer();
    try {
      while (!this.isStopped && this.view) {
        const places = this.unbuilt.splice(0, PIECE);
        const rows: ViewRow[][] = places.map((place) => this.view!.rowsOf(this.records.groups[place]!));
        if (places.length > 0) this.output({ kind: 'rows', build: this.build, places, rows: packRows(rows) });
        if (this.unbuilt.length === 0) {
          this.show();
          return;
        }
        await pacer.breathe();
      }
    } finally {
      // Reset at once, not in a later task: records that arrive right after the loop has ended need another one.
      this.isBuilding = false;
    }
  }

  private show(): void {
    const { command, view } = this;
    const { length } = this.records.groups;
    if (!command || !view || this.isAnswered || (!this.isWhole && length < Math.max(1, GROWTH * this.shownCount))) return;
    this.shownCount = length;
    this.isAnswered = this.isWhole;
    this.output({
      kind: 'shown',
      view: command.id,
      build: this.build,
      frame: view.frame,
      rowOrder: this.records.order(),
      partial: !this.isWhole,
    });
  }

  private open(address: string): void {
    const group = this.records.of(address);
    if (!this.command || !group) return;
    const { settings, session, toggles } = this.command;
    const view = new SessionView(settings, session, { ...toggles, mergeLabels: false, showBaseFields: true, invalidOnly: false });
    view.learn(group);
    this.output({ kind: 'readings', address, frame: view.frame, rows: view.rowsOf(group) });
  }
}

/** Whether two commands are for the same rows. */
const isSameView = ({ settings, session, toggles }: ViewCommand, other: ViewCommand): boolean =>
  JSON.stringify([settings, session, toggles]) === JSON.stringify([other.settings, other.session, other.toggles]);

import { GroupedRecords, Pacer, SessionView, type ViewRow } from 'shared-kit/model/session-export';
import { packRows } from './packed-rows';
import type { SessionOrder, SessionOutput, ViewOrder } from './session-job';

/** Addresses whose rows cross to the page in a few milliseconds. */
const PIECE = 500;
/** A part of the session is shown again when there are so many times the addresses. */
const GROWTH = 4;

/**
 * Keeps the records of a session and makes the rows of its table: of the first reading as its records come, of a later one for the next
 * view that is asked for, and of all again for every other view.
 */
export class SessionDesk {
  /** Of these the rows are made. */
  private records = new GroupedRecords();
  private isWhole = false;
  /** Of a later reading that is under way. */
  private coming: GroupedRecords | undefined;
  /** Of a later reading that is whole: the next view is made of them. */
  private newer: GroupedRecords | undefined;
  private order: ViewOrder | undefined;
  private view: SessionView | undefined;
  /** Goes up whenever all rows are made again, so that rows of an earlier view are not taken for these. */
  private build = 0;
  /** Places of the addresses whose rows are still to be made. */
  private todo: number[] = [];
  private isAtWork = false;
  private shownFrom = 0;
  private isStopped = false;

  constructor(
    private readonly output: (piece: SessionOutput) => void,
    private readonly fail: (reason: unknown) => void,
  ) {}

  take(order: Exclude<SessionOrder, { kind: 'read' }>): void {
    if (order.kind === 'readings') return this.open(order.address);
    this.order = order.view;
    this.records = this.newer ?? this.records;
    this.newer = undefined;
    this.startAnew();
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Another reading begins. */
  begin(): void {
    if (this.isWhole) this.coming = new GroupedRecords();
    else {
      this.records = new GroupedRecords();
      this.startAnew();
    }
  }

  add(records: Parameters<GroupedRecords['add']>[0]): void {
    if (this.coming) return void this.coming.add(records);
    const changed = this.records.add(records);
    if (!this.view) return;
    if (this.view.learn(records)) this.makeAll();
    else for (const place of changed) this.todo.push(place);
    this.work();
  }

  /** All records of the reading have come. */
  complete(): void {
    this.isWhole = true;
    this.output({ kind: 'figures', figures: (this.coming ?? this.records).figures() });
    if (!this.coming) return this.work();
    this.newer = this.coming;
    this.coming = undefined;
  }

  private startAnew(): void {
    if (!this.order) return;
    const { settings, session, toggles } = this.order;
    this.view = new SessionView(settings, session, toggles);
    this.view.learn(this.records.records);
    this.makeAll();
    this.work();
  }

  private makeAll(): void {
    this.build++;
    this.shownFrom = 0;
    this.todo = this.records.groups.map((_, place) => place);
  }

  private work(): void {
    if (this.isAtWork) return;
    this.isAtWork = true;
    this.makeRows().catch((error: unknown) => this.fail(error));
  }

  /** Goes on until there is nothing to do; orders that come meanwhile are heard in between. */
  private async makeRows(): Promise<void> {
    const pacer = new Pacer();
    try {
      while (!this.isStopped && this.view) {
        const at = this.todo.splice(0, PIECE);
        const rows: ViewRow[][] = at.map((place) => this.view!.rowsOf(this.records.groups[place]!));
        if (at.length > 0) this.output({ kind: 'rows', build: this.build, at, rows: packRows(rows) });
        if (this.todo.length === 0) {
          this.show();
          return;
        }
        await pacer.breathe();
      }
    } finally {
      // In the same turn as the last look for work: what comes right after would otherwise be taken for seen.
      this.isAtWork = false;
    }
  }

  private show(): void {
    const { order, view } = this;
    const { length } = this.records.groups;
    if (!order || !view || (!this.isWhole && length < Math.max(1, GROWTH * this.shownFrom))) return;
    this.shownFrom = length;
    this.output({ kind: 'shown', view: order.id, build: this.build, frame: view.frame, order: this.records.order(), partial: !this.isWhole });
  }

  private open(address: string): void {
    const group = this.records.of(address);
    if (!this.order || !group) return;
    const { settings, session, toggles } = this.order;
    const view = new SessionView(settings, session, { ...toggles, mergeLabels: false, showBaseFields: true, invalidOnly: false });
    view.learn(group);
    this.output({ kind: 'readings', address, frame: view.frame, rows: view.rowsOf(group) });
  }
}

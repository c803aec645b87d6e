import { GroupedRecords, Pacer, SessionView, type ViewRow } from 'shared-kit/model/session-export';
import { packRows } from './packed-rows';
import type { SessionOrder, TableOutput, ViewOrder } from './session-job';

/** Addresses whose rows cross to the page in a few milliseconds. */
const PIECE = 500;
/** A part of the session is shown again when there are so many times the addresses. */
const GROWTH = 4;

/** Where a session's records lie while its rows are made of them: as they come at first, later again for every other way to show them. */
export class SessionDesk {
  private records = new GroupedRecords();
  /** Of a later reading, which takes the place of the first when it is whole. */
  private next: GroupedRecords | undefined;
  private isWhole = false;
  private order: ViewOrder | undefined;
  private view: SessionView | undefined;
  /** Numbers what is sent: with another view, or other records, it begins anew. */
  private build = 0;
  /** Addresses whose rows are to be made. */
  private todo: number[] = [];
  private isAtWork = false;
  private shownFrom = 0;
  private isStopped = false;

  constructor(
    private readonly output: (piece: TableOutput) => void,
    private readonly fail: (reason: unknown) => void,
  ) {}

  take(order: Exclude<SessionOrder, { kind: 'read' }>): void {
    if (order.kind === 'readings') this.open(order.address);
    else {
      this.order = order.view;
      this.startAnew();
    }
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Records of another reading will come. */
  begin(): void {
    if (this.isWhole) this.next = new GroupedRecords();
    else {
      this.records = new GroupedRecords();
      this.startAnew();
    }
  }

  add(records: Parameters<GroupedRecords['add']>[0]): void {
    if (this.next) return void this.next.add(records);
    const changed = this.records.add(records);
    if (!this.view) return;
    if (this.view.learn(records)) this.makeAll();
    else for (const place of changed) this.todo.push(place);
    this.work();
  }

  /** All records of the reading have come. */
  complete(): void {
    this.isWhole = true;
    this.output({ kind: 'figures', figures: (this.next ?? this.records).figures() });
    if (!this.next) return this.work();
    this.records = this.next;
    this.next = undefined;
    this.startAnew();
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
    this.makeRows().then(
      () => (this.isAtWork = false),
      (error: unknown) => this.fail(error),
    );
  }

  /** Goes on until there is nothing to do; orders that come meanwhile are heard in between. */
  private async makeRows(): Promise<void> {
    const pacer = new Pacer();
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

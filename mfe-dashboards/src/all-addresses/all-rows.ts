import type { Session } from 'shared-kit/model';
import { Pacer } from 'shared-kit/model/pacing';
import type { Owner, OwnerChange, ViewRow } from 'shared-kit/model/session-table';
import type { ServedRows } from 'shared-kit/workers/inside';
import { viewRowKey } from '../session-data/address-columns';
import { FiguresCount } from '../session-data/figures-count';
import type { FollowedMerge } from '../session-data/followed-merge';
import { picturesIn, type RowPicture } from '../session-data/row-pictures';
import { allAddressesColumns } from './all-addresses-columns';
import { AllViews, type AllRowsView, type AllTable, type MadeRows } from './all-views';

interface Context {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Progress is told after so many addresses. */
const PER_PROGRESS = 4000;

/** The rows of all addresses. Only addresses whose records have changed get new rows, unless the columns change. Runs in the worker. */
export class AllRows {
  #views: { key: string; owning: string; of: AllViews } | undefined;
  #made = new Map<string, MadeRows>();
  #count = new FiguresCount();
  /** How many addresses have each picture. */
  #paths = new Map<string, number>();
  #addressesOf = new Map<string, number>();

  constructor(
    private readonly table: ServedRows<ViewRow, AllTable>,
    private readonly records: FollowedMerge,
  ) {}

  pictures(): RowPicture[] {
    return picturesIn([...this.#made.values()].flatMap(({ rows }) => rows));
  }

  /** Makes the rows that this view and the changed records need. An aborted run leaves the table as it was. */
  async make(view: AllRowsView, context: Context): Promise<void> {
    const changes = this.records.merged.takeChanges();
    try {
      if (!(await this.#put(view, changes, context))) await this.#makeAll(view, context);
    } catch (error) {
      this.records.merged.giveBack(changes);
      throw error;
    }
  }

  /** Makes the rows of changed addresses. Returns false if all rows have to be made, since the columns are others. */
  async #put(view: AllRowsView, changes: readonly OwnerChange[], context: Context): Promise<boolean> {
    const made = this.#views;
    if (made?.key !== keyOf(view) || !made.of.areOf(view.sessions)) return false;
    const hasFields = (owner: Owner | undefined) => owner?.records.some(made.of.addsColumns) ?? false;
    if (changes.some(({ before, now }) => hasFields(before) || hasFields(now))) return false;
    const addressesOf = addressesAfter(this.#addressesOf, changes);
    const owning = view.sessions.filter(({ id }) => addressesOf.has(id));
    // Their records have no fields beside those of the settings.
    if (made.owning !== idsOf(owning) && !made.of.unite(owning.map((session) => ({ session, records: [] })))) return false;
    const owners = changes.map(({ address, now }) => [address, now] as const);
    const rowsOfAddresses = await this.#makeRows(made.of, owners, context);
    made.owning = idsOf(owning);
    this.#addressesOf = addressesOf;
    const rows: ViewRow[] = [];
    const removed: string[] = [];
    for (const [address, now] of rowsOfAddresses) {
      const before = this.#replace(address, now);
      for (const row of now?.rows ?? []) rows.push(row);
      for (const row of before?.rows.slice(now?.rows.length ?? 0) ?? []) removed.push(viewRowKey(row));
    }
    if (rowsOfAddresses.length > 0) this.table.put(rows, removed);
    this.table.describe(this.#about(made.of));
    return true;
  }

  async #makeAll(view: AllRowsView, context: Context): Promise<void> {
    const { owners } = this.records.merged;
    const views = new AllViews(view);
    // A session without records left, because later ones read all of its addresses again, would add empty columns.
    const owning = this.records.all().filter(({ records }) => records.length > 0);
    views.unite(owning);
    const rowsOfAddresses = await this.#makeRows(views, [...owners], context);
    this.#views = { key: keyOf(view), owning: idsOf(owning.map(({ session }) => session)), of: views };
    this.#addressesOf = addressesAfter(
      new Map(),
      [...owners].map(([address, now]) => ({ address, before: undefined, now })),
    );
    this.#made = new Map();
    this.#count = new FiguresCount();
    this.#paths = new Map();
    for (const [address, now] of rowsOfAddresses) this.#replace(address, now);
    const { settings, words } = view;
    const rows = [...this.#made.keys()].sort().flatMap((address) => this.#made.get(address)!.rows);
    this.table.replace(
      allAddressesColumns(views.tableColumns, views.named, { words, settings, hasPictures: true }),
      rows,
      this.#about(views),
    );
  }

  /** Makes rows, with pauses in which other requests are answered. */
  async #makeRows(
    views: AllViews,
    owners: readonly (readonly [address: string, owner: Owner | undefined])[],
    { signal, onProgress }: Context,
  ): Promise<(readonly [address: string, rows: MadeRows | undefined])[]> {
    const pacer = new Pacer(signal);
    const made: (readonly [string, MadeRows | undefined])[] = [];
    for (const [address, owner] of owners) {
      if (made.length % PER_PROGRESS === 0) onProgress(made.length / owners.length);
      made.push([address, owner && views.rowsOf(owner)]);
      await pacer.pauseIfDue();
    }
    signal.throwIfAborted();
    return made;
  }

  /** Takes over the rows of an address, and counts them. Returns those from before. */
  #replace(address: string, now: MadeRows | undefined): MadeRows | undefined {
    const before = this.#made.get(address);
    if (now) this.#made.set(address, now);
    else this.#made.delete(address);
    this.#count.change(before?.flags, now?.flags);
    for (const path of pathsOf(now)) this.#paths.set(path, (this.#paths.get(path) ?? 0) + 1);
    for (const path of pathsOf(before)) {
      const others = this.#paths.get(path)! - 1;
      if (others > 0) this.#paths.set(path, others);
      else this.#paths.delete(path);
    }
    return before;
  }

  #about({ tableColumns, named }: AllViews): AllTable {
    return { tableColumns, figures: { ...this.#count.figures }, sessions: [...named], pictures: this.#paths.size };
  }
}

/** Changes with everything that all rows depend on, besides sessions. */
const keyOf = ({ settings, toggles, words }: AllRowsView): string => JSON.stringify([settings, toggles, words]);

const idsOf = (sessions: readonly Session[]): string => JSON.stringify(sessions.map(({ id }) => id));

/** Every row of an address holds its pictures. */
const pathsOf = (made: MadeRows | undefined): Set<string> => new Set(made?.rows[0]?.pictures?.map(({ path }) => path));

/** How many addresses belong to each session after some changes. */
function addressesAfter(before: ReadonlyMap<string, number>, changes: readonly OwnerChange[]): Map<string, number> {
  const counts = new Map(before);
  const count = (owner: Owner | undefined, change: 1 | -1) => {
    if (!owner) return;
    const remaining = (counts.get(owner.session) ?? 0) + change;
    if (remaining > 0) counts.set(owner.session, remaining);
    else counts.delete(owner.session);
  };
  for (const { now } of changes) count(now, 1);
  for (const { before: owner } of changes) count(owner, -1);
  return counts;
}

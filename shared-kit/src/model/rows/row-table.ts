import type { DataColumn, Sorting } from './data-column';
import { foldNeedle, SearchTexts } from './search-texts';
import { firstSlots, NO_SLOTS, withChanged, type Slots } from './slot-lists';
import { SortKeys } from './sort-keys';

/** Which rows a table shows, and in which order. */
export interface Question extends Sorting {
  search: string;
  /** The keys of the columns that are searched: only visible ones, so that a row shows why it was found. */
  searched: readonly string[];
  /** Which rows the table has at all, in the words of whoever makes the rows; '' for all. */
  filter: string;
}

export const ALL_ROWS: Question = { orderBy: null, order: 'asc', search: '', searched: [], filter: '' };

/** A row as it is shown. A row that has been removed stays while rows are held, with the values it had. */
export interface HeldRow<T> {
  row: T;
  key: string;
  isRemoved: boolean;
}

/** The rows that are found at a moment, and how many slots there were: those of later rows are higher. */
export interface ShownView {
  readonly found: Slots;
  readonly slots: number;
}

export type WhichRows = 'found' | 'all';

export interface RowTableOptions<T> {
  rowKey: (row: T) => string;
  /** The order of the rows while no column sorts them; without it, that in which they were given. {@link RowTable.put} needs it. */
  compare?: (one: T, other: T) => number;
  passes?: (row: T, filter: string) => boolean;
}

/**
 * Rows that are sorted, searched and filtered (TABLE-01, TABLE-02). It belongs to the thread that makes the rows: the page, or a worker. Each row
 * has a slot; the lists of rows are lists of slots. Rows that change or arrive are put where they belong, the others are not looked at again.
 *
 * Rows can be held, so that none moves while the user points at them: changed rows then have their new values in their old place, removed ones
 * stay, and new ones wait. All of that ends with the hold, and with another question.
 */
export class RowTable<T> {
  #rows: T[] = [];
  #passes: RowTableOptions<T>['passes'];
  #isRemoved = new Set<number>();
  /** Made when rows are first looked up by key. */
  #slots: Map<string, number> | undefined;
  #natural: Slots = NO_SLOTS;
  #ranks: Slots | undefined;
  #columns: readonly DataColumn<T>[] = [];
  #question = ALL_ROWS;
  #keys: SortKeys<T> | undefined;
  #texts: SearchTexts<T> | undefined;
  #ordered: Slots | undefined;
  #found: Slots | undefined;
  #isHeld = false;
  /** Undefined also when a hold begins, until the rows are first read. */
  #held: ShownView | undefined;

  constructor(private readonly options: RowTableOptions<T>) {
    this.#passes = options.passes;
  }

  /** Another meaning of the filters from now on. */
  set passes(passes: NonNullable<RowTableOptions<T>['passes']>) {
    this.#passes = passes;
    if (this.#question.filter !== '') this.#ordered = this.#found = undefined;
  }

  get columns(): readonly DataColumn<T>[] {
    return this.#columns;
  }

  set columns(columns: readonly DataColumn<T>[]) {
    if (columns === this.#columns) return;
    this.#columns = columns;
    this.#keys = this.#texts = this.#ordered = this.#found = undefined;
  }

  replace(rows: readonly T[]): void {
    if (this.#held) {
      this.#isRemoved = new Set(firstSlots(this.#rows.length));
      this.#natural = Uint32Array.from(rows, (row) => this.#place(row));
    } else {
      this.#rows = [...rows];
      this.#isRemoved.clear();
      this.#slots = undefined;
      this.#natural = firstSlots(rows.length);
    }
    this.#ranks = this.#keys = this.#texts = this.#ordered = this.#found = undefined;
  }

  /** Adds rows and changes those with the same keys, and removes the rows of other keys. */
  put(rows: readonly T[], removed: readonly string[] = []): void {
    const { compare } = this.options;
    if (!compare) throw new Error('Rows can only be put into an order that is known.');
    const before = this.#rows.length;
    const put = new Set(rows.map((row) => this.#place(row)));
    // Those that may be in the lists already.
    const changed = new Set([...put].filter((slot) => slot < before));
    for (const key of removed) {
      const slot = this.#slotOf(key);
      if (slot === undefined || put.has(slot)) continue;
      this.#isRemoved.add(slot);
      changed.add(slot);
    }
    for (const slot of put) {
      this.#keys?.read(slot, this.#rows[slot]!);
      this.#texts?.read(slot, this.#rows[slot]!);
    }
    // Lists that are the same stay the same.
    const isAsGiven = this.#ordered === this.#natural;
    const isWhole = this.#found === this.#ordered;
    this.#natural = withChanged(this.#natural, changed, [...put], (one, other) => compare(this.#rows[one]!, this.#rows[other]!));
    this.#ranks = undefined;
    if (!this.#ordered) return;
    const { filter, search } = this.#question;
    const inTable = [...put].filter((slot) => filter === '' || this.#passes?.(this.#rows[slot]!, filter) !== false);
    this.#ordered = isAsGiven ? this.#natural : withChanged(this.#ordered, changed, inTable, this.#inOrder);
    if (isWhole) {
      this.#found = this.#ordered;
      return;
    }
    const needle = foldNeedle(search);
    const matching = needle === '' ? inTable : inTable.filter((slot) => this.#texts?.has(slot, needle));
    this.#found = this.#found && withChanged(this.#found, changed, matching, this.#inOrder);
  }

  /** Sorts, searches and filters by another question from now on. Returns false if it is the same. */
  ask(question: Question): boolean {
    const before = this.#question;
    const isSearchedAlike = question.searched.join('\n') === before.searched.join('\n');
    const isOrderedAlike = question.orderBy === before.orderBy && question.order === before.order && question.filter === before.filter;
    if (isSearchedAlike && isOrderedAlike && question.search === before.search) return false;
    this.#question = question;
    if (question.orderBy !== before.orderBy) this.#keys = undefined;
    if (!isSearchedAlike) this.#texts = undefined;
    if (!isOrderedAlike) this.#ordered = undefined;
    this.#found = undefined;
    this.#held = undefined;
    return true;
  }

  /** Holds the rows of a view, by default those that are found now. While rows are held, another view has to be named to hold that. */
  hold(view?: ShownView): void {
    this.#isHeld = true;
    this.#held = view ?? this.#held;
  }

  /** Ends the hold. */
  release(): void {
    this.#isHeld = false;
    this.#held = undefined;
  }

  /** Holds the rows that are found now, instead of those that were when the hold began. */
  showWaiting(): void {
    this.#held = undefined;
  }

  /** Which rows are shown now. */
  shownView(): ShownView {
    const now = { found: this.#foundNow(), slots: this.#rows.length };
    if (!this.#isHeld) return now;
    return (this.#held ??= now);
  }

  /** `unfiltered`: all rows; `total`: the rows of the table; `found`: those shown; `waiting`: those found that the hold keeps back. */
  counts(): { unfiltered: number; total: number; found: number; waiting: number } {
    const { found, slots } = this.shownView();
    const now = this.#foundNow();
    const waiting = found === now ? 0 : now.filter((slot) => slot >= slots).length;
    return { unfiltered: this.#natural.length, total: this.#orderedNow().length, found: found.length, waiting };
  }

  /** Of the shown rows, those from one index to before another. */
  shown(from: number, to: number): HeldRow<T>[] {
    return Array.from(this.shownView().found.subarray(from, to), (slot) => this.#heldRow(slot));
  }

  /** All rows of the table in order, or those that are shown; rows that have been removed are not among them. */
  rows(which: WhichRows): T[] {
    const slots = which === 'all' ? this.#orderedNow() : this.shownView().found;
    const rows: T[] = [];
    for (const slot of slots) if (!this.#isRemoved.has(slot)) rows.push(this.#rows[slot]!);
    return rows;
  }

  /** Reads the texts that are searched, so that the first search is as fast as the others. */
  prepareSearch(): void {
    this.#readTexts();
  }

  #readTexts(): SearchTexts<T> {
    if (this.#texts) return this.#texts;
    const { searched } = this.#question;
    const texts = (this.#texts = new SearchTexts(this.#columns.filter(({ key }) => searched.includes(key))));
    for (const [slot, row] of this.#rows.entries()) texts.read(slot, row);
    return texts;
  }

  #heldRow(slot: number): HeldRow<T> {
    const row = this.#rows[slot]!;
    return { row, key: this.options.rowKey(row), isRemoved: this.#isRemoved.has(slot) };
  }

  #orderedNow(): Slots {
    return (this.#ordered ??= this.#order());
  }

  #foundNow(): Slots {
    return (this.#found ??= this.#search());
  }

  #order(): Slots {
    const { orderBy, filter } = this.#question;
    const passes = this.#passes;
    const inTable = filter === '' || !passes ? this.#natural : this.#natural.filter((slot) => passes(this.#rows[slot]!, filter));
    const column = this.#columns.find(({ key }) => key === orderBy);
    if (!column) return inTable;
    if (!this.#keys) {
      this.#keys = new SortKeys(column);
      for (const [slot, row] of this.#rows.entries()) this.#keys.read(slot, row);
    }
    return inTable.slice().sort(this.#inOrder);
  }

  #search(): Slots {
    const needle = foldNeedle(this.#question.search);
    const ordered = this.#orderedNow();
    if (needle === '') return ordered;
    const texts = this.#readTexts();
    return ordered.filter((slot) => texts.has(slot, needle));
  }

  /** By the sorted column; equal rows keep their natural order. */
  readonly #inOrder = (one: number, other: number): number => {
    const byColumn = this.#keys?.compare(one, other, this.#question.order) ?? 0;
    if (byColumn !== 0) return byColumn;
    this.#ranks ??= this.#rank();
    return this.#ranks[one]! - this.#ranks[other]!;
  };

  #rank(): Slots {
    const ranks = new Uint32Array(this.#rows.length);
    for (let place = 0; place < this.#natural.length; place++) ranks[this.#natural[place]!] = place;
    return ranks;
  }

  /** The slot of a row: that of the row with its key, which it replaces, or a new one. */
  #place(row: T): number {
    const key = this.options.rowKey(row);
    const slot = this.#slotOf(key) ?? this.#rows.length;
    this.#rows[slot] = row;
    this.#slots?.set(key, slot);
    this.#isRemoved.delete(slot);
    return slot;
  }

  #slotOf(key: string): number | undefined {
    this.#slots ??= new Map(this.#rows.map((row, slot) => [this.options.rowKey(row), slot]));
    return this.#slots.get(key);
  }
}

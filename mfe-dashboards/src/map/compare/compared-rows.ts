import type { AddressRecord, DomainSettings } from 'shared-kit/model';
import { Pacer } from 'shared-kit/model/pacing';
import { comparisonOf, type ComparedHead, type ComparedRow, type Comparison, type OwnerChange } from 'shared-kit/model/session-table';
import type { ServedRows } from 'shared-kit/workers/inside';
import { answerRecount, type RecountAnswer, type RecountRequest } from '../../recount/answer-recount';
import type { CellDifference } from '../picture/cell-states';
import type { FollowedMerge } from '../../session-data/followed-merge';
import { compareColumns, type CompareWords } from './compare-columns';
import { countDifferences, differenceOf } from './difference-of';

/** What the page knows of all rows. */
export interface ComparedTable {
  head: ComparedHead;
  counts: Record<CellDifference, number>;
}

export interface CompareView {
  settings: DomainSettings;
  words: CompareWords;
}

/** The rows of a comparison. Only addresses whose records have changed are compared again, unless the columns change. Runs in the worker. */
export class ComparedRows {
  #made: { key: string; by: Comparison } | undefined;
  #rows = new Map<string, ComparedRow>();
  #counts = countDifferences([]);

  constructor(
    private readonly table: ServedRows<ComparedRow, ComparedTable>,
    private readonly sides: readonly [FollowedMerge, FollowedMerge],
  ) {}

  get head(): ComparedHead {
    return this.#made?.by.head ?? [];
  }

  /** In the order of the table. */
  inOrder(): ComparedRow[] {
    return [...this.#rows.keys()].sort().map((address) => this.#rows.get(address)!);
  }

  /** Counts the addresses that differ, or makes the rows of a task of some of them. */
  recount(request: RecountRequest, older: 0 | 1, signal: AbortSignal): Promise<RecountAnswer> {
    const compared = this.#rows;
    const recordsOf = (side: 0 | 1) => (address: string) => this.sides[side].merged.owners.get(address)?.records;
    return answerRecount(
      request,
      {
        kinds: ['changed', 'first', 'second'],
        *candidates() {
          for (const { address, difference } of compared.values()) if (difference !== 'equal') yield { address, kinds: [difference] };
        },
        readings: recordsOf(older === 0 ? 1 : 0),
        older: recordsOf(older),
      },
      signal,
    );
  }

  /** Makes the rows that this view and the changed records need. An aborted run leaves the table as it was. */
  async make(view: CompareView, signal: AbortSignal): Promise<void> {
    const changes = this.sides.map(({ merged }) => merged.takeChanges());
    try {
      if (!(await this.#put(view, changes.flat(), signal))) await this.#makeAll(view, signal);
    } catch (error) {
      this.sides.forEach(({ merged }, side) => merged.giveBack(changes[side]!));
      throw error;
    }
  }

  /** Compares the changed addresses. Returns false if all have to be compared, since the columns are others. */
  async #put(view: CompareView, changes: readonly OwnerChange[], signal: AbortSignal): Promise<boolean> {
    const made = this.#made;
    if (made?.key !== JSON.stringify(view)) return false;
    const adds = (records: readonly AddressRecord[] = []) => records.some(made.by.mayAddColumns);
    if (changes.some(({ before, now }) => adds(before?.records) || adds(now?.records))) return false;
    const compared = await this.#compare(made.by, new Set(changes.map(({ address }) => address)), signal);
    const rows: ComparedRow[] = [];
    const removed: string[] = [];
    for (const [address, row] of compared) {
      if (row) rows.push(row);
      else removed.push(address);
      this.#replace(address, row);
    }
    if (compared.length > 0) this.table.put(rows, removed);
    this.table.describe(this.#about());
    return true;
  }

  async #makeAll(view: CompareView, signal: AbortSignal): Promise<void> {
    const records = this.sides.flatMap((side) => side.all().flatMap((session) => session.records));
    const by = await new Pacer(signal).run(comparisonOf(records, view.settings));
    const compared = await this.#compare(by, new Set(this.sides.flatMap(({ merged }) => [...merged.owners.keys()])), signal);
    this.#made = { key: JSON.stringify(view), by };
    this.#rows = new Map();
    this.#counts = countDifferences([]);
    for (const [address, row] of compared) this.#replace(address, row);
    this.table.replace(compareColumns(by.head, view.words, view.settings), this.inOrder(), this.#about());
  }

  /** Compares addresses, with pauses in which other requests are answered. */
  async #compare(
    by: Comparison,
    addresses: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<(readonly [address: string, row: ComparedRow | undefined])[]> {
    const pacer = new Pacer(signal);
    const compared: (readonly [string, ComparedRow | undefined])[] = [];
    for (const address of addresses) {
      const [one, other] = this.sides.map(({ merged }) => merged.owners.get(address)?.records);
      compared.push([address, one || other ? by.compare(address, one, other) : undefined]);
      await pacer.pauseIfDue();
    }
    signal.throwIfAborted();
    return compared;
  }

  #replace(address: string, row: ComparedRow | undefined): void {
    const before = this.#rows.get(address);
    if (before) this.#counts[differenceOf(before)]--;
    if (row) this.#counts[differenceOf(row)]++;
    if (row) this.#rows.set(address, row);
    else this.#rows.delete(address);
  }

  #about(): ComparedTable {
    return { head: this.head, counts: { ...this.#counts } };
  }
}

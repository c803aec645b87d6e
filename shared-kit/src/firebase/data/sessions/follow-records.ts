import type { AddressRecord, DomainRef, Session } from 'shared-kit/model';
import type { Ask } from '../store/document-store';
import { PART_SIZE, partPages, type RecordPart } from './read-records';

/** How far the records of a session have been read: what is needed to go on from there. Plain data, which can be sent to a worker. */
export interface RecordsMark {
  session: Pick<Session, 'id' | 'startTime' | 'total' | 'empty' | 'invalid'>;
  /** The index of the first part that may still change. */
  part: number;
  /** The number of records in the parts before it. */
  before: number;
  /** The records of that part and of later ones. */
  open: readonly AddressRecord[];
  /** The index of the last part that was there; -1 for none. */
  last: number;
}

/** A step of reading: `records` replace all records of the session from position `from` on. */
export interface RecordsChange {
  from: number;
  records: readonly AddressRecord[];
  /** How far the session has been read with this step. */
  mark: RecordsMark;
}

interface FollowOptions {
  ask: Ask;
  signal?: AbortSignal | undefined;
}

/**
 * Reads what is new in the records of a session since `mark`, without a mark everything. Apps write parts in order and replace only the newest one
 * (D-70), so the reading goes on from the newest known part. Everything is read again when a count of the session has fallen, and when the known
 * readings of that part are no longer the first ones there. Yields at least one step; rejects with the store's error.
 */
export async function* followRecords(
  ref: DomainRef,
  session: Session,
  mark: RecordsMark | undefined,
  options: FollowOptions,
): AsyncGenerator<RecordsChange> {
  if (mark && isContinued(mark.session, session) && (yield* goOn(ref, session, mark, options))) return;
  yield* goOn(ref, session, { session, part: 0, before: 0, open: [], last: -1 }, options);
}

/** False when the records of a session may have been replaced as a whole: it has been started again, or counts less than before. */
const isContinued = (before: RecordsMark['session'], now: Session): boolean =>
  before.id === now.id &&
  before.startTime === now.startTime &&
  before.total <= now.total &&
  before.empty <= now.empty &&
  before.invalid <= now.invalid;

/** Yields what is new since a mark. Returns false, with nothing yielded, when the known readings are no longer there. */
async function* goOn(
  ref: DomainRef,
  session: Session,
  mark: RecordsMark,
  { ask, signal }: FollowOptions,
): AsyncGenerator<RecordsChange, boolean> {
  const { open, before } = mark;
  const parts = new OpenParts(session, mark);
  // What has been read while not all that is known could be compared.
  let uncompared: AddressRecord[] | undefined = [];
  let position = before;
  for await (const page of partPages({ ...ref, session: session.id }, { ask, signal, total: session.total, first: mark.part })) {
    parts.add(page);
    const records = page.flatMap((part) => part.records);
    position += records.length;
    if (uncompared) {
      for (const record of records) uncompared.push(record);
      if (!uncompared.every((record, at) => !open[at] || isSameReading(record, open[at]))) return false;
      if (uncompared.length < open.length) continue;
      const changed = open.findIndex((record, at) => !isEqual(record, uncompared![at]!));
      const kept = changed < 0 ? open.length : changed;
      yield { from: before + kept, records: uncompared.slice(kept), mark: parts.mark() };
      uncompared = undefined;
    } else yield { from: position - records.length, records, mark: parts.mark() };
  }
  return uncompared === undefined;
}

const isSameReading = (one: AddressRecord, other: AddressRecord): boolean =>
  one.address === other.address && one.checkedAt === other.checkedAt;

/** Both come from the same converter, which gives them their fields in the same order. */
const isEqual = (one: AddressRecord, other: AddressRecord): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The parts that may still change. A part cannot when a later one was there as it was read: both came in one answer, or a later one was known
 * before. Otherwise the app may have completed it before it added the later one, so only a full part is certain.
 */
class OpenParts {
  private parts: (RecordPart & { isFinal: boolean })[] = [];
  private part: number;
  private before: number;
  private last: number;

  constructor(
    private readonly session: Session,
    private readonly known: RecordsMark,
  ) {
    ({ part: this.part, before: this.before, last: this.last } = known);
  }

  /** Adds the parts of one answer. */
  add(page: readonly RecordPart[]): void {
    for (const part of page) {
      const isFinal = part !== page.at(-1) || part.index < this.known.last || part.records.length >= PART_SIZE;
      this.parts.push({ ...part, isFinal });
      this.last = part.index;
    }
    // A part that is missing in between may still come, so that all after it stay open.
    while (this.parts.length > 1 && this.parts[0]!.isFinal && this.parts[0]!.index === this.part) {
      this.before += this.parts.shift()!.records.length;
      this.part++;
    }
  }

  mark(): RecordsMark {
    const { id, startTime, total, empty, invalid } = this.session;
    const open = this.parts.flatMap(({ records }) => records);
    return { session: { id, startTime, total, empty, invalid }, part: this.part, before: this.before, open, last: this.last };
  }
}

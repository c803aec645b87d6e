import type { AddressRecord, Session } from '../entities/entities';
import { beats, type Claim } from './merge-sessions';
import type { AddressGroup } from './table-groups';

/** The session that an address belongs to, and that session's records of it, by time. */
export interface Owner {
  session: string;
  records: AddressGroup;
}

export interface OwnerChange {
  address: string;
  before: Owner | undefined;
  now: Owner | undefined;
}

/**
 * The same as `mergeSessions` for sessions that change: of each address the records of the session that read it last (EXPORT-11). A change costs
 * what its records cost.
 */
export class MergedRecords {
  readonly #owners = new Map<string, Owner>();
  readonly #groups = new Map<string, Map<string, AddressGroup>>();
  #sessions = new Map<string, Omit<Claim, 'checkedAt'>>();
  #changed = new Set<string>();

  /** What each address belonged to when changes were taken last. */
  get owners(): ReadonlyMap<string, Owner> {
    return this.#owners;
  }

  /** Sets the order of the sessions. Those that it does not name must have no records left. */
  order(sessions: readonly Pick<Session, 'id' | 'startTime'>[]): void {
    const before = this.#sessions;
    this.#sessions = new Map(sessions.map(({ id, startTime }, place) => [id, { startTime: startTime ?? 0, place }]));
    const rankOf = (one: typeof before, other: typeof before) =>
      JSON.stringify([...one].flatMap(([id, { startTime }]) => (other.has(id) ? [[id, startTime]] : [])));
    // Two sessions with readings of the same time may now beat each other the other way round.
    if (rankOf(before, this.#sessions) !== rankOf(this.#sessions, before))
      for (const address of this.#groups.keys()) this.#changed.add(address);
  }

  /** Takes over a change of a session: the records that it does not have any more, and new ones. */
  change(session: string, removed: readonly AddressRecord[], added: readonly AddressRecord[]): void {
    for (const record of removed) this.#set(record.address, session, (group) => group.filter((one) => one !== record));
    for (const record of added) this.#set(record.address, session, (group) => withRecord(group, record));
  }

  /** The addresses whose records have changed since the last call. */
  takeChanges(): OwnerChange[] {
    const changes = [...this.#changed].map((address) => ({ address, before: this.#owners.get(address), now: this.#ownerOf(address) }));
    this.#changed = new Set();
    for (const { address, now } of changes) this.#own(address, now);
    return changes;
  }

  /** Takes back changes that came to nothing, such as those of a run that was aborted: the next call returns them again. */
  giveBack(changes: readonly OwnerChange[]): void {
    for (const { address, before } of changes) {
      this.#changed.add(address);
      this.#own(address, before);
    }
  }

  #own(address: string, owner: Owner | undefined): void {
    if (owner) this.#owners.set(address, owner);
    else this.#owners.delete(address);
  }

  /** Groups are never changed in place, because owners have them. */
  #set(address: string, session: string, change: (group: readonly AddressRecord[]) => AddressRecord[]): void {
    const groups = this.#groups.get(address) ?? new Map<string, AddressGroup>();
    const [first, ...others] = change(groups.get(session) ?? []);
    if (first) groups.set(session, [first, ...others]);
    else groups.delete(session);
    if (groups.size > 0) this.#groups.set(address, groups);
    else this.#groups.delete(address);
    this.#changed.add(address);
  }

  #ownerOf(address: string): Owner | undefined {
    let best: { claim: Claim; owner: Owner } | undefined;
    for (const [session, records] of this.#groups.get(address) ?? []) {
      const claim = { checkedAt: records.at(-1)!.checkedAt, startTime: 0, place: 0, ...this.#sessions.get(session) };
      if (!best || beats(claim, best.claim)) best = { claim, owner: { session, records } };
    }
    return best?.owner;
  }
}

/** Behind those that are not later. */
function withRecord(group: readonly AddressRecord[], record: AddressRecord): AddressRecord[] {
  let at = group.length;
  while (at > 0 && group[at - 1]!.checkedAt > record.checkedAt) at--;
  return group.toSpliced(at, 0, record);
}

import type { DomainRef, Session } from 'shared-kit/model';
import { MergedRecords, mergeSessions } from 'shared-kit/model/session-table';
import type { AddressRecord } from 'shared-kit/model';
import type { ChangedRecords, FollowedSessions } from './followed-sessions';

/** The records of some of the followed sessions, of each address those of the session that read it last. Runs in the worker. */
export class FollowedMerge {
  readonly merged = new MergedRecords();
  #ref: DomainRef = { company: '', domain: '' };
  #sessions: readonly Session[] = [];

  constructor(private readonly followed: FollowedSessions) {}

  /** Sets the sessions. Called before they are read, because what is not wanted any more is then forgotten. */
  set(ref: DomainRef, sessions: readonly Session[]): void {
    const before = this.#ids();
    this.#ref = ref;
    this.#sessions = sessions;
    const now = this.#ids();
    for (const id of before) if (!now.has(id)) this.merged.change(id, this.followed.recordsOf(ref, id), []);
    for (const id of now) if (!before.has(id)) this.merged.change(id, [], this.followed.recordsOf(ref, id));
    this.merged.order(sessions);
  }

  /** Takes over a change, if it is of one of its sessions. */
  readonly take = ({ session, removed, added }: ChangedRecords): void => {
    if (this.#ids().has(session)) this.merged.change(session, removed, added);
  };

  /** The sessions with what is left of their records, in the order of acquisition: at the cost of all records. */
  all(): { session: Session; records: readonly AddressRecord[] }[] {
    const merged = mergeSessions(this.followed.loaded({ ref: this.#ref, sessions: this.#sessions }));
    return this.#sessions.map((session, place) => ({ session, records: merged[place]!.records }));
  }

  #ids(): Set<string> {
    return new Set(this.#sessions.map(({ id }) => id));
  }
}

import type { Commit } from './commit';
import { nowMicros, type Micros } from '../values/time';

const KEEP = 50_000;
/** After this time the service has forgotten which changes a listener has seen, and sends it the whole result again. */
const KEEP_MICROS = 30 * 60 * 1_000_000;

/** The documents that changed lately, so that a reconnecting listener gets only those. */
export class ChangeLog {
  #entries: { version: Micros; path: string }[] = [];
  #from: Micros = 0;

  add(commit: Commit): void {
    // A token with an older version comes from a store that has been wiped.
    if (this.#from === 0) this.#from = commit.version;
    for (const { path } of commit.changes) this.#entries.push({ version: commit.version, path });
    if (this.#entries.length > 2 * KEEP) this.forget(this.#entries.length - KEEP);
  }

  /** Declares that changes before this version are unknown. */
  startAt(version: Micros): void {
    this.#from = version;
    this.#entries = [];
  }

  /** Paths changed after `version`, or undefined if the log does not reach back that far. */
  since(version: Micros): Set<string> | undefined {
    if (version < this.#from || version < nowMicros() - KEEP_MICROS) return undefined;
    const paths = new Set<string>();
    for (let i = this.#entries.length - 1; i >= 0; i -= 1) {
      const entry = this.#entries[i];
      if (!entry || entry.version <= version) break;
      paths.add(entry.path);
    }
    return paths;
  }

  private forget(count: number): void {
    // A client that has seen the newest forgotten version needs none of the forgotten entries.
    this.#from = this.#entries[count - 1]?.version ?? this.#from;
    this.#entries = this.#entries.slice(count);
  }
}

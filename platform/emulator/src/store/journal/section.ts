/**
 * A part of the state that is stored in the journal. Records hold new states, not differences: a snapshot is written while changes continue, so changes
 * that it already contains are replayed.
 */
export interface JournalSection {
  /** Takes a record written by `append` or listed by `snapshot`. */
  restore(json: string): void;
  /** The whole state as ASCII JSON records. */
  snapshot(): Iterable<string>;
}

export type JournalSections = Readonly<Record<string, JournalSection>>;

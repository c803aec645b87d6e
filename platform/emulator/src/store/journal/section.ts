/**
 * A part of the state that is kept in the journal. Records are absolute ("this is now so"), never relative:
 * a snapshot is written while changes go on, and what it already holds is then replayed once more.
 */
export interface JournalSection {
  /** Takes a record written by `append` or listed by `snapshot`. */
  restore(json: string): void;
  /** The whole state as ASCII JSON records. */
  snapshot(): Iterable<string>;
}

export type JournalSections = Readonly<Record<string, JournalSection>>;

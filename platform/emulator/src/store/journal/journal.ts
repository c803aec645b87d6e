/** The journal for services, which append changes and answer clients when these are on disk. */
export interface Journal {
  /** Throws if writing has failed before, since changes that cannot be written must not be made in memory. */
  checkWritable(): void;
  /** Appends a record, which is written together with others of the same time. */
  append(section: string, json: string): void;
  /** Calls back when everything appended so far is on disk. Callbacks keep their order. */
  whenDurable(callback: () => void): void;
  /** Writes pending records. */
  close(): Promise<void>;
}

/** Resolves once everything appended so far is on disk. */
export function durable(journal: Journal): Promise<void> {
  return new Promise((resolve) => journal.whenDurable(resolve));
}

/** A journal that stores nothing, for data in memory. */
export const memoryJournal: Journal = {
  checkWritable() {},
  append() {},
  whenDurable: (callback) => callback(),
  close: () => Promise.resolve(),
};

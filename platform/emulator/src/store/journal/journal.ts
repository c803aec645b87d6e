/** What the services need of the journal: append first, and tell nobody before it is durable. */
export interface Journal {
  /** Throws when writing has failed before: memory must not run ahead of the disk for good. */
  checkWritable(): void;
  /** Adds a record; it is written together with all others of the moment. */
  append(section: string, json: string): void;
  /** Calls back once everything appended so far is on disk; callbacks keep their order. */
  whenDurable(callback: () => void): void;
  /** Writes what is pending. */
  close(): Promise<void>;
}

/** Resolves once everything appended so far is on disk. */
export function durable(journal: Journal): Promise<void> {
  return new Promise((resolve) => journal.whenDurable(resolve));
}

/** Keeps nothing. */
export const memoryJournal: Journal = {
  checkWritable() {},
  append() {},
  whenDurable: (callback) => callback(),
  close: () => Promise.resolve(),
};

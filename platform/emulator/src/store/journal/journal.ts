/** The journal as services use it: they append changes, and answer clients only when these are on disk. */
export interface Journal {
  /** Throws when writing has failed before: changes that can never be written must not be made in memory. */
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

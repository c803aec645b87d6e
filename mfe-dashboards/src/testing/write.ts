import type { MemoryStore } from 'shared-kit/testing';

/** Another client writes the documents of a seed. */
export function write(store: MemoryStore, documents: Readonly<Record<string, Record<string, unknown>>>): void {
  for (const [path, data] of Object.entries(documents)) store.set(path, data);
}

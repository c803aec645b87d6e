import { StoreError, type StoreErrorKind } from '../firebase/data/store/document-store';
import type { FileStore } from '../firebase/data/files/file-store';

/** The port in memory, with functions for tests that act as the storage. */
export interface MemoryFiles extends FileStore {
  /** Stores a file, as the apps or the platform do. */
  set(path: string, file: Blob): void;
  /** Fails reads of paths with this prefix, by default with `denied`. */
  fail(pathPrefix: string, kind?: StoreErrorKind): void;
  /** Leaves reads without an answer, as a storage that keeps its connections open. */
  silence(): void;
  /** Ends the failures of `fail`, and the silence for later reads. */
  heal(): void;
  /** The read paths in order, including failures. */
  readonly reads: string[];
}

/** A {@link FileStore} in memory that behaves like Firebase Storage. */
export function createMemoryFiles(seed: Readonly<Record<string, Blob>> = {}): MemoryFiles {
  const files = new Map(Object.entries(seed));
  const failures = new Map<string, StoreErrorKind>();
  const reads: string[] = [];
  let isSilent = false;
  return {
    reads,
    async read(path) {
      reads.push(path);
      await (isSilent ? new Promise(() => {}) : Promise.resolve());
      const kind = [...failures].find(([prefix]) => path.startsWith(prefix))?.[1];
      if (kind) throw new StoreError(kind, `${kind}: ${path}`);
      const file = files.get(path);
      if (!file) throw new StoreError('missing', `missing: ${path}`);
      return file;
    },
    set: (path, file) => void files.set(path, file),
    fail: (pathPrefix, kind = 'denied') => void failures.set(pathPrefix, kind),
    silence: () => void (isSilent = true),
    heal: () => {
      failures.clear();
      isSilent = false;
    },
  };
}

import { readInTime, StoreError } from '../store/document-store';

/**
 * The port of the file storage (API-29): Firebase Storage in the product, a double in memory in tests. The console only reads
 * (D-91). Its failures are {@link StoreError}s: `missing`, `denied`, `unavailable` (no connection, too slow), `failed`.
 */
export interface FileStore {
  /** The file at this path of the model's `storagePaths`, with the type that its bytes have. */
  read(path: string): Promise<Blob>;
}

let connected: FileStore | null = null;

/** The connected file storage. */
export function fileStore(): FileStore {
  if (!connected) throw new StoreError('failed', 'connectData() has not been called.');
  return connected;
}

/** Replaces the storage; tests use the double in memory. Whichever it is, a read ends in time: the SDK gives up between its requests only (ADR-0047). */
export function setFileStore(store: FileStore | null): void {
  connected = store && { read: (path) => readInTime(store.read(path)) };
}

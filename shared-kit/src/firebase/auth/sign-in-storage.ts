import { browserLocalPersistence, indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { withLimit } from 'shared-kit/model/pacing';

/** The time limit of a browser storage for one operation. A storage that takes longer is not used any more. */
export const STORAGE_LIMIT_MS = 5000;

/** Where the browser stores the sign-in: as usual, in another storage because the usual one has failed, or only in this page. */
export type SignInPlace = 'usual' | 'other' | 'page';

/** A storage of the SDK for the signed-in user. The SDK's types do not contain these methods. */
interface UserStorage {
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  _addListener(key: string, listener: () => void): void;
  _removeListener(key: string, listener: () => void): void;
}

type Failure = 'none' | 'atStart' | 'inUse';

/**
 * The storages in which the SDK stores the signed-in user, best first, each with a time limit. The SDK waits for ever for a storage that does not answer,
 * such as an IndexedDB that another tab blocks, and could neither start nor sign in.
 */
export class SignInStorage {
  private readonly failures: Record<'usual' | 'other', Failure> = { usual: 'none', other: 'none' };
  private readonly observers = new Set<(place: SignInPlace) => void>();

  readonly persistence: Persistence[] = [
    withStorageLimit(indexedDBLocalPersistence, (failure) => this.note('usual', failure)),
    withStorageLimit(browserLocalPersistence, (failure) => this.note('other', failure)),
  ];

  /** Calls back with the current place, then after every change. */
  observe(next: (place: SignInPlace) => void): () => void {
    this.observers.add(next);
    next(this.place());
    return () => this.observers.delete(next);
  }

  private place(): SignInPlace {
    const { usual, other } = this.failures;
    if (usual === 'none') return 'usual';
    // The SDK chooses a storage once, at the start.
    return usual === 'atStart' && other === 'none' ? 'other' : 'page';
  }

  private note(storage: 'usual' | 'other', failure: Failure): void {
    this.failures[storage] = failure;
    for (const next of [...this.observers]) next(this.place());
  }
}

/** The storage with a limit for each operation. After its first failure, values are kept only until the page is reloaded. */
export function withStorageLimit(storage: Persistence, onFailure: (failure: Failure) => void): Persistence {
  class LimitedStorage implements UserStorage {
    static readonly type = storage.type;
    readonly type = storage.type;
    readonly _shouldAllowMigration = true;
    private readonly storage = new (storage as Persistence & (new () => UserStorage))();
    private readonly values = new Map<string, unknown>();
    private readonly listeners = new Map<() => void, string>();
    private hasFailed = false;

    async _isAvailable(): Promise<boolean> {
      const isAvailable = await withLimit(this.storage._isAvailable(), STORAGE_LIMIT_MS, () => false).catch(() => false);
      if (!isAvailable) this.giveUp('atStart');
      return isAvailable;
    }

    async _get(key: string): Promise<unknown> {
      await this.attempt(async () => {
        const value = await this.storage._get(key);
        if (!this.hasFailed) this.values.set(key, value);
      });
      return this.values.get(key) ?? null;
    }

    async _set(key: string, value: unknown): Promise<void> {
      this.values.set(key, value);
      await this.attempt(() => this.storage._set(key, value));
    }

    async _remove(key: string): Promise<void> {
      this.values.delete(key);
      await this.attempt(() => this.storage._remove(key));
    }

    _addListener(key: string, listener: () => void): void {
      if (this.hasFailed) return;
      this.listeners.set(listener, key);
      this.storage._addListener(key, listener);
    }

    _removeListener(key: string, listener: () => void): void {
      if (this.listeners.delete(listener)) this.storage._removeListener(key, listener);
    }

    private async attempt(work: () => Promise<void>): Promise<void> {
      if (this.hasFailed) return;
      const failed = () => this.giveUp('inUse');
      // `work` may throw before it returns a promise, as local storage does.
      await withLimit(Promise.resolve().then(work), STORAGE_LIMIT_MS, failed).catch(failed);
    }

    private giveUp(failure: Failure): void {
      if (this.hasFailed) return;
      this.hasFailed = true;
      // With a listener, the SDK polls the IndexedDB.
      for (const [listener, key] of [...this.listeners]) this._removeListener(key, listener);
      onFailure(failure);
    }
  }
  return LimitedStorage;
}

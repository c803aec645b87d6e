import { STORAGE_LIMIT_MS, withStorageLimit } from './sign-in-storage';

type Storage = Record<'_isAvailable' | '_get' | '_set' | '_remove', (...given: unknown[]) => Promise<unknown>>;

const never = () => new Promise(() => {});

/** A browser storage that holds a value of an earlier page, with some methods replaced. */
function opened(replaced: Partial<Storage> = {}) {
  const values = new Map<unknown, unknown>([['user', 'ana']]);
  const listeners = new Set<unknown>();
  class Kept {
    static readonly type = 'LOCAL';
    _isAvailable = () => Promise.resolve(true);
    _get = (key: unknown) => Promise.resolve(values.get(key) ?? null);
    _set = (key: unknown, value: unknown) => Promise.resolve(values.set(key, value));
    _remove = (key: unknown) => Promise.resolve(values.delete(key));
    _addListener = (_key: unknown, listener: unknown) => listeners.add(listener);
    _removeListener = (_key: unknown, listener: unknown) => listeners.delete(listener);
    constructor() {
      Object.assign(this, replaced);
    }
  }
  const failures: string[] = [];
  const Limited = withStorageLimit(Kept, (failure) => failures.push(failure));
  const storage = new (Limited as unknown as new () => Kept)();
  return { storage, values, listeners, failures };
}

beforeEach(() => void jest.useFakeTimers());

/** The result of the work after the time limit has passed. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(STORAGE_LIMIT_MS);
  return work;
}

describe('AUTH-01 a browser storage for the signed-in user', () => {
  it('is used while it answers', async () => {
    const { storage, values, failures } = opened();
    expect(await storage._isAvailable()).toBe(true);
    expect(await storage._get('user')).toBe('ana');
    await storage._set('user', 'bia');
    expect(values.get('user')).toBe('bia');
    await storage._remove('user');
    expect(await storage._get('user')).toBeNull();
    expect(failures).toEqual([]);
  });

  it.each<[string, Partial<Storage>]>([
    ['never answers', { _isAvailable: never, _get: never }],
    ['fails', { _isAvailable: () => Promise.reject(new Error('no')), _get: never }],
    ['is switched off', { _isAvailable: () => Promise.resolve(false), _get: never }],
  ])('is not used from the start when it %s', async (_what, replaced) => {
    const { storage, failures } = opened(replaced);
    expect(await inTime(storage._isAvailable())).toBe(false);
    // The SDK also reads storages that are not available.
    expect(await storage._get('user')).toBeNull();
    expect(failures).toEqual(['atStart']);
  });

  it.each<[string, Partial<Storage>]>([
    ['never answers any more', { _set: never }],
    ['is full', { _set: () => Promise.reject(new Error('quota')) }],
    [
      'throws',
      {
        _set: () => {
          throw new Error('denied');
        },
      },
    ],
  ])('does not prevent a sign-in when it %s: the user stays signed in until the page is reloaded', async (_what, replaced) => {
    const { storage, listeners, failures } = opened(replaced);
    storage._addListener('user', () => {});
    await inTime(storage._set('user', 'bia'));
    expect(await storage._get('user')).toBe('bia');
    expect(failures).toEqual(['inUse']);
    expect(listeners.size).toBe(0);
  });

  it('keeps the user that was read before it stopped answering until the sign-out', async () => {
    let isSilent = false;
    const orNever = (work: () => Promise<unknown>) => (isSilent ? never() : work());
    const { storage, failures } = opened({
      _get: () => orNever(() => Promise.resolve('ana')),
      _remove: () => orNever(() => Promise.resolve()),
    });
    expect(await storage._get('user')).toBe('ana');
    isSilent = true;
    expect(await inTime(storage._get('user'))).toBe('ana');
    expect(failures).toEqual(['inUse']);
    await storage._remove('user');
    expect(await storage._get('user')).toBeNull();
  });
});

import { onLog } from 'firebase/app';
import { onSnapshotsInSync, terminate, type Firestore } from 'firebase/firestore';
import { FirestoreClient, isBroken } from './firestore-client';

// The SDK is a double, because an internal failure of a real client would also break the test.
jest.mock('firebase/app', () => ({ onLog: jest.fn() }));
jest.mock('firebase/firestore', () => ({ onSnapshotsInSync: jest.fn(), terminate: jest.fn() }));

const CRASH = 'Firestore (12.19.0): INTERNAL UNHANDLED ERROR:  TypeError: x is undefined';
const AFTERWARDS = 'FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: b815)';

let opened: Firestore[];
let broken: Set<Firestore>;
let client: FirestoreClient;

const log = (message: string) => jest.mocked(onLog).mock.lastCall![0]!({ level: 'error', message, args: [], type: '@firebase/firestore' });

beforeEach(() => {
  jest.useFakeTimers();
  opened = [];
  broken = new Set();
  const refuse = (db: Firestore) => {
    if (!broken.has(db)) return;
    // A broken client logs the failure with each call.
    log(AFTERWARDS);
    throw new Error(AFTERWARDS);
  };
  jest.mocked(onSnapshotsInSync).mockImplementation((db) => {
    refuse(db);
    return () => {};
  });
  jest.mocked(terminate).mockImplementation((db) => {
    refuse(db);
    return Promise.resolve();
  });
  client = new FirestoreClient(() => {
    const db = {} as Firestore;
    opened.push(db);
    return db;
  });
});

function crash() {
  broken.add(client.current());
  log(CRASH);
}

describe('the client of the SDK', () => {
  it('API-27 is replaced when its log reports an internal failure, and followers are called', async () => {
    const [told, gone] = [jest.fn(), jest.fn()];
    client.follow(told);
    client.follow(gone)();
    crash();
    log(AFTERWARDS);
    await jest.advanceTimersByTimeAsync(0);
    expect(client.current()).toBe(opened[1]);
    expect(told).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(opened).toHaveLength(2);
  });

  it('is not replaced for the log of a former client or for another message', async () => {
    log(AFTERWARDS);
    log('Could not reach Cloud Firestore backend.');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(opened).toHaveLength(1);
  });

  it('is replaced after a longer wait each time it fails again at once, and at once after a minute without failure', async () => {
    crash();
    await jest.advanceTimersByTimeAsync(0);
    for (const wait of [1000, 2000, 4000]) {
      const before = opened.length;
      crash();
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(opened).toHaveLength(before);
      await jest.advanceTimersByTimeAsync(1);
      expect(opened).toHaveLength(before + 1);
    }
    await jest.advanceTimersByTimeAsync(60_001);
    crash();
    await jest.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(6);
  });

  it.each([
    [new Error(AFTERWARDS), true],
    [new Error('The client has already been terminated.'), true],
    [new Error('Missing or insufficient permissions.'), false],
    [undefined, false],
  ])('isBroken decides for the error %p whether the client is broken', (error, is) => {
    expect(isBroken(error)).toBe(is);
  });
});

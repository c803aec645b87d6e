import type { AddressRecord, Session } from 'shared-kit/model';
import { aRecord, aSession, connectDoubles, createMemoryStore, recordDocuments } from 'shared-kit/testing';
import { NORTH } from '../testing/render-page';
import { write } from '../testing/write';
import { FollowedSessions } from './followed-sessions';

const records = (...addresses: string[]): AddressRecord[] => addresses.map((address, at) => aRecord({ address, checkedAt: at + 1 }));

/** A store with sessions, and what follows them. */
function aFollower() {
  const store = createMemoryStore();
  connectDoubles({ store });
  const followed = new FollowedSessions();
  const put = (id: string, addresses: string[]): Session => {
    write(store, recordDocuments({ ...NORTH, session: id }, records(...addresses)));
    return aSession({ id, name: id, endTime: null, total: addresses.length, empty: 0, invalid: 0 });
  };
  const read = async (...sessions: Session[]) => {
    const before = store.reads;
    const toRead = { ref: NORTH, sessions, access: null };
    const steps: number[] = [];
    const progress: string[] = [];
    await followed.read(toRead, {
      signal: new AbortController().signal,
      onProgress: ({ done, total }) => progress.push(`${done}/${total}`),
      onRecords: ({ from }) => steps.push(from),
    });
    const shown = followed.loaded(toRead).map((one) => one.records.map(({ address }) => address).join(' '));
    return { reads: store.reads - before, shown, steps, progress };
  };
  return { store, put, read };
}

describe('the sessions that a worker follows', () => {
  it('DASH-18 reads a session again only where it has changed (D-130)', async () => {
    const { put, read } = aFollower();
    const [one, other] = [put('one', ['A1', 'A2']), put('other', ['B1'])];
    expect(await read(one, other)).toMatchObject({ reads: 2, shown: ['A1 A2', 'B1'] });
    expect(await read(one, other)).toMatchObject({ reads: 0, shown: ['A1 A2', 'B1'], progress: ['3/3'] });
    const grown = put('other', ['B1', 'B2', 'B3']);
    expect(await read(one, grown)).toMatchObject({ reads: 1, shown: ['A1 A2', 'B1 B2 B3'], steps: [1] });
  });

  it('DASH-18 forgets a session that is not wanted any more, and reads a session once that is wanted twice (D-130)', async () => {
    const { put, read } = aFollower();
    const [one, other] = [put('one', ['A1']), put('other', ['B1'])];
    await read(one, other);
    expect(await read(other, other)).toMatchObject({ reads: 0, shown: ['B1', 'B1'] });
    expect(await read(one)).toMatchObject({ reads: 1, shown: ['A1'] });
  });

  it('DASH-18 keeps what it has when a look fails, and goes on from there (D-130)', async () => {
    const { store, put, read } = aFollower();
    const [one, other] = [put('one', ['A1', 'A2']), put('other', ['B1'])];
    await read(one, other);
    const grown = put('one', ['A1', 'A2', 'A3']);
    store.fail('companies/acme/domains/North/sessions/one', 'unavailable');
    await expect(read(grown, other)).rejects.toMatchObject({ problem: { code: 6 } });
    store.heal();
    expect(await read(grown, other)).toMatchObject({ reads: 1, shown: ['A1 A2 A3', 'B1'], steps: [2] });
  });

  it('DASH-18 counts a session as read only at its end, since it may have more records than it states (D-130)', async () => {
    const { put, read } = aFollower();
    const session = { ...put('one', ['A1', 'A2']), total: 1 };
    expect((await read(session)).progress).toEqual(['2/3', '2/2', '2/2']);
  });
});

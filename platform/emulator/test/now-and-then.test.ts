import * as fs from 'firebase/firestore';
import type { RunningEmulator } from '../src/index';
import type { EmulatorOptions } from '../src/options/options';
import { adminOf, codeOf, PASSWORD, startForTest, webOf } from './start-for-test';

let emulator: RunningEmulator;
let closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.reverse()) await close();
  closers = [];
});

async function start(options: EmulatorOptions) {
  const started = await startForTest(options);
  const admin = adminOf(started);
  closers.push(() => started.stop(), admin.close);
  emulator = started;
  return admin;
}

/** Answers of plain requests, which no library repeats. */
async function statuses(count: number, ask: (at: number) => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let at = 0; at < count; at += 1) seen.push((await ask(at)).status);
  return seen;
}

const owner = { headers: { authorization: 'Bearer owner' } };
const documents = () => `http://127.0.0.1:${emulator.ports.firestore}/v1/projects/demo-console/databases/(default)/documents`;
const post = (url: string, body: object) => fetch(url, { method: 'POST', ...owner, body: JSON.stringify(body) });
const commit = (id: string) =>
  post(`${documents()}:commit`, {
    writes: [{ update: { name: `projects/demo-console/databases/(default)/documents/seen/${id}`, fields: {} } }],
  });

describe('ADD-45 faults now and then', () => {
  it('are the same for the same seed, and others for another, whatever else is called', async () => {
    const seen: number[][] = [];
    for (const faults of ['7', '7', '8']) {
      await start({ faults });
      const kind = seen.length === 1 ? 'other' : 'none';
      seen.push(
        await statuses(60, async (at) => {
          if (kind === 'other')
            await fetch(`http://127.0.0.1:${emulator.ports.auth}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=k`);
          return commit(`a${at}`);
        }),
      );
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).not.toEqual(seen[0]);
  });

  it('are 503, 429 and contention of commits, some of which have been made all the same', async () => {
    const admin = await start({ faults: '7' });
    const seen = await statuses(200, (at) => commit(`a${at}`));
    expect([...new Set(seen)].sort()).toEqual([200, 409, 429, 503]);
    const ids = new Set((await admin.db.collection('seen').get()).docs.map(({ id }) => id));
    const lost = seen.filter((status, at) => status !== 200 && ids.has(`a${at}`));
    expect(new Set(lost)).toEqual(new Set([503]));
    expect(seen.filter((status, at) => status === 200 && !ids.has(`a${at}`))).toEqual([]);
  });

  it('are also 503 and a quota of Auth, and 503 and 429 of Storage', async () => {
    await start({ faults: '7' });
    const auth = `http://127.0.0.1:${emulator.ports.auth}/identitytoolkit.googleapis.com/v1/projects/demo-console/accounts:lookup`;
    expect([...new Set(await statuses(200, () => post(auth, { localId: ['none'] })))].sort()).toEqual([200, 400, 503]);
    const storage = `http://127.0.0.1:${emulator.ports.storage}/storage/v1/b/demo-console.appspot.com/o`;
    expect([...new Set(await statuses(200, () => fetch(storage, owner)))].sort()).toEqual([200, 429, 503]);
  });

  it('end live channels, whose clients miss no change', async () => {
    const admin = await start({ faults: '7' });
    await admin.auth.createUser({ email: 'key@demo.test', password: PASSWORD });
    const web = webOf(emulator);
    closers.push(web.close);
    await web.signIn('key@demo.test');
    const seen = new Set<number>();
    let wake: () => void;
    fs.onSnapshot(fs.doc(web.db, 'live/a'), (one) => {
      seen.add((one.get('n') as number | undefined) ?? -1);
      wake();
    });
    for (let n = 0; n < 60; n += 1) {
      const arrives = new Promise<void>((resolve) => (wake = () => seen.has(n) && resolve()));
      await admin.db.doc('live/a').set({ n });
      await arrives;
    }
    expect(seen.size).toBeGreaterThanOrEqual(60);
  });

  it('do not happen without a seed', async () => {
    await start({});
    expect(new Set(await statuses(200, (at) => commit(`a${at}`)))).toEqual(new Set([200]));
  });
});

it('ADD-45 over a distance each answer comes later, and all arrive in order', async () => {
  const admin = await start({ distance: true });
  const begun = performance.now();
  await admin.db.doc('far/a').set({ list: 'x'.repeat(900_000) });
  expect(performance.now() - begun).toBeGreaterThanOrEqual(50);
  expect((await admin.db.doc('far/a').get()).get('list')).toHaveLength(900_000);
});

describe('ADD-45 quotas', () => {
  const limits = {
    accountsPerHour: 2,
    deletionsPerSecond: 1,
    mailsPerDay: { PASSWORD_RESET: 1, VERIFY_EMAIL: 1, VERIFY_AND_CHANGE_EMAIL: 1 },
  };

  it('of accounts an hour, of mails a day and of deletions a second are refused in the words of the service', async () => {
    const { auth } = await start({ quotas: limits });
    const { uid } = await auth.createUser({ email: 'ana@demo.test' });
    await auth.createUser({ email: 'bea@demo.test' });
    expect(await codeOf(auth.createUser({ email: 'eva@demo.test' }))).toBe('auth/quota-exceeded');
    const mail = () =>
      post(`http://127.0.0.1:${emulator.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k`, {
        requestType: 'PASSWORD_RESET',
        email: 'ana@demo.test',
      });
    expect([(await mail()).status, (await mail()).status]).toEqual([200, 400]);
    expect(emulator.mails()).toHaveLength(1);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await auth.deleteUser(uid);
    expect(await codeOf(auth.deleteUser(uid))).toBe('auth/quota-exceeded');
    clock.mockReturnValue(Date.now() + 61 * 60_000);
    expect(await codeOf(auth.createUser({ email: 'eva@demo.test' }))).toBe('ok');
    clock.mockRestore();
  });

  it('are by default none, and with the switch the smallest that are documented', async () => {
    const many = async (quotas: true | undefined) => {
      const { auth } = await start({ quotas });
      for (let n = 0; n < 100; n += 1) await auth.createUser({});
      return codeOf(auth.createUser({}));
    };
    expect([await many(undefined), await many(true)]).toEqual(['ok', 'auth/quota-exceeded']);
  });
});

import { apiSettings, connectFirebase, createKeyTokens, hashOf, type Firebase } from 'platform-api/seed';
import type { RunningEmulator } from 'platform-emulator';
import { startTestEmulator } from 'platform-emulator/testing';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import {
  CHANGE_ACTIONS,
  CHANGE_KINDS,
  checkSettingsTexts,
  DEFAULT_SETTINGS_TEXTS,
  docPaths,
  firestorePaths,
  INPUT_TYPES,
  readSettings,
  TASK_STATES,
  type AddressRecord,
  type ChangeAction,
  type LabelDesign,
  type SessionRef,
} from 'shared-kit/model';
import { daysOf, readSummary } from 'shared-kit/model/overview';
import { runSteps } from 'shared-kit/model/pacing';
import { compareSessions, DIFFERENCES, type ComparedRow } from 'shared-kit/model/session-table';
import { writeManyUsers } from './accounts/many-users';
import { demoAccounts, writeAccounts } from './accounts/write-accounts';
import { CENTRAL_WAREHOUSE, COLD_STORE, NORTH_YARD } from './companies/companies.data';
import { seedDemo } from './seed';
import { CENTRAL_WAREHOUSE_SETTINGS } from './settings/central-warehouse.settings';
import { barcodesIn } from './testing/read-barcodes';

const DAY = 86_400_000;
const NOW = new Date('2026-05-04T15:00:00Z');

let emulator: RunningEmulator;
let firebase: Firebase;

async function startFirebase() {
  const started = await startTestEmulator();
  const { host, ports, projectId } = started;
  const at = (service: keyof typeof ports) => `${host}:${ports[service]}`;
  const emulators = { auth: at('auth'), firestore: at('firestore'), storage: at('storage') };
  return { emulator: started, firebase: connectFirebase({ projectId, emulators }) };
}

beforeAll(async () => {
  ({ emulator, firebase } = await startFirebase());
  await seedDemo(firebase, { now: NOW });
  // It takes twelve seconds of a processor, which others use too.
}, 180_000);

afterAll(async () => {
  await firebase.close();
  await emulator.stop();
});

interface Recorded {
  at: Timestamp;
  by: string;
  byName?: string | null;
  action: ChangeAction;
  target: string;
  subject?: { name: string };
  settings?: { id: string; before: string };
}
const toRecord = (data: DocumentData) => data as Recorded;

const list = async (path: string) => (await firebase.firestore.collection(path).get()).docs;

describe('the demo data', () => {
  it('DATA-01 has the ten named accounts and forty more, in Auth and as profiles', async () => {
    expect(await list('users')).toHaveLength(50);
    expect((await firebase.auth.listUsers()).users).toHaveLength(50);
    const [ana, marcos] = await Promise.all(['key-ana', 'moderator-marcos'].map((uid) => firebase.auth.getUser(uid)));
    expect(ana?.customClaims).toEqual({ keyUser: true, company: ['acme', 'norte', 'vazia'] });
    expect(marcos?.customClaims).toMatchObject({ moderator: true, company: 'acme', apiKeys: expect.arrayContaining(['k7f3a9d210']) });
    const profile = (uid: string) => firebase.firestore.doc(docPaths.user(uid)).get();
    expect((await profile('key-new')).get('pwUpdated')).toBe(false);
    expect((await profile('key-blocked')).data()).not.toHaveProperty('pwUpdated');
    expect((await firebase.auth.getUserByEmail('unverified@demo.test')).emailVerified).toBe(false);
  });

  it('DATA-03 has companies with their name, push listener and domains, whose licences and API keys are stored under each', async () => {
    expect((await list(firestorePaths.companies())).map((company) => company.data())).toEqual([
      {
        id: 'acme',
        exhibitionName: 'Acme Logistics',
        hasSessionPushListener: true,
        authDomains: ['Central Warehouse', 'North Yard', 'Cold Store'],
      },
      { id: 'norte', exhibitionName: 'Norte Armazéns', hasSessionPushListener: false, authDomains: ['Armazém 1'] },
      { id: 'vazia', exhibitionName: 'Empresa Vazia', hasSessionPushListener: false, authDomains: [] },
    ]);
    for (const [company, licenses, keys] of [
      ['acme', 3, 5],
      ['norte', 2, 0],
      ['vazia', 0, 0],
    ] as const) {
      const stored = [await list(firestorePaths.licenses(company)), await list(firestorePaths.apiKeys(company))] as const;
      expect([company, ...stored.map(({ length }) => length)]).toEqual([company, licenses, keys]);
      for (const one of stored.flat()) expect(one.get('company')).toBe(company);
    }
  });

  it('DATA-04 ADD-77 has domains with their name, moderator, licences, notes, limit, pre-script and settings', async () => {
    const domains = await Promise.all(['acme', 'norte', 'vazia'].map((company) => list(firestorePaths.domains(company))));
    const of = (name: string, parent: string, more = {}) => ({ name, parent, authLicenses: [], notes: '', ...more });
    expect(domains.map((docs) => docs.map((domain) => domain.data()))).toEqual([
      [
        of('Central Warehouse', 'moderator-marcos', { authLicenses: ['cw-active', 'cw-inactive', 'cw-expired'] }),
        of('Cold Store', 'moderator-maria', {
          notes: 'Keys at gate 2. Below -18 °C a drone flies half as long.',
          sessionCountLimit: 20,
          taskPreprocessingScript: expect.stringContaining('return sheets') as unknown,
        }),
        of('North Yard', 'moderator-marcos'),
      ],
      [of('Armazém 1', 'moderator-joao')],
      [],
    ]);
    for (const domain of domains.flat()) {
      expect(domain.get('name')).toBe(domain.id);
      const [company] = domain.ref.path.split('/').slice(1);
      expect(await list(firestorePaths.settings({ company: company!, domain: domain.id }))).not.toEqual([]);
    }
  });

  it('has a domain without sessions, and one with more than it shows', async () => {
    expect(await list(firestorePaths.sessions(NORTH_YARD))).toHaveLength(0);
    expect(await list(firestorePaths.sessions(COLD_STORE))).toHaveLength(24);
  });

  it('DATA-07 has 120 sessions with different names, in every push state', async () => {
    const sessions = await list(firestorePaths.sessions(CENTRAL_WAREHOUSE));
    expect(sessions).toHaveLength(120);
    expect(new Set(sessions.map((session) => session.get('name') as string)).size).toBe(120);
    expect(new Set(sessions.map((session) => session.get('pushStatus') as string | null))).toEqual(
      new Set(['PENDING', 'PUSHED', 'FAILED', 'QUEUED', null]),
    );
    // Those of the completed tasks, and that of the started task.
    expect(sessions.filter((session) => session.get('wasTask') === true)).toHaveLength(4);
    const starts = sessions.map((session) => (session.get('startTime') as { toMillis(): number }).toMillis());
    expect(Math.max(...starts)).toBeLessThan(NOW.getTime());
    expect(Math.max(...starts)).toBeGreaterThan(NOW.getTime() - 2 * DAY);
  });

  it.each([CENTRAL_WAREHOUSE, COLD_STORE])(
    'ADD-COMPANY-02 has two weeks of $domain in its summary, with sessions on most days',
    async (ref) => {
      const stored = (await firebase.firestore.doc(docPaths.summary(ref)).get()).data()!;
      const { hours, failedPushes, openTasks, tasks } = readSummary(ref.domain, stored);
      const days = daysOf(hours, [], null, NOW.getTime());
      expect(days.filter(({ sessions }) => sessions > 0).length).toBeGreaterThanOrEqual(11);
      expect(failedPushes).toBeGreaterThan(0);
      expect(openTasks).toBe(ref === CENTRAL_WAREHOUSE ? 4 : 0);
      if (ref === CENTRAL_WAREHOUSE)
        expect(tasks).toContainEqual(expect.objectContaining({ name: 'Street 5 monthly', read: 60, addressesCount: 90 }));
    },
  );

  it('DASH-20 stores the readings of a session in parts, with the right totals in the session', async () => {
    const sessions = await list(firestorePaths.sessions(CENTRAL_WAREHOUSE));
    const full = sessions.find((session) => session.get('name') === 'Full count');
    const ref: SessionRef = { ...CENTRAL_WAREHOUSE, session: full!.id };
    const parts = (await firebase.firestore.collection(firestorePaths.addresses(ref)).orderBy('index').get()).docs;
    const records = parts.map((part) => part.get('records') as { address: string; status: string }[]);
    expect(records.every((part) => part.length <= 500)).toBe(true);
    expect(Math.max(...records.map((part) => Buffer.byteLength(JSON.stringify(part))))).toBeLessThan(900_000);
    const all = records.flat();
    const addresses = (status?: string) => new Set(all.filter((r) => !status || r.status === status).map((r) => r.address)).size;
    expect(full?.data()).toMatchObject({ total: 10_000, empty: addresses('empty'), invalid: addresses('invalid') });
    expect(addresses()).toBe(10_000);
  });

  it('DASH-22 has a few sessions with pictures, and a picture wherever a reading names one', async () => {
    const [files] = await firebase.bucket.getFiles({ prefix: 'companies/acme/domains/Central Warehouse/sessions/' });
    const stored = files.map(({ name }) => name);
    const pictured = new Set(stored.map((name) => name.split('/')[5]!));
    expect(pictured.size).toBe(4);
    expect(pictured).toContain('Street 12 check');
    const parts = await Promise.all([...pictured].map((session) => list(firestorePaths.addresses({ ...CENTRAL_WAREHOUSE, session }))));
    const records = parts.flat().flatMap((part) => part.get('records') as AddressRecord[]);
    expect(records.flatMap(({ pictures = [] }) => pictures).sort()).toEqual(stored.sort());
    const read = records.find(({ pictures, status }) => pictures && status === 'read')!;
    const [photo] = await firebase.bucket.file(read.pictures![0]!).download();
    const { SKU, Lot, GTIN } = read.labels[0]!.data;
    expect(await barcodesIn(photo)).toEqual(
      expect.arrayContaining([
        ['Code128', `${SKU}-${Lot}`],
        ['EAN13', GTIN],
      ]),
    );
    const unread = records.find(({ pictures, status }) => pictures && status === 'invalid')!;
    expect(await barcodesIn((await firebase.bucket.file(unread.pictures![0]!).download())[0])).toEqual([]);
  });

  it('DATA-09 has the picture of every label, with the barcodes of its design', async () => {
    for (const domain of [CENTRAL_WAREHOUSE, COLD_STORE]) {
      const newest = await firebase.firestore.collection(firestorePaths.settings(domain)).orderBy('createdDate', 'desc').limit(1).get();
      for (const label of newest.docs[0]!.get('labelDesigns') as LabelDesign[]) {
        const file = firebase.bucket.file(label.picture!);
        expect((await file.getMetadata())[0].contentType).toBe('image/png');
        expect(await barcodesIn((await file.download())[0])).toHaveLength(label.barcodePatterns.length);
      }
    }
  });

  it('DASH-20 the readings of sessions that come of tasks have results of the comparison with the sheet', async () => {
    const ref: SessionRef = { ...CENTRAL_WAREHOUSE, session: 'Street 12 check' };
    const [part] = await list(firestorePaths.addresses(ref));
    const records = part?.get('records') as { results: Record<string, string>; inputData: Record<string, string> }[];
    expect(new Set(records.flatMap(({ results }) => Object.values(results)))).toEqual(new Set(['positive', 'negative', 'null']));
    expect(records.every(({ inputData }) => 'Owner' in inputData)).toBe(true);
  });

  it('ADD-COMPARE-01 has a session that reads a street again a day later, with a dozen differences', async () => {
    const [check, again] = await Promise.all(
      ['Street 12 check', 'Street 12 recount'].map(async (session) => {
        const ref: SessionRef = { ...CENTRAL_WAREHOUSE, session };
        const { startTime, total } = (await firebase.firestore.doc(docPaths.session(ref)).get()).data() as {
          startTime: { toMillis(): number };
          total: number;
        };
        const records = (await list(firestorePaths.addresses(ref))).flatMap((part) => part.get('records') as AddressRecord[]);
        return { start: startTime.toMillis(), total, records };
      }),
    );
    expect(again!.start - check!.start).toBe(DAY);
    expect([check!.total, again!.total]).toEqual([240, 238]);
    const rows: ComparedRow[] = [];
    runSteps(compareSessions(check!.records, again!.records, CENTRAL_WAREHOUSE_SETTINGS, (row) => void rows.push(row)));
    const counts = DIFFERENCES.map((difference) => rows.filter((row) => row.difference === difference).length);
    expect(counts).toEqual([3, 1, 8, 229]);
    const changed = rows.filter(({ difference }) => difference === 'changed');
    expect(changed.filter(({ results: [first, second] }) => first !== second)).toHaveLength(4);
  });

  it('ADD-MAP-01 has some addresses that fit no pattern', async () => {
    const parts = await list(firestorePaths.addresses({ ...CENTRAL_WAREHOUSE, session: 'cw-110' }));
    const addresses = parts.flatMap((part) => (part.get('records') as AddressRecord[]).map(({ address }) => address));
    expect(new Set(addresses.filter((address) => !/^G\d{8}$/.test(address)))).toEqual(new Set(['DOCK 1', 'DOCK 2', 'G12', 'FLOOR']));
  });

  it('DATA-08 has a task in every state, and one in an unknown state', async () => {
    const tasks = await list(firestorePaths.tasks(CENTRAL_WAREHOUSE));
    const states = new Set(tasks.map((task) => task.get('state') as string));
    for (const state of TASK_STATES) expect(states).toContain(state);
    expect(states).toContain('ARCHIVED');
    const sessions = (await list(firestorePaths.sessions(CENTRAL_WAREHOUSE))).map(({ id }) => id);
    for (const task of tasks.filter((one) => one.get('state') === 'COMPLETED')) expect(sessions).toContain(task.get('sessionId'));
  });

  it('KEYS-20 has keys of every age, with tokens that are long enough to be shortened', async () => {
    const keys = await list(firestorePaths.apiKeys('acme'));
    expect(keys).toHaveLength(5);
    expect(keys.filter((key) => key.get('status') === 'INVALID')).toHaveLength(1);
    expect(Math.min(...keys.map((key) => (key.get('token') as string).length))).toBeGreaterThan(60);
    const today = Date.UTC(2026, 4, 4);
    const days = keys.map((key) => (today - (key.get('creationDate') as { toMillis(): number }).toMillis()) / DAY);
    expect(days.sort((a, b) => a - b)).toEqual([5, 20, 300, 385, 400]);
  });

  it('KEYS-20 has keys that the API of the same project accepts', async () => {
    const tokens = createKeyTokens(apiSettings({}, { embedded: true }).keySecret);
    for (const key of await list(firestorePaths.apiKeys('acme'))) {
      const token = key.get('token') as string;
      expect(await tokens.read(token)).toEqual({ company: 'acme', id: key.id, secret: 'present' });
      expect(key.get('tokenHash')).toBe(hashOf(token));
    }
  });

  it('DATA-11 LIC-07 has a valid, an inactive and an expired licence', async () => {
    const licenses = await list(firestorePaths.licenses('acme'));
    const now = NOW.getTime() / 1000;
    expect(licenses.filter((one) => Math.abs((one.get('expDate') as number) - now) < 30 * 86_400)).toHaveLength(1);
    const kinds = licenses.map((one) => `${String(one.get('isActive'))} ${(one.get('expDate') as number) > now ? 'valid' : 'expired'}`);
    expect(kinds.sort()).toEqual(['false valid', 'true expired', 'true valid']);
  });

  it('LIC-01 has licences that no domain has, one of them expired', async () => {
    const licenses = await list(firestorePaths.licenses('norte'));
    expect(licenses.map((one) => one.get('authDomains') as string[])).toEqual([[], []]);
    expect(licenses.filter((one) => (one.get('expDate') as number) < NOW.getTime() / 1000)).toHaveLength(1);
    expect(await list(firestorePaths.licenses('vazia'))).toEqual([]);
  });

  it('D-45 has five versions of the settings of Central Warehouse by three people, each with a change', async () => {
    const versions = (await firebase.firestore.collection(firestorePaths.settings(CENTRAL_WAREHOUSE)).orderBy('createdDate').get()).docs;
    expect(versions.map((version) => version.get('createdByName') as string)).toEqual([
      'Ana Key',
      'Ana Key',
      'Otto Prado',
      'Nina Nunes',
      'Ana Key',
    ]);
    const settings = versions.map((version) => readSettings(version.data(), DEFAULT_SETTINGS_TEXTS));
    expect(new Set(settings.map((one) => JSON.stringify(one))).size).toBe(5);
    expect(settings.at(-1)).toMatchObject({ addrPattern: '*RRCCNNAA', addrPatternUser: 'RR.CC.NN.AA', ...DEFAULT_SETTINGS_TEXTS });
    expect(new Set(settings.at(-1)!.manualInputFields.map(({ inputType }) => inputType))).toEqual(new Set(INPUT_TYPES));
    for (const one of settings) expect(checkSettingsTexts(one)).toMatchObject({ ok: true });
  });

  it('D-90 has records of changes by several people over a month, of the older form and of today’s', async () => {
    const records = (await list(firestorePaths.audit('acme'))).map((doc) => toRecord(doc.data()));
    expect(records.length).toBeGreaterThanOrEqual(60);
    expect(new Set(records.map(({ by }) => by)).size).toBeGreaterThan(6);
    expect(records.filter(({ by }) => by === 'key-rita')).toHaveLength(2);
    expect(await list('users').then((users) => users.some(({ id }) => id === 'key-rita'))).toBe(false);
    const ages = records.map(({ at }) => (NOW.getTime() - at.toMillis()) / DAY);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(31);
    expect(Math.max(...ages)).toBeGreaterThan(28);
    expect(new Set(records.map(({ action }) => CHANGE_ACTIONS[action]))).toEqual(new Set(CHANGE_KINDS));
    expect(records.filter(({ byName }) => byName === undefined).length).toBeGreaterThan(10);
    expect(records.filter(({ subject }) => subject?.name).length).toBeGreaterThan(30);
  });

  it('D-90 its records of settings refer to existing versions', async () => {
    const ids = (await list(firestorePaths.settings(CENTRAL_WAREHOUSE))).map(({ id }) => id);
    const records = (await list(firestorePaths.audit('acme'))).map((doc) => toRecord(doc.data()));
    const changed = records.filter(({ settings, target }) => settings && target === docPaths.domain(CENTRAL_WAREHOUSE));
    expect(changed).toHaveLength(2);
    for (const { settings } of changed) expect(ids).toEqual(expect.arrayContaining([settings!.id, settings!.before]));
  });

  it('creates its accounts again when it runs over its own data', async () => {
    await writeAccounts(firebase);
    expect((await firebase.auth.listUsers()).users).toHaveLength(demoAccounts().length);
    expect((await firebase.auth.getUser('key-ana')).customClaims).toMatchObject({ keyUser: true });
  });
});

it('writeManyUsers adds the requested number of users to a company, with their claims', async () => {
  const { emulator: own, firebase: empty } = await startFirebase();
  const moderator = empty.firestore.doc(docPaths.user('moderator-joao'));
  await moderator.set({ children: [] });
  // (D-138) Ended before the profiles are there, it leaves no sign-in.
  const ended = jest.spyOn(empty.firestore, 'batch').mockImplementationOnce(() => {
    throw new Error('ended');
  });
  await expect(writeManyUsers(empty, { company: 'norte', count: 3 })).rejects.toThrow('ended');
  expect((await empty.auth.listUsers(1)).users).toEqual([]);
  ended.mockRestore();
  const uids = await writeManyUsers(empty, { company: 'norte', count: 1100, parent: 'moderator-joao' });
  expect(uids).toHaveLength(1100);
  expect((await empty.firestore.collection('users').get()).size).toBe(1 + 1100);
  expect((await empty.auth.getUser(uids[0]!)).customClaims).toEqual({ pilot: true, company: 'norte', parent: 'moderator-joao' });
  expect((await moderator.get()).get('children')).toEqual(uids);
  await empty.close();
  await own.stop();
});

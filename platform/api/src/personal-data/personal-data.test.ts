import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import { readMonth } from 'shared-kit/model/quality';
import { writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { evaluateEndedSessions } from '../work/ended-sessions/evaluate-ended-sessions';
import { removeFromMonths } from '../work/ended-sessions/remove-from-months';
import { countReadingParts, type Progress } from './company-readings';
import { exportPerson } from './export-person';
import { findPerson, type Person } from './person';
import { replacePerson } from './replace-person';

const NORTH: DomainRef = { company: 'acme', domain: 'North Hall' };
const THEIRS: DomainRef = { company: 'norte', domain: 'Theirs' };
const AT = Timestamp.fromDate(new Date('2026-05-04T10:00:00Z'));

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: [NORTH.domain] });
  await platform.started();
});
afterAll(() => platform.stop());

const doc = (path: string) => platform.firebase.firestore.doc(path);

const reading = (address: string, employeeId: string, employeeName: string) => ({
  address,
  checkedAt: AT,
  employeeId,
  employeeName,
  status: 'read',
});

/** A company with all that names Ana (uid `ana`, employee id 17), and the same of others. */
beforeEach(async () => {
  const { firestore } = platform.firebase;
  for (const domain of [NORTH, THEIRS]) {
    await firestore.recursiveDelete(doc(docPaths.company(domain.company)));
    await doc(docPaths.company(domain.company)).set({ id: domain.company });
    await writeDomain(platform.firebase, domain);
    const session = { ...domain, session: 's1' };
    await doc(docPaths.session(session)).set({ name: 's1', createdBy: 'ana' });
    const mixed = [reading('A', '17', 'Ana Key'), reading('B', '18', 'Bia'), 'no map', reading('C', '17', 'Rui, before her')];
    await doc(docPaths.addressPart(session, 0)).set({ index: 0, records: mixed });
    await doc(docPaths.addressPart(session, 1)).set({ index: 1, records: [reading('D', '18', 'Bia')] });
    await doc(docPaths.addressPart({ ...domain, session: 's2' }, 0)).set({ index: 0, records: [reading('E', '17', 'Ana Key')] });
    await doc(docPaths.settings(domain, 'v2')).set({ addrPattern: '*', createdDate: AT, createdBy: 'ana', createdByName: 'Ana Key' });
    await doc(docPaths.task(domain, 'T')).set({ name: 'T', state: 'COMPLETED', createdBy: 'ana' });
    const audit = firestore.collection(firestorePaths.audit(domain.company));
    const record = { at: AT, ip: '192.0.2.7', userAgent: 'Browser' };
    await audit
      .doc('by')
      .set({ ...record, by: 'ana', byName: 'Ana Key', action: 'keys.create', subject: { kind: 'apiKey', name: 'ERP' }, target: 'x' });
    await audit.doc('of').set({
      ...record,
      by: 'bia',
      byName: 'Bia',
      action: 'users.remove',
      subject: { kind: 'user', name: 'Ana Key' },
      target: 'users/ana',
    });
    await audit
      .doc('other')
      .set({ ...record, by: 'bia', byName: 'Bia', action: 'users.update', subject: { kind: 'user', name: 'Rui' }, target: 'users/rui' });
  }
});

const signal = new AbortController().signal;

async function exported(person: Person): Promise<Record<string, Record<string, unknown>[]>> {
  let json = '';
  for await (const piece of exportPerson(platform.firebase, person, { signal })) json += piece;
  return JSON.parse(json) as Record<string, Record<string, unknown>[]>;
}

const ANA: Person = { company: 'acme', uid: 'ana', employeeId: '17', name: 'Ana Key' };
const replace = (person: Person, options: object = {}) =>
  replacePerson(platform.firebase, person, { as: 'Removed person', signal, ...options });

/** Everything stored of a company, as text. */
async function textOf(company: string): Promise<string> {
  const texts: string[] = [];
  for (const group of ['audit', 'settings', 'tasks', 'sessions', 'addresses'])
    for (const { ref, data } of (await platform.firebase.firestore.collectionGroup(group).get()).docs.map((one) => ({
      ref: one.ref,
      data: one.data(),
    })))
      if (ref.path.startsWith(`companies/${company}/`)) texts.push(`${ref.path} ${JSON.stringify(data)}`);
  return texts.sort().join('\n');
}

describe('the file of one person', () => {
  it('ADD-38 D-129 has account, profile, pictures, changes, what they made, and each of their readings', async () => {
    const { firebase } = platform;
    await platform.signUp({
      uid: 'ana',
      email: 'ana@acme.test',
      firstName: 'Ana',
      lastName: 'Key',
      employeeId: '17',
      authDomains: [NORTH.domain],
    });
    await firebase.bucket.file('users/ana/picture.1').save('bytes', { resumable: false, contentType: 'image/png' });
    try {
      const file = await exported(await findPerson(firebase, { company: 'acme', email: 'ana@acme.test' }));
      expect(file['account']).toMatchObject([{ uid: 'ana', email: 'ana@acme.test' }]);
      expect(file['profile']).toMatchObject([{ path: 'users/ana', employeeId: '17', employeeName: 'Ana Key' }]);
      expect(file['pictures']).toMatchObject([
        { path: 'users/ana/picture.1', contentType: 'image/png', base64: Buffer.from('bytes').toString('base64') },
      ]);
      expect(file['changesByThePerson']).toMatchObject([{ action: 'keys.create', at: '2026-05-04T10:00:00.000Z', ip: '192.0.2.7' }]);
      expect(file['changesOfThePerson']).toMatchObject([{ action: 'users.remove', by: 'bia' }]);
      expect(file['settingsTasksAndSessions']!.map(({ path }) => path)).toEqual(
        ['settings/v2', 'tasks/T', 'sessions/s1'].map((end) => `${docPaths.domain(NORTH)}/${end}`),
      );
      const sessionOf = (session: string) => docPaths.session({ ...NORTH, session });
      expect(file['readings']!.map(({ session, address }) => ({ session, address }))).toEqual([
        { session: sessionOf('s1'), address: 'A' },
        { session: sessionOf('s1'), address: 'C' },
        { session: sessionOf('s2'), address: 'E' },
      ]);
    } finally {
      await firebase.auth.deleteUser('ana');
      await doc('users/ana').delete();
      await firebase.bucket.deleteFiles({ prefix: 'users/ana/' });
    }
  });

  it('ADD-38 D-129 of a removed person has what is left, by uid, employee id and name', async () => {
    const file = await exported(await findPerson(platform.firebase, ANA));
    expect(file).toMatchObject({ account: [], profile: [], pictures: [] });
    expect(file['changesByThePerson']).toHaveLength(1);
    expect(file['readings']!.map(({ address }) => address)).toEqual(['A', 'E']);
  });

  it('ADD-38 D-129 is refused for a company or email that is not there, and for a user of another company', async () => {
    const find = (named: object) => findPerson(platform.firebase, { company: 'acme', ...named });
    await expect(find({ company: 'nowhere', uid: 'ana' })).rejects.toThrow('There is no company nowhere.');
    await expect(find({ email: 'nobody@acme.test' })).rejects.toThrow('No user has the email nobody@acme.test.');
    await expect(find({ company: 'norte', uid: 'marcos' })).rejects.toThrow('marcos is no user of the company norte.');
  });

  it('ADD-38 D-129 that was stopped is never complete', async () => {
    const ending = new AbortController();
    ending.abort(new Error('Stopped.'));
    const pieces = exportPerson(platform.firebase, ANA, { signal: ending.signal });
    const all = async () => {
      for await (const piece of pieces) void piece;
    };
    await expect(all()).rejects.toThrow('Stopped.');
  });
});

describe('the name of a removed person', () => {
  it('ADD-38 D-129 is replaced in records, settings and readings of the company, and nothing else is changed', async () => {
    const before = { acme: await textOf('acme'), norte: await textOf('norte') };
    expect(await replace(ANA)).toEqual({ records: 2, settings: 1, readings: 2, figures: 0 });
    const after = await textOf('acme');
    const origin = ',"ip":"192.0.2.7","userAgent":"Browser"';
    expect(before.acme).toContain('Ana Key');
    expect(after).not.toContain('Ana Key');
    const record = await doc(`${firestorePaths.audit('acme')}/by`).get();
    expect(record.data()).toEqual({
      at: AT,
      by: 'ana',
      byName: 'Removed person',
      action: 'keys.create',
      subject: { kind: 'apiKey', name: 'ERP' },
      target: 'x',
    });
    expect((await doc(`${firestorePaths.audit('acme')}/of`).get()).data()).toMatchObject({
      byName: 'Bia',
      ip: '192.0.2.7',
      subject: { kind: 'user', name: 'Removed person' },
    });
    expect((await doc(docPaths.settings(NORTH, 'v2')).get()).data()).toMatchObject({ addrPattern: '*', createdByName: 'Removed person' });
    const part = await doc(docPaths.addressPart({ ...NORTH, session: 's1' }, 0)).get();
    expect(part.data()).toEqual({
      index: 0,
      records: [{ ...reading('A', '', 'Removed person') }, reading('B', '18', 'Bia'), 'no map', reading('C', '17', 'Rui, before her')],
    });
    expect(await textOf('norte')).toBe(before.norte);
    expect(before.norte).toContain(origin.slice(1, 10));
  });

  it('ADD-38 D-129 a second run finds nothing, and one that was interrupted goes on where it ended', async () => {
    const first = docPaths.addressPart({ ...NORTH, session: 's1' }, 1);
    const seen: Progress[] = [];
    expect(await replace(ANA, { after: first, onProgress: (one: Progress) => seen.push(one) })).toMatchObject({ readings: 1 });
    expect(seen).toEqual([{ read: 1, found: 1, after: docPaths.addressPart({ ...NORTH, session: 's2' }, 0) }]);
    expect(await replace(ANA)).toEqual({ records: 0, settings: 0, readings: 1, figures: 0 });
    expect(await replace(ANA)).toEqual({ records: 0, settings: 0, readings: 0, figures: 0 });
  });

  it('ADD-38 D-129 is not replaced while the person is a user, or another user has the employee id or name', async () => {
    const before = await textOf('acme');
    await expect(replace({ company: 'acme', uid: 'marcos' })).rejects.toThrow(
      'marcos is still a user. Remove the user in the console first.',
    );
    await expect(replace({ company: 'acme', employeeId: 'marcos' })).rejects.toThrow(
      'marcos (Test marcos) is still a user with this employee id.',
    );
    await expect(replace({ company: 'acme', name: 'Test marcos' })).rejects.toThrow('is still a user with this name.');
    await expect(replace({ company: 'nowhere', uid: 'ana' })).rejects.toThrow('There is no company nowhere.');
    expect(await textOf('acme')).toBe(before);
    // The employee id was given to somebody else after her.
    expect(await replace({ company: 'acme', employeeId: 'marcos', name: 'Ana Key' })).toMatchObject({ readings: 0 });
  });

  it('ADD-38 D-129 a run that is stopped says so, and has replaced whole parts only', async () => {
    const ending = new AbortController();
    ending.abort(new Error('Stopped.'));
    const before = await textOf('acme');
    await expect(replace(ANA, { signal: ending.signal })).rejects.toThrow('Stopped.');
    expect(await textOf('acme')).toBe(before);
  });
});

describe('figures of quality', () => {
  const month = (path: string) => doc(`${path}/2026-05`);
  const people = async (path: string) => readMonth('2026-05', (await month(path).get()).data()!).people;
  const marker = (session: string) => doc(`${firestorePaths.sessionQuality(NORTH)}/${session}`);

  beforeEach(async () => {
    const ended = { startTime: AT, endTime: AT };
    for (const session of ['s1', 's2']) await doc(docPaths.session({ ...NORTH, session })).set({ name: session, ...ended });
    await doc(docPaths.addressPart({ ...NORTH, session: 's3' }, 0)).set({ index: 0, records: [reading('F', '', 'Removed person')] });
    await doc(docPaths.session({ ...NORTH, session: 's3' })).set({ name: 's3', ...ended });
    await doc('platformWork/progressOfEndedSessions').delete();
    await evaluateEndedSessions(platform.firebase.firestore, { signal, now: AT.toMillis() + 3_600_000 });
  });

  it('ADD-96 D-129 D-171 of a person are in the file', async () => {
    const file = await exported({ company: 'acme', employeeId: '17' });
    expect(file['figures']!.map(({ path, read, sessions, domains }) => ({ path, read, sessions, domains }))).toEqual([
      { path: `${firestorePaths.companyQuality('acme')}/2026-05`, read: 3, sessions: 2, domains: ['North Hall'] },
      { path: `${firestorePaths.quality(NORTH)}/2026-05`, read: 3, sessions: 2, domains: [] },
      { path: marker('s1').path, read: 2, sessions: 1 },
      { path: marker('s2').path, read: 1, sessions: 1 },
    ]);
  });

  it('ADD-96 D-129 D-171 of a removed person lose name and employee id, join those of others, and go with their sessions', async () => {
    expect(await replace({ company: 'acme', employeeId: '17' })).toMatchObject({ figures: 4 });
    for (const path of [firestorePaths.companyQuality('acme'), firestorePaths.quality(NORTH)])
      expect((await people(path)).map(({ id, name, read }) => ({ id, name, read }))).toEqual([
        { id: 'Removed person', name: 'Removed person', read: 4 },
        { id: '18', name: 'Bia', read: 2 },
      ]);
    expect((await marker('s1').get()).get('people')).toEqual(['Removed person', '18']);
    const { docs } = await platform.firebase.firestore.collection(firestorePaths.sessionQuality(NORTH)).get();
    expect(JSON.stringify(docs.map((one) => one.data()))).not.toMatch(/Ana Key|"17"/);
    expect(await replace({ company: 'acme', employeeId: '17' })).toMatchObject({ figures: 0 });
    await removeFromMonths(platform.firebase.firestore, NORTH, ['s1', 's2'], signal);
    expect(await people(firestorePaths.companyQuality('acme'))).toMatchObject([{ id: 'Removed person', read: 1, sessions: 1 }]);
  });

  it('ADD-96 D-129 D-171 of a person without an employee id are found by the name', async () => {
    expect(await replace({ company: 'acme', name: 'Bia' })).toMatchObject({ figures: 3 });
    expect((await people(firestorePaths.quality(NORTH))).map(({ id }) => id)).toEqual(['17', 'Removed person']);
  });
});

it('ADD-38 D-129 what will be read is known before, for one company and from where a run goes on', async () => {
  const { firestore } = platform.firebase;
  expect(await countReadingParts(firestore, 'acme')).toBe(3);
  expect(await countReadingParts(firestore, 'acme', docPaths.addressPart({ ...NORTH, session: 's1' }, 1))).toBe(1);
});

it('ADD-38 D-129 more parts than are in memory at once are read', async () => {
  const batch = platform.firebase.firestore.batch();
  for (let part = 0; part < 45; part += 1)
    batch.set(doc(docPaths.addressPart({ ...NORTH, session: 'many' }, part)), {
      index: part,
      records: [reading(`M${part}`, '17', 'Ana Key')],
    });
  await batch.commit();
  expect((await exported(ANA))['readings']).toHaveLength(47);
  expect(await replace(ANA)).toMatchObject({ readings: 47 });
});

import { Timestamp } from 'firebase-admin/firestore';
import { DEFAULT_SETTINGS_TEXTS, docPaths, firestorePaths, storagePaths, type DomainRef } from 'shared-kit/model';
import { domainRemovalRef } from '../../work/removals/removal';
import { createRemovals } from '../../work/removals/removals';
import { latestSettings } from '../../settings/latest-settings';
import { call } from '../../testing/console-calls';
import { TEST_SETTINGS, writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };
const SOUTH = { company: 'acme', domain: 'South Hall' };
const THEIRS = { company: 'norte', domain: 'North Hall' };

let platform: TestPlatform;
let token: string;
let moderator: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  moderator = await platform.signUp({ uid: 'marcos', moderator: true });
  await platform.signUp({ uid: 'maria', moderator: true });
  await platform.signUp({ uid: 'paulo', pilot: true });
  await platform.signUp({ uid: 'theirs', companies: ['norte'], moderator: true });
});

afterAll(() => platform.stop());

const at = (path: string) => platform.firebase.firestore.doc(path);
const list = async (path: string, field = 'authDomains') => (await at(path).get()).get(field) as unknown;

beforeEach(async () => {
  const { firestore, bucket } = platform.firebase;
  await firestore.recursiveDelete(firestore.collection('companies'));
  await bucket.deleteFiles();
  await at(docPaths.company('acme')).set({ id: 'acme', authDomains: ['North Hall', 'South Hall'] });
  await at(docPaths.company('norte')).set({ id: 'norte', authDomains: ['North Hall'] });
  const withPicture = TEST_SETTINGS.labelDesigns.map((label) => ({ ...label, picture: storagePaths.label(NORTH, label.name) }));
  await writeDomain(platform.firebase, NORTH, { ...TEST_SETTINGS, labelDesigns: withPicture });
  await bucket.file(storagePaths.label(NORTH, 'Pallet')).save('picture', { resumable: false, contentType: 'image/png' });
  await writeDomain(platform.firebase, SOUTH, null);
  await writeDomain(platform.firebase, THEIRS);
  await at(docPaths.user('marcos')).update({ authDomains: ['North Hall', 'South Hall'], authLicenses: ['drone', 'van'] });
  await at(docPaths.user('maria')).update({ authDomains: [] });
  await at(docPaths.user('paulo')).update({ authDomains: ['North Hall'], authLicenses: ['drone'] });
  await at(docPaths.user('theirs')).update({ authDomains: ['North Hall'] });
});

const CURRENT = ['North Hall', 'South Hall'];
const create = (body: object, { parentUid = 'marcos', as = token, company = 'acme', headers = {} } = {}) =>
  call(platform, { method: 'POST', url: '/domains', token: as, parentUid, company, headers, body: { currentDomains: CURRENT, ...body } });
const remove = (domain = 'North Hall', { parentUid = 'marcos', as = token, company = 'acme' } = {}) =>
  call(platform, { method: 'DELETE', url: '/domains', token: as, parentUid, company, body: { domain } });
const domains = async (company = 'acme') =>
  (await platform.firebase.firestore.collection(firestorePaths.domains(company)).get()).docs.map(({ id }) => id);

describe('adding a domain', () => {
  it('API-12 DATA-03 DATA-04 301 stores it with parent and settings, and adds it to the lists of company and parent', async () => {
    expect(await create({ domain: ' East Hall ção ' })).toMatchObject({ http: 200, code: 301 });
    const east = { company: 'acme', domain: 'East Hall ção' };
    expect((await at(docPaths.domain(east)).get()).data()).toEqual({ name: 'East Hall ção', parent: 'marcos', authLicenses: [] });
    expect(await list(docPaths.company('acme'))).toEqual([...CURRENT, 'East Hall ção']);
    expect(await list(docPaths.user('marcos'))).toEqual([...CURRENT, 'East Hall ção']);
    expect(await latestSettings(platform.firebase.firestore, east)).toMatchObject({
      addrPattern: '',
      baseFields: { address: 'Address' },
      labelDesigns: [],
      manualInputFields: [],
    });
  });

  it('DSET-14 a new domain has texts in its creator’s language, or in en-US if the request names none', async () => {
    const texts = async (domain: string, headers: Record<string, string>) => {
      const sent = { domain, currentDomains: await domains() };
      await call(platform, { method: 'POST', url: '/domains', token, parentUid: 'marcos', headers, body: sent });
      return (await latestSettings(platform.firebase.firestore, { company: 'acme', domain })).baseFields;
    };
    expect(await texts('Leste', { 'accept-language': 'pt-BR' })).toMatchObject({ address: 'Endereço', employeeId: 'Matrícula' });
    expect(await texts('Oeste', { 'accept-language': 'es-MX,es;q=0.9' })).toMatchObject({ address: 'Ubicación' });
    expect(await texts('East', {})).toEqual(DEFAULT_SETTINGS_TEXTS.baseFields);
    expect(await texts('West', { 'accept-language': '*' })).toEqual(DEFAULT_SETTINGS_TEXTS.baseFields);
  });

  it('DSET-14 a copied domain has texts in its creator’s language for those that its source lacks', async () => {
    const source = { company: 'acme', domain: 'South Hall' };
    await platform.firebase.firestore
      .collection(firestorePaths.settings(source))
      .add({ baseFields: { address: 'Place' }, createdDate: Timestamp.now() });
    await create({ domain: 'Copy', copyDomain: 'South Hall' }, { headers: { 'accept-language': 'pt-BR' } });
    const { docs } = await platform.firebase.firestore.collection(firestorePaths.settings({ company: 'acme', domain: 'Copy' })).get();
    expect(docs[0]?.data()).toMatchObject({
      baseFields: { address: 'Place', checkedAt: 'Conferido em' },
      createdBy: 'key',
      createdByName: 'Test key',
    });
  });

  it('D-44 copies settings and label pictures', async () => {
    expect(await create({ domain: 'Copy', copyDomain: 'North Hall' })).toMatchObject({ code: 301 });
    const copy = { company: 'acme', domain: 'Copy' };
    const settings = await latestSettings(platform.firebase.firestore, copy);
    const picture = storagePaths.label(copy, 'Pallet');
    expect(settings).toEqual({ ...TEST_SETTINGS, labelDesigns: [{ ...TEST_SETTINGS.labelDesigns[0], picture }] });
    expect(String((await platform.firebase.bucket.file(picture).download())[0])).toBe('picture');
  });

  it('D-44 D-51 copies pictures by their content, and those of renamed labels', async () => {
    const { bucket } = platform.firebase;
    const [pallet] = TEST_SETTINGS.labelDesigns;
    const by = (name: string, picture: string) => ({ ...pallet!, name, picture });
    const elsewhere = 'companies/acme/domains/Other/labels/Box';
    const sources = [storagePaths.label(NORTH, 'Old name', 'a1'), elsewhere];
    for (const path of sources) await bucket.file(path).save(path, { resumable: false });
    const labelDesigns = [by('New name', sources[0]!), by('Box', elsewhere), by('Lost', storagePaths.label(NORTH, 'Lost', 'b2'))];
    await writeDomain(platform.firebase, NORTH, { ...TEST_SETTINGS, labelDesigns });
    expect(await create({ domain: 'Copy', copyDomain: 'North Hall' })).toMatchObject({ code: 301 });
    const copy = { company: 'acme', domain: 'Copy' };
    const pictures = (await latestSettings(platform.firebase.firestore, copy)).labelDesigns.map(({ picture }) => picture);
    expect(pictures).toEqual([storagePaths.label(copy, 'Old name', 'a1'), expect.stringContaining(storagePaths.label(copy, 'Box.')), null]);
    for (const [at, path] of sources.entries()) expect(String((await bucket.file(pictures[at]!).download())[0])).toBe(path);
  });

  it('D-44 when two calls add the same copy at the same time, its pictures stay', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ domain: 'Copy', copyDomain: 'North Hall' })));
    expect(answers.map(({ code }) => code).sort()).toEqual([300, 300, 301]);
    const picture = storagePaths.label({ company: 'acme', domain: 'Copy' }, 'Pallet');
    expect((await platform.firebase.bucket.file(picture).exists())[0]).toBe(true);
  });

  it.each<[string, number, number, object]>([
    ['205 without a name', 400, 205, { domain: ' ' }],
    ['213 with a forbidden character', 400, 213, { domain: 'a/b' }],
    ['200 with a name that is kept', 400, 200, { domain: '__all__' }],
    ['300 when the name is taken', 409, 300, { domain: 'North Hall' }],
    ['300 when it is taken but for its case', 409, 300, { domain: 'NORTH hall' }],
    ['300 when it is taken but for blanks of another kind', 409, 300, { domain: 'North\u00a0 Hall' }],
    ['213 for an encoded slash, with which its pages could not be opened', 400, 213, { domain: 'a%2Fb' }],
    ['200 for a character that nobody sees, between others', 400, 200, { domain: 'Ea\ufe0fst' }],
    ['5 when the domains are not what the caller saw', 409, 5, { domain: 'East', currentDomains: ['North Hall'] }],
    ['316 when there is nothing to copy', 404, 316, { domain: 'East', copyDomain: 'Nowhere' }],
    ['901 when what is to be copied has no settings', 404, 901, { domain: 'East', copyDomain: 'South Hall' }],
    ['214 with a number for a name', 400, 214, { domain: 5 }],
  ])('API-12 %s', async (_title, http, code, body) => {
    expect(await create(body)).toMatchObject({ http, code });
    expect(await domains()).toEqual(CURRENT);
    expect(await list(docPaths.user('marcos'))).toEqual(CURRENT);
  });

  it('API-12 a repeated request gets 300 and creates no second domain', async () => {
    await create({ domain: 'East' });
    expect(await create({ domain: 'East' })).toMatchObject({ code: 300 });
    expect(await domains()).toEqual(['East', ...CURRENT]);
  });

  it('D-45 when two calls add domains at the same time, the second is told that the data have changed', async () => {
    const answers = await Promise.all([create({ domain: 'East' }), create({ domain: 'West' })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([301, 5]);
    expect(await list(docPaths.company('acme'))).toHaveLength(3);
  });

  it('PERM-10 900 without a parent, 402 with one who is no moderator there, 3 for a moderator', async () => {
    expect(
      await call(platform, { method: 'POST', url: '/domains', token, body: { domain: 'East', currentDomains: CURRENT } }),
    ).toMatchObject({
      http: 400,
      code: 900,
      args: ['parentUid'],
    });
    expect(await create({ domain: 'East' }, { parentUid: 'theirs' })).toMatchObject({ code: 402 });
    expect(await create({ domain: 'East' }, { parentUid: 'paulo' })).toMatchObject({ code: 402 });
    expect(await create({ domain: 'East' }, { as: moderator })).toMatchObject({ http: 403, code: 3 });
    expect(await create({ domain: 'East' }, { company: 'norte' })).toMatchObject({ http: 403, code: 3 });
    expect(await domains()).toEqual(CURRENT);
  });
});

describe('removing a domain', () => {
  /** Stores what apps and console store in a domain. */
  async function fill(ref: DomainRef): Promise<void> {
    const { firestore, bucket } = platform.firebase;
    const session = { ...ref, session: 's1' };
    const batch = firestore.batch();
    batch.set(at(docPaths.session(session)), { name: 'S', startTime: Timestamp.now() });
    for (let part = 0; part < 40; part += 1) batch.set(at(docPaths.addressPart(session, part)), { index: part, records: [] });
    batch.set(at(docPaths.task(ref, 'T')), { name: 'T' });
    // A picture that only an older version of the settings shows.
    await bucket.file(storagePaths.label(ref, 'Pallet', 'a1')).save('x', { resumable: false });
    batch.set(at(docPaths.payloadPart(ref, 'T', 0)), { data: 'x' });
    batch.set(at(docPaths.license(ref.company, 'drone')), { isActive: true, authDomains: ['North Hall'] });
    batch.set(at(docPaths.license(ref.company, 'van')), { isActive: true, authDomains: ['North Hall', 'South Hall'] });
    batch.set(at(docPaths.apiKey(ref.company, 'k')), { authDomains: ['North Hall', 'South Hall'] });
    await batch.commit();
    await bucket.file(storagePaths.sessionFile(session, 'p.png')).save('x', { resumable: false });
  }

  async function left(ref: DomainRef): Promise<string[]> {
    const { firestore, bucket } = platform.firebase;
    const collections = ['sessions', 'addresses', 'tasks', 'payload', 'settings'];
    const found = await Promise.all(collections.map((name) => firestore.collectionGroup(name).get()));
    const prefix = `${docPaths.domain(ref)}/`;
    const [files] = await bucket.getFiles({ prefix });
    return [
      ...found.flatMap(({ docs }) => docs.map((doc) => doc.ref.path)).filter((path) => path.startsWith(prefix)),
      ...files.map(({ name }) => name),
    ];
  }

  it('API-10 303 removes everything in it and every reference to it', async () => {
    await fill(NORTH);
    expect(await remove()).toMatchObject({ http: 200, code: 303 });
    expect(await left(NORTH)).toEqual([]);
    expect(await domains()).toEqual(['South Hall']);
    expect(await list(docPaths.company('acme'))).toEqual(['South Hall']);
    expect(await list(docPaths.user('marcos'))).toEqual(['South Hall']);
    expect(await list(docPaths.user('paulo'))).toEqual([]);
    expect(await list(docPaths.license('acme', 'drone'))).toEqual([]);
    expect(await list(docPaths.license('acme', 'van'))).toEqual(['South Hall']);
    expect(await list(docPaths.apiKey('acme', 'k'))).toEqual(['South Hall']);
    expect((await domainRemovalRef(platform.firebase.firestore, NORTH).get()).exists).toBe(false);
  });

  it('D-39 its users keep only the licences of their other domains', async () => {
    await fill(NORTH);
    await remove();
    expect(await list(docPaths.user('marcos'), 'authLicenses')).toEqual(['van']);
    expect(await list(docPaths.user('paulo'), 'authLicenses')).toEqual([]);
  });

  it('PERM-10 does not change a domain of the same name in another company', async () => {
    await fill(THEIRS);
    const before = await left(THEIRS);
    await remove();
    expect(await left(THEIRS)).toEqual(before);
    expect(await domains('norte')).toEqual(['North Hall']);
    expect(await list(docPaths.user('theirs'))).toEqual(['North Hall']);
  });

  it('DOM-10 is refused if another moderator gets the domain meanwhile', async () => {
    await fill(NORTH);
    const before = await left(NORTH);
    const { firestore } = platform.firebase;
    const transaction = jest.spyOn(firestore, 'runTransaction');
    // After the checks before the transaction, and before it begins.
    transaction.mockImplementationOnce(async (run, options) => {
      await at(docPaths.user('maria')).update({ authDomains: ['North Hall'] });
      return firestore.runTransaction(run, options);
    });
    expect(await remove()).toMatchObject({ http: 409, key: 'manDom.errMultipleParents', args: ['North Hall'] });
    expect(await left(NORTH)).toEqual(before);
    expect(await list(docPaths.company('acme'))).toEqual(CURRENT);
    transaction.mockRestore();
  });

  it('API-10 316 for a repeated request after everything is removed', async () => {
    await remove();
    expect(await remove()).toMatchObject({ http: 404, code: 316 });
  });

  const deleteFiles = () =>
    jest.spyOn(Object.getPrototypeOf(platform.firebase.bucket) as { deleteFiles: () => Promise<void> }, 'deleteFiles');

  /** A removal that ends halfway, because Storage fails. */
  async function interrupted(): Promise<void> {
    await fill(NORTH);
    const away = deleteFiles().mockRejectedValue(Object.assign(new Error('away'), { code: 14 }));
    expect(await remove()).toMatchObject({ http: 503, code: 6 });
    away.mockRestore();
  }

  /** A removal that waits in its first part until the test lets it go on. */
  async function underWay(begin: () => Promise<unknown>) {
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => (openGate = resolve));
    const spy = deleteFiles();
    const started = new Promise<void>((resolve) => {
      spy.mockImplementation(() => {
        resolve();
        return gate;
      });
    });
    const ended = begin();
    await started;
    return {
      ended,
      goOn: () => {
        spy.mockRestore();
        openGate();
      },
    };
  }

  const removalOf = async () => (await at(docPaths.domain(NORTH)).get()).get('removal') as unknown;
  /** One session, one task, one version of the settings. */
  const begun = { done: 0, total: 3, startedAt: expect.any(Timestamp) as unknown };

  it('D-46 stores its progress in the domain, and removes all references to the domain at the beginning', async () => {
    await interrupted();
    expect(await removalOf()).toEqual(begun);
    expect(await list(docPaths.company('acme'))).toEqual(['South Hall']);
    expect(await list(docPaths.user('marcos'))).toEqual(['South Hall']);
    expect(await list(docPaths.user('paulo'))).toEqual([]);
    expect(await left(NORTH)).not.toEqual([]);
  });

  it('D-46 316 for calls that write into a domain that is being removed', async () => {
    await interrupted();
    await platform.signUp({ uid: 'joao', moderator: true, authDomains: ['South Hall'] });
    const refused = { http: 404, code: 316, key: 'err.domainBeingRemoved' };
    const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, body: object, query: Record<string, string> = {}) =>
      call(platform, { method, url, token, parentUid: 'joao', query, ...(method === 'DELETE' && url === '/sessions' ? {} : { body }) });
    const domain = 'North Hall';
    const point = { x: 0, y: 0 };
    const newLabelDesign = { name: 'Box', firstVertex: point, secondVertex: point, barcodePatterns: [], imageFile: null };
    const { labelDesigns: _labels, manualInputFields, ...texts } = TEST_SETTINGS;
    expect(await send('PATCH', '/domains', { domain, settings: texts })).toMatchObject(refused);
    expect(await send('POST', '/labelDesigns', { domain, newLabelDesign })).toMatchObject(refused);
    expect(await send('DELETE', '/mif', { domain, index: 0, currentData: manualInputFields })).toMatchObject(refused);
    expect(await send('POST', '/licenses', { domain, licenseKey: 'drone' })).toMatchObject(refused);
    expect(await send('DELETE', '/licenses', { domain, licenseKey: 'drone' })).toMatchObject(refused);
    expect(await send('POST', '/tasks', {}, { domain, name: 'T2' })).toMatchObject(refused);
    expect(await send('DELETE', '/sessions', {}, { domain, session: 's1' })).toMatchObject(refused);
    const copy = { domain: 'Copy', copyDomain: domain, currentDomains: ['South Hall'] };
    expect(await create(copy)).toMatchObject({ http: 404, code: 316 });
  });

  it('D-46 a second call during a removal is answered with the progress, and the first with success', async () => {
    await fill(NORTH);
    const { ended, goOn } = await underWay(() => remove());
    const second = await remove();
    expect(second).toMatchObject({ http: 200, key: 'manDom.removalUnderWay', args: [0, 3] });
    expect(second).not.toHaveProperty('code');
    goOn();
    expect(await ended).toMatchObject({ http: 200, code: 303 });
    expect(await remove()).toMatchObject({ http: 404, code: 316 });
  });

  it('D-46 a repeated call continues where the first one ended', async () => {
    await interrupted();
    expect(await remove()).toMatchObject({ http: 200, code: 303 });
    expect(await left(NORTH)).toEqual([]);
    expect(await domains()).toEqual(['South Hall']);
    expect(await remove()).toMatchObject({ code: 316 });
  });

  const gone = (path: string) =>
    new Promise<void>((resolve) => {
      const stop = at(path).onSnapshot(({ exists }) => {
        if (exists) return;
        stop();
        resolve();
      });
    });

  it('D-46 a new process continues when the lease of a dead one has ended, not before', async () => {
    await interrupted();
    const marker = domainRemovalRef(platform.firebase.firestore, NORTH);
    // Time stands still until the new process has looked, however long that takes.
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await marker.update({ leaseUntil: Date.now() + 500 });
    const removals = createRemovals(platform.firebase, { looksAgain: true });
    await removals.resumeAll();
    expect(await left(NORTH)).not.toEqual([]);
    now.mockRestore();
    await gone(docPaths.domain(NORTH));
    expect(await left(NORTH)).toEqual([]);
    expect((await marker.get()).exists).toBe(false);
    removals.close();
  });

  it('D-46 a closing server stops after the current part and ends its lease, and the next server continues', async () => {
    await interrupted();
    const { firestore } = platform.firebase;
    const marker = domainRemovalRef(firestore, NORTH);
    const closing = createRemovals(platform.firebase);
    const { ended, goOn } = await underWay(() => closing.resumeAll().catch((error: unknown) => error));
    closing.close();
    goOn();
    expect(await ended).toBeInstanceOf(AggregateError);
    expect((await marker.get()).get('leaseUntil')).toBe(0);
    expect(await left(NORTH)).not.toEqual([]);
    const next = await underWay(() => createRemovals(platform.firebase).resumeAll());
    expect(await removalOf()).toEqual({ ...begun, done: 1 });
    next.goOn();
    await next.ended;
    expect(await left(NORTH)).toEqual([]);
    expect((await at(docPaths.domain(NORTH)).get()).exists).toBe(false);
  });

  it('D-46 a removal that an older version began, without the domain’s document, is completed too', async () => {
    await interrupted();
    await at(docPaths.domain(NORTH)).delete();
    await createRemovals(platform.firebase).resumeAll();
    expect(await left(NORTH)).toEqual([]);
    expect((await domainRemovalRef(platform.firebase.firestore, NORTH).get()).exists).toBe(false);
    expect(await domains()).toEqual(['South Hall']);
  });

  it('D-45 a call that adds a domain during a removal may list the removed domain or not', async () => {
    await interrupted();
    expect(await create({ domain: 'East', currentDomains: ['South Hall'] })).toMatchObject({ code: 301 });
    expect(await create({ domain: 'West', currentDomains: ['East', 'North Hall', 'South Hall'] })).toMatchObject({ code: 301 });
    expect(await create({ domain: 'More', currentDomains: ['North Hall'] })).toMatchObject({ code: 5, key: 'err.changedMeanwhile' });
  });

  it('D-46 its name can be used again when everything is removed', async () => {
    await interrupted();
    const again = { domain: 'North Hall', currentDomains: ['South Hall'] };
    expect(await create(again)).toMatchObject({ http: 409, code: 5, key: 'err.domainBeingRemoved' });
    await remove();
    expect(await create(again)).toMatchObject({ code: 301 });
  });

  it('PERM-10 is refused alike for unknown domains, domains of others and those of another company', async () => {
    const answer = await remove('Nowhere');
    expect(answer).toMatchObject({ http: 404, code: 316 });
    await at(docPaths.user('marcos')).update({ authDomains: ['South Hall'] });
    await at(docPaths.user('maria')).update({ authDomains: ['North Hall'] });
    expect(await remove('North Hall')).toEqual(answer);
    expect(await remove('North Hall', { company: 'norte' })).toMatchObject({ http: 403, code: 3 });
    expect(await remove('North Hall', { as: moderator })).toMatchObject({ http: 403, code: 3 });
    expect(await domains()).toEqual(CURRENT);
  });
});

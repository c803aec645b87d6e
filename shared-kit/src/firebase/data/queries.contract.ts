import { DEFAULT_SETTINGS_TEXTS, type Change } from 'shared-kit/model';
import { aChange, aLicense, aModerator, anApiKey, aProfile, aSettings, aUser } from '../../testing/builders';
import { apiKeyDocument, changeDocument, licenseDocument, profileDocument, settingsDocument } from '../../testing/documents';
import { apiKeyOf, apiKeysOf } from './api-keys/api-key.queries';
import { changesOf, changesToExport, type ChangeFilter } from './changes/change.queries';
import { setDataStore } from './store/document-store';
import type { StoreWorld } from './store/document-store.contract';
import { licensesOf } from './licenses/license.queries';
import type { LiveQuery } from './store/live-query';
import { settingsBefore, settingsHistoryOf, settingsOf } from './settings/settings.queries';
import { moderatorsOf, profileOf, usersOf, usersToFind } from './users/profile.queries';

const NORTH = { company: 'acme', domain: 'North' };

/** Tests the queries of pages with both stores: entities that are written as documents are read back unchanged. */
export function queriesContract(open: () => Promise<StoreWorld>): void {
  let world: StoreWorld;
  const [user, moderator, key, license] = [aUser(), aModerator(), anApiKey(), aLicense({ authDomains: ['North'] })];

  beforeAll(async () => {
    world = await open();
    const documents = {
      ...profileDocument(user),
      ...profileDocument(moderator),
      ...profileDocument(aUser({ uid: 'elsewhere', companies: ['norte'] })),
      ...profileDocument(aModerator({ uid: 'joao', companies: ['norte'] })),
      ...profileDocument(aProfile({ companies: ['acme', 'norte'] })),
      ...apiKeyDocument('acme', key),
      ...apiKeyDocument('norte', anApiKey({ id: 'k2' })),
      ...settingsDocument(NORTH, aSettings({ addrPattern: 'RR' }), new Date(1000)),
      ...settingsDocument(NORTH, aSettings({ addrPattern: 'CC' }), new Date(3000), { uid: 'ana', name: 'Ana Lima' }),
      ...settingsDocument(NORTH, aSettings({ addrPattern: 'NN' }), new Date(2000), { uid: 'rui', name: 'Rui Sá' }),
      ...settingsDocument({ ...NORTH, domain: 'South' }, aSettings()),
      ...licenseDocument('acme', license),
      ...licenseDocument('acme', aLicense({ id: 'l2', isActive: false, expDate: null })),
    };
    for (const [path, data] of Object.entries(documents)) await world.set(path, data);
  });

  const ask = async <T>({ source, convert }: LiveQuery<T>): Promise<T[]> =>
    (await world.store.getAll(source)).map(({ id, data }) => convert(id, data));

  it('API-27 DATA-10 returns the users of one company, without its key users', async () => {
    expect(await ask(usersOf('acme'))).toEqual([moderator, user]);
    expect(await ask(profileOf('pedro'))).toEqual([user]);
  });

  it.each([
    ['pe', ['pedro']],
    ['ALV', ['pedro']],
    ['marcos lima', ['marcos']],
    ['23', ['pedro']],
    ['edro', []],
  ])('ADD-FIND-07 returns for the search %p the users with a word that begins with it: %p', async (typed, found) => {
    expect((await world.store.getAll(usersToFind('acme', typed)!)).map(({ id }) => id)).toEqual(found);
  });

  it('USERS-22 returns the moderators of one company with the fields that a picker shows', async () => {
    expect(await ask(moderatorsOf('acme'))).toEqual([{ uid: 'marcos', firstName: 'Marcos', lastName: 'Lima', authDomains: ['North'] }]);
  });

  it('API-27 KEYS-20 returns the API keys of one company, and one of them', async () => {
    expect(await ask(apiKeysOf('acme'))).toEqual([key]);
    expect(await ask(apiKeyOf('acme', 'k1'))).toEqual([key]);
    expect(await ask(apiKeyOf('acme', 'k2'))).toEqual([]);
  });

  it('API-27 LIC-07 returns the licences of one company, including inactive ones', async () => {
    expect(await ask(licensesOf('acme'))).toEqual([license, aLicense({ id: 'l2', isActive: false, expDate: null })]);
  });

  it('ADD-02 DSET-15 returns the latest settings, and their versions with their authors, newest first', async () => {
    const third = { ...aSettings({ addrPattern: 'CC' }), version: { id: '3000', at: 3000, by: 'ana', byName: 'Ana Lima' } };
    const second = { ...aSettings({ addrPattern: 'NN' }), version: { id: '2000', at: 2000, by: 'rui', byName: 'Rui Sá' } };
    const first = { ...aSettings({ addrPattern: 'RR' }), version: { id: '1000', at: 1000, by: null, byName: null } };
    expect(await ask(settingsOf(NORTH, DEFAULT_SETTINGS_TEXTS))).toEqual([third]);
    expect(await ask(settingsHistoryOf(NORTH, DEFAULT_SETTINGS_TEXTS))).toEqual([third, second, first]);
    setDataStore(world.store);
    expect(await settingsBefore(NORTH, DEFAULT_SETTINGS_TEXTS, '3000')).toEqual([second, first]);
    expect(await settingsBefore(NORTH, DEFAULT_SETTINGS_TEXTS, '1000')).toEqual([]);
    expect(await settingsBefore(NORTH, DEFAULT_SETTINGS_TEXTS, 'gone')).toEqual([]);
    setDataStore(null);
  });

  describe('records of changes', () => {
    const MINUTE = 60_000;
    const start = Date.UTC(2024, 2, 1);
    /** One record per minute, every fifth at the same time as the one before, by three people and of three kinds. */
    const changes = Array.from({ length: 120 }, (_, n): Change => {
      const kind = (['settings', 'labelDesign', 'user'] as const)[n % 3]!;
      return aChange({
        id: `c${String(n).padStart(3, '0')}`,
        at: start + (n % 5 === 4 ? n - 1 : n) * MINUTE,
        by: ['ana', 'otto', 'rita'][(n % 7) % 3]!,
        action: ({ settings: 'domains.update', labelDesign: 'labelDesigns.create', user: 'users.update' } as const)[kind],
        subject: { kind, name: `Subject ${n}` },
        subjectId: kind === 'user' ? 'pedro' : 'North',
        domain: kind === 'user' ? null : 'North',
      });
    });
    const newestFirst = (found: readonly Change[]) => [...found].sort((a, b) => b.at! - a.at! || (a.id < b.id ? 1 : -1));

    beforeAll(async () => {
      setDataStore(world.store);
      const documents = Object.assign({}, ...changes.map((change) => changeDocument('acme', change))) as Record<string, object>;
      for (const [path, data] of Object.entries(documents)) await world.set(path, { ...data });
      await world.set('companies/acme/audit/old', {
        at: new Date(start - MINUTE),
        by: 'ana',
        action: 'labelDesigns.delete',
        target: 'companies/acme/domains/North',
      });
    });
    afterAll(() => setDataStore(null));

    async function pages(filter: ChangeFilter): Promise<Change[][]> {
      const found: Change[][] = [];
      let page = await changesOf('acme', filter);
      found.push([...page.rows]);
      while (page.next) {
        page = await changesOf('acme', filter, page.next);
        found.push([...page.rows]);
      }
      return found;
    }

    it('D-90 are returned in pages of another size if a limit says so', async () => {
      const first = await changesOf('acme', {}, null, 3);
      const second = await changesOf('acme', {}, first.next, 3);
      expect([...first.rows, ...second.rows]).toEqual(newestFirst(changes).slice(0, 6));
    });

    it('D-90 are returned newest first in pages of 50, each exactly once', async () => {
      const found = await pages({});
      expect(found.map(({ length }) => length)).toEqual([50, 50, 21]);
      expect(found.flat().slice(0, 120)).toEqual(newestFirst(changes));
    });

    it('D-90 of the older form get the fields that can be derived', async () => {
      expect((await pages({ to: start })).flat()).toEqual([
        aChange({
          id: 'old',
          at: start - MINUTE,
          byName: null,
          parentUid: null,
          ip: '',
          userAgent: '',
          action: 'labelDesigns.delete',
          subject: { kind: 'labelDesign', name: null },
          fields: [],
          settings: null,
        }),
      ]);
    });

    it.each<[string, ChangeFilter, (change: Change) => boolean]>([
      ['a person', { person: 'otto' }, ({ by }) => by === 'otto'],
      ['a kind', { kind: 'labelDesign' }, ({ subject }) => subject?.kind === 'labelDesign'],
      ['a person and a kind', { person: 'ana', kind: 'user' }, ({ by, subject }) => by === 'ana' && subject?.kind === 'user'],
      ['days', { from: start + 10 * MINUTE, to: start + 70 * MINUTE }, ({ at }) => at! >= start + 10 * MINUTE && at! < start + 70 * MINUTE],
      [
        'all of them',
        { person: 'rita', kind: 'settings', from: start, to: start + 100 * MINUTE },
        ({ by, subject, at }) => by === 'rita' && subject?.kind === 'settings' && at! < start + 100 * MINUTE,
      ],
    ])('D-90 are filtered by %s', async (_title, filter, fits) => {
      const found = (await pages(filter)).flat().filter(({ id }) => id !== 'old');
      expect(found).toEqual(newestFirst(changes.filter(fits)));
      expect(found.length).toBeGreaterThan(4);
    });

    it('D-90 are returned for an export by filters, with whether there are more', async () => {
      const { rows, more } = await changesToExport('acme', { kind: 'user' });
      expect(rows).toEqual(newestFirst(changes.filter(({ subject }) => subject?.kind === 'user')));
      expect(more).toBe(false);
      const stop = new AbortController();
      stop.abort();
      await expect(changesToExport('acme', {}, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}

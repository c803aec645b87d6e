import type { FindContext } from 'shared-kit/contract';
import { setLocale, startI18n } from 'shared-kit/i18n';
import { docPaths } from 'shared-kit/model';
import {
  aCompany,
  aSession,
  aTask,
  connectDoubles,
  createMemoryStore,
  loadNamespace,
  sessionDocument,
  taskDocument,
  type MemoryStore,
} from 'shared-kit/testing';
import { find } from './finder';
import { domainsToSearch, MAX_DOMAINS } from './finder/domains-to-search';

const acme = aCompany({ id: 'acme', exhibitionName: 'Acme Logistics', authDomains: ['North', 'South'] });
const looking = (signal = new AbortController().signal): FindContext => ({ signal, locale: 'en-US', uid: 'ana', companies: [acme] });
const NORTH = { company: 'acme', domain: 'North' };
const SOUTH = { company: 'acme', domain: 'South' };

let store: MemoryStore;

beforeAll(() => startI18n({ loadNamespace, locale: 'en-US' }));
beforeEach(() => {
  store = createMemoryStore({
    ...sessionDocument(NORTH, aSession({ id: 's1', name: 'Street 12 check' })),
    ...sessionDocument(SOUTH, aSession({ id: 's2', name: 'Street 12 recount' })),
    ...sessionDocument(SOUTH, aSession({ id: 's3', name: 'Full count' })),
    ...sessionDocument(SOUTH, aSession({ id: 's4', name: 'Contagem às cegas' })),
    ...taskDocument(SOUTH, aTask({ id: 'Street 7', name: 'Street 7' })),
    ...taskDocument(NORTH, aTask({ id: 'ÍNDICE Geral', name: 'ÍNDICE Geral' })),
  });
  connectDoubles({ store });
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

const labels = async (query: string) => (await find(query, looking())).map(({ label }) => label);

/** Adds sessions as an app writes them, without the search name that the platform adds later. The first one is the newest. */
function writtenByApps(ref: typeof NORTH, names: readonly string[]): void {
  names.forEach((name, nth) =>
    store.set(docPaths.session({ ...ref, session: `app ${nth}` }), { name, startTime: new Date(2_000_000_000_000 - nth) }),
  );
}

describe('the search of the dashboards', () => {
  it('ADD-FIND-01 finds sessions and tasks by the beginning of their names, in every domain, each with its kind', async () => {
    expect(await find('street', looking())).toEqual([
      expect.objectContaining({
        label: 'Street 12 check',
        hint: 'Session · North · Acme Logistics',
        icon: 'data',
        to: '/company/acme/domains/North/sessions/s1',
      }),
      expect.objectContaining({ label: 'Street 12 recount', to: '/company/acme/domains/South/sessions/s2' }),
      expect.objectContaining({
        label: 'Street 7',
        hint: 'Inventory task · South · Acme Logistics',
        icon: 'tasks',
        to: '/company/acme/domains/South/tasks?q=Street+7',
      }),
    ]);
    expect(await find('street 12 r', looking())).toHaveLength(1);
    expect(await find('no such', looking())).toEqual([]);
  });

  it('ADD-FIND-01 tells sessions of one name by when they began (D-149)', async () => {
    const twice = (id: string, startTime: number) =>
      sessionDocument(NORTH, aSession({ id, name: 'Street 9', startTime, endTime: startTime + 1 }));
    for (const [path, data] of Object.entries({ ...twice('n1', Date.UTC(2024, 2, 1, 12)), ...twice('n2', Date.UTC(2024, 2, 8, 12)) }))
      store.set(path, data);
    const hints = (await find('street 9', looking())).map(({ hint }) => hint);
    expect(hints.sort()).toEqual([
      expect.stringMatching(/^Session · .*(Mar|3).*1.* · North · Acme Logistics$/),
      expect.stringMatching(/^Session · .*(Mar|3).*8.* · North · Acme Logistics$/),
    ]);
  });

  it('ADD-FIND-02 says that more names match than are listed, and links to the list of that domain (D-150)', async () => {
    for (let nth = 0; nth < 7; nth++) {
      for (const [path, data] of Object.entries(sessionDocument(SOUTH, aSession({ id: `r${nth}`, name: `Ronda ${nth}` }))))
        store.set(path, data);
    }
    const found = await find('ronda', looking());
    expect(found.filter(({ rest }) => !rest)).toHaveLength(5);
    expect(found.at(-1)).toMatchObject({
      label: 'More names match: type more of the name',
      hint: 'South · Acme Logistics',
      to: '/company/acme/domains/South?q=ronda',
      rest: true,
    });
    expect((await find('ronda 3', looking())).some(({ rest }) => rest)).toBe(false);
  });

  it('ADD-FIND-01 names the kind in the user’s language', async () => {
    await setLocale('pt-BR');
    const hints = (await find('street', looking())).map(({ hint }) => hint);
    await setLocale('en-US');
    expect(hints).toContain('Sessão · North · Acme Logistics');
    expect(hints).toContain('Tarefa de inventário · South · Acme Logistics');
  });

  it.each([
    ['contagem as', 'Contagem às cegas'],
    ['CONTAGEM ÀS', 'Contagem às cegas'],
    ['indice', 'ÍNDICE Geral'],
    ['Índice  geral', 'ÍNDICE Geral'],
  ])('ADD-FIND-01 finds with %p the session named %p', async (query, name) => {
    expect(await labels(query)).toEqual([name]);
  });

  it('ADD-FIND-01 finds a new session without a search name by any word of its name, in any domain', async () => {
    writtenByApps(SOUTH, ['Segunda contagem']);
    expect(await labels('contag')).toEqual(['Contagem às cegas', 'Segunda contagem']);
    expect(await labels('segunda CONTÁGEM')).toEqual(['Segunda contagem']);
  });

  it('ADD-FIND-01 matches any word of a name in the open domain, and reads few documents of the other domains', async () => {
    writtenByApps(
      NORTH,
      Array.from({ length: 200 }, (_, nth) => `Ronda ${nth}`),
    );
    history.replaceState(null, '', '/company/acme/domains/North');
    expect(await labels('59')).toEqual(['Ronda 59']);
    history.replaceState(null, '', '/company/acme/domains/South');
    const before = store.reads;
    expect(await labels('street 12')).toEqual(['Street 12 recount', 'Street 12 check']);
    // The newest five sessions of North, the three sessions and one task of South, and the two sessions that match.
    expect(store.reads - before).toBe(5 + 3 + 1 + 2);
  });

  it('ADD-FIND-02 stops when the user searches for something else', async () => {
    const leaving = new AbortController();
    const finding = find('full', looking(leaving.signal));
    leaving.abort();
    await expect(finding).rejects.toThrow();
  });

  it('ADD-FIND-02 searches the open domain first, then its company, then the others', async () => {
    const other = aCompany({ id: 'other', authDomains: ['East', 'West'] });
    const { domains } = await domainsToSearch([other, acme], '/company/acme/domains/South/tasks');
    expect(domains.map(({ ref }) => ref.domain)).toEqual(['South', 'North', 'East', 'West']);
    expect((await domainsToSearch([acme], '/company/%E0%A4%A')).domains).toHaveLength(2);
  });

  it('ADD-FIND-02 searches the open and the busiest domains when there are too many, says so, and links to the others', async () => {
    const many = aCompany({ id: 'many', authDomains: Array.from({ length: 5000 }, (_, index) => `D ${index}`) });
    for (const nth of [10, 20, 30]) store.set(docPaths.summary({ company: 'many', domain: `D ${400 + nth}` }), { readings: nth });
    store.set(docPaths.session({ company: 'many', domain: 'D 430', session: 'x' }), {
      name: 'Street 9',
      searchName: 'street 9',
      startTime: new Date(1),
    });
    history.replaceState(null, '', '/company/many/domains/D%204000');
    const before = store.reads;
    const found = await find('street', { ...looking(), companies: [acme, many] });
    expect(store.reads - before).toBeLessThanOrEqual(3 + 2);
    expect(found).toEqual([
      expect.objectContaining({ label: 'Street 9', to: '/company/many/domains/D%20430/sessions/x' }),
      {
        id: 'left out',
        label: 'Searched in 12 of 5,002 domains',
        hint: 'Open a domain to search in it',
        icon: 'domain',
        to: '/company/many',
        rest: true,
      },
    ]);
    const nothing = await find('no such', { ...looking(), companies: [acme, many] });
    expect(nothing.map(({ label }) => label)).toEqual(['Not found in 12 of 5,002 domains']);
    const { domains } = await domainsToSearch([acme, many], '/company/many/domains/D%204000');
    expect(domains).toHaveLength(MAX_DOMAINS);
    expect(domains.slice(0, 5).map(({ ref }) => ref.domain)).toEqual(['D 4000', 'D 430', 'D 420', 'D 410', 'D 0']);
  });
});

import type { FindContext } from 'shared-kit/contract';
import { setDataStore } from 'shared-kit/firebase/data';
import { aCompany, aSession, aTask, createMemoryStore, sessionDocument, taskDocument } from 'shared-kit/testing';
import { find } from './finder';
import { domainsToSearch, MOST_DOMAINS } from './finder/domains-to-search';
import { spellingsOf } from './finder/named';

const acme = aCompany({ id: 'acme', exhibitionName: 'Acme Logistics', authDomains: ['North', 'South'] });
const looking = (signal = new AbortController().signal): FindContext => ({ signal, locale: 'en-US', uid: 'ana', companies: [acme] });
const NORTH = { company: 'acme', domain: 'North' };
const SOUTH = { company: 'acme', domain: 'South' };

beforeEach(() =>
  setDataStore(
    createMemoryStore({
      ...sessionDocument(NORTH, aSession({ id: 's1', name: 'Street 12 check' })),
      ...sessionDocument(SOUTH, aSession({ id: 's2', name: 'Street 12 recount' })),
      ...sessionDocument(SOUTH, aSession({ id: 's3', name: 'Full count' })),
      ...taskDocument(SOUTH, aTask({ id: 'Street 7', name: 'Street 7' })),
    }),
  ),
);
afterEach(() => setDataStore(null));

describe('what the dashboards find', () => {
  it('ADD-20 is sessions and tasks by the beginning of their names, in every domain', async () => {
    expect(await find('street', looking())).toEqual([
      expect.objectContaining({ label: 'Street 12 check', hint: 'North · Acme Logistics', icon: 'data', to: '/company/acme/domains/North/sessions/s1' }),
      expect.objectContaining({ label: 'Street 12 recount', to: '/company/acme/domains/South/sessions/s2' }),
      expect.objectContaining({ label: 'Street 7', icon: 'tasks', to: '/company/acme/domains/South/tasks?q=Street+7' }),
    ]);
    expect(await find('street 12 r', looking())).toHaveLength(1);
    expect(await find('no such', looking())).toEqual([]);
  });

  it('ADD-20 is given up when something else is looked for', async () => {
    const leaving = new AbortController();
    const finding = find('full', looking(leaving.signal));
    leaving.abort();
    await expect(finding).rejects.toThrow();
  });

  it('ADD-20 comes from the open domain first, and from no more domains than can be asked', () => {
    const many = aCompany({ id: 'many', authDomains: Array.from({ length: 30 }, (_, index) => `D ${index}`) });
    const places = domainsToSearch([many, acme], '/company/acme/domains/South/tasks').map(({ ref }) => ref.domain);
    expect(places.slice(0, 3)).toEqual(['South', 'North', 'D 0']);
    expect(places).toHaveLength(MOST_DOMAINS);
    expect(domainsToSearch([acme], '/company/%E0%A4%A')).toHaveLength(2);
  });

  it.each([
    ['cycle', ['cycle', 'Cycle']],
    ['CYCLE', ['CYCLE', 'Cycle']],
    ['Cycle', ['Cycle']],
    ['ção', ['ção', 'Ção']],
    ['12', ['12']],
  ])('ADD-20 spells %p as names are spelt', (typed, spellings) => {
    expect(spellingsOf(typed)).toEqual(spellings);
  });
});

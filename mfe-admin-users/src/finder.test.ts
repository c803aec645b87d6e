import type { FindContext } from 'shared-kit/contract';
import { setDataStore } from 'shared-kit/firebase/data';
import { aCompany, aUser, createMemoryStore, profileDocument } from 'shared-kit/testing';
import { find } from './finder';

const looking: FindContext = { signal: new AbortController().signal, locale: 'en-US', uid: 'ana', companies: [aCompany({ id: 'acme', exhibitionName: 'Acme Logistics' })] };
const joao = aUser({ uid: 'joao', firstName: 'João', lastName: 'Conceição', email: 'jc@example.test', employeeId: 'E-77', companies: ['acme'] });

beforeEach(() =>
  setDataStore(
    createMemoryStore({
      ...profileDocument(joao),
      ...profileDocument(aUser({ uid: 'bia', firstName: 'Bia', lastName: 'Souza', email: 'bia@example.test', employeeId: 'E-78', companies: ['acme'] })),
      ...profileDocument(aUser({ uid: 'other', firstName: 'João', lastName: 'Elsewhere', companies: ['norte'] })),
    }),
  ),
);
afterEach(() => setDataStore(null));

it.each(['joao', 'concei joao', 'JC@exa', 'e-77'])('ADD-20 finds people of the own companies by %p', async (query) => {
  expect(await find(query, looking)).toEqual([
    { id: 'joao', label: 'João Conceição', hint: 'jc@example.test · Acme Logistics', icon: 'user', to: '/profile/joao' },
  ]);
});

it('ADD-20 finds nobody who is called otherwise', async () => {
  expect(await find('nobody', looking)).toEqual([]);
});

import type { FindContext } from 'shared-kit/contract';
import { aCompany, aUser, connectDoubles, createMemoryStore, profileDocument, type MemoryStore } from 'shared-kit/testing';
import { find } from './finder';

const acme = aCompany({ id: 'acme', exhibitionName: 'Acme Logistics' });
const norte = aCompany({ id: 'norte', exhibitionName: 'Norte' });
const looking = (...companies: FindContext['companies']): FindContext => ({
  signal: new AbortController().signal,
  locale: 'en-US',
  uid: 'ana',
  companies,
});
const joao = aUser({
  uid: 'joao',
  firstName: 'João',
  lastName: 'da Conceição',
  email: 'jc@example.test',
  employeeId: 'E-77',
  companies: ['acme'],
});

let store: MemoryStore;

beforeEach(() => {
  store = createMemoryStore({
    ...profileDocument(joao),
    ...profileDocument(
      aUser({ uid: 'bia', firstName: 'Bia', lastName: 'Souza', email: 'bia@example.test', employeeId: 'E-78', companies: ['acme'] }),
    ),
    ...profileDocument(aUser({ uid: 'other', firstName: 'João', lastName: 'Elsewhere', email: 'je@example.test', companies: ['norte'] })),
  });
  connectDoubles({ store });
});

it.each(['joao', 'JOÃ', 'conceicao', 'concei joao', 'da concei', 'JC@exa', 'e-77'])(
  'ADD-20 finds users of the signed-in user’s companies by %p',
  async (query) => {
    expect(await find(query, looking(acme))).toEqual([
      { id: 'joao', label: 'João da Conceição', hint: 'jc@example.test · Acme Logistics', icon: 'user', to: '/profile/joao' },
    ]);
  },
);

it.each(['nobody', 'joao souza', '--', '@example.test'])('ADD-20 finds no user by %p', async (query) => {
  expect(await find(query, looking(acme))).toEqual([]);
});

it('ADD-20 finds the users of each company, sorted by name', async () => {
  expect((await find('joao', looking(norte, acme))).map(({ label }) => label)).toEqual(['João da Conceição', 'João Elsewhere']);
});

it.each([
  ['joão', 'joao', 20],
  ['joão da conceição', 'conceicao', 100],
])(
  'ADD-20 searches for %p with one query in each company, by the beginning %p of a word, and reads at most %i users',
  async (query, beginning, limit) => {
    const ask = jest.spyOn(store, 'getAll');
    await find(query, looking(acme, norte));
    const asked = (company: string) => [
      {
        path: 'users',
        where: [
          ['company', '==', company],
          ['searchBeginnings', 'array-contains', beginning],
        ],
        limit,
      },
    ];
    expect(ask.mock.calls).toEqual([asked('acme'), asked('norte')]);
  },
);

it('ADD-20 sends no query when no word is typed', async () => {
  const ask = jest.spyOn(store, 'getAll');
  await find('- ', looking(acme));
  expect(ask).not.toHaveBeenCalled();
});

import type { FindContext } from 'shared-kit/contract';
import { aCompany, aUser, connectDoubles, createMemoryStore, loadNamespace, profileDocument, type MemoryStore } from 'shared-kit/testing';
import { startI18n } from 'shared-kit/i18n';
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

beforeAll(() => startI18n({ loadNamespace, locale: 'en-US' }));
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
  'ADD-FIND-03 finds users of the signed-in user’s companies by %p',
  async (query) => {
    expect(await find(query, looking(acme))).toEqual([
      { id: 'joao', label: 'João da Conceição', hint: 'jc@example.test · Acme Logistics', icon: 'user', to: '/profile/joao' },
    ]);
  },
);

it.each(['nobody', 'joao souza', '--', '@example.test'])('ADD-FIND-03 finds no user by %p', async (query) => {
  expect(await find(query, looking(acme))).toEqual([]);
});

it('ADD-FIND-03 finds the users of each company, sorted by name', async () => {
  expect((await find('joao', looking(norte, acme))).map(({ label }) => label)).toEqual(['João da Conceição', 'João Elsewhere']);
});

it.each([
  ['joão', 'joao', 20],
  ['joão da conceição', 'conceicao', 100],
])(
  'ADD-FIND-03 searches for %p with one query in each company, by the beginning %p of a word, and reads at most %i users',
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

describe('in a company where more users have a name than are read', () => {
  /** Their ids are in front of those of the others. */
  const silvas = (count: number, firstName = 'Rita') =>
    Array.from({ length: count }, (_, nth) =>
      profileDocument(
        aUser({
          uid: `a ${firstName} ${nth}`,
          firstName,
          lastName: 'Silva',
          email: `s${nth}@example.test`,
          employeeId: '',
          companies: ['acme'],
        }),
      ),
    );
  const add = (documents: Record<string, Record<string, unknown>>[]) =>
    documents.forEach((one) => Object.entries(one).forEach(([path, data]) => store.set(path, data)));
  const zoe = profileDocument(
    aUser({ uid: 'zoe', firstName: 'Zoe', lastName: 'Silva', email: 'zs@example.test', employeeId: '', companies: ['acme'] }),
  );

  it('ADD-FIND-03 finds a user by the other word, and says nothing about limits when all who have it were read (D-150)', async () => {
    add([...silvas(130), zoe]);
    expect((await find('zoe silva', looking(acme))).map(({ label }) => label)).toEqual(['Zoe Silva']);
    expect((await find('zoé  zs@example.test', looking(acme))).map(({ label }) => label)).toEqual(['Zoe Silva']);
  });

  it('ADD-FIND-03 says that not all were searched, where no word is rare, and links to the list that searches all (D-150)', async () => {
    add([...silvas(130), ...silvas(25, 'Zoe')]);
    const found = await find('silva zoe', looking(acme, norte));
    expect(found.at(-1)).toEqual({
      id: 'not read',
      label: 'Only the first 120 users with such names were searched',
      hint: 'Search in all users',
      icon: 'users',
      to: '/manageusers?q=silva+zoe',
      rest: true,
    });
    expect(found).toHaveLength(20 + 1);
    expect((await find('silva', looking(acme))).at(-1)).toMatchObject({ label: 'Only the first 20 users with such names were searched' });
    add(silvas(130, 'Zelia'));
    expect((await find('zel silva xavier', looking(acme))).map(({ label }) => label)).toEqual([]);
  });
});

it('ADD-FIND-03 sends no query when no word is typed', async () => {
  const ask = jest.spyOn(store, 'getAll');
  await find('- ', looking(acme));
  expect(ask).not.toHaveBeenCalled();
});

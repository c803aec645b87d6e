import { rank, type Ranked } from './rank';

const entries: Ranked[] = [
  { id: 'home', label: 'Start page' },
  { id: 'users', label: 'Manage users' },
  { id: 'cw', label: 'Central Warehouse', hint: 'Acme Logistics' },
  { id: 'sp', label: 'São Paulo — Depósito', hint: 'Norte Armazéns' },
  { id: 'north', label: 'North Yard', hint: 'Acme Logistics' },
  { id: 'tasks', label: 'Inventory tasks of North Yard', hint: 'Acme Logistics' },
  { id: 'lodz', label: 'Łódź Magazyn' },
  { id: 'ru', label: 'Склад 7', hint: 'Vazia' },
  { id: 'emoji', label: 'Depot 🚚', hint: 'Vazia' },
];
const found = (search: string, recent: string[] = []) => rank(entries, search, recent).map(({ id }) => id);

it.each([
  ['cent', 'cw'],
  ['ware', 'cw'],
  ['cw', 'cw'],
  ['sao deposito', 'sp'],
  ['SÃO', 'sp'],
  ['depósito', 'sp'],
  ['cenrtal', 'cw'],
  ['wrehouse', 'cw'],
  ['yard tasks', 'tasks'],
  ['norte', 'sp'],
  ['lodz', 'lodz'],
  ['deposi\u0301to', 'sp'],
  ['склад', 'ru'],
  ['🚚', 'emoji'],
])('“%s” finds %s first', (search, id) => {
  expect(found(search)[0]).toBe(id);
});

it('a search without a match finds nothing', () => {
  expect(found('xylophone')).toEqual([]);
  expect(found('🚀')).toEqual([]);
});

it('without a search all entries are listed in their order', () => {
  expect(found('  ')).toEqual(entries.map(({ id }) => id));
});

it('recently used entries come first if their label matches', () => {
  expect(found('north').slice(0, 2)).toEqual(['north', 'tasks']);
  expect(found('north', ['tasks']).slice(0, 2)).toEqual(['tasks', 'north']);
  expect(found('manage', ['tasks', 'cw'])[0]).toBe('users');
});

it.each([['('], ['[a-z'], ['*'], ['\\'], ['${x}'], ["o'"]])('%s is searched as plain text', (search) => {
  expect(() => found(search)).not.toThrow();
});

it('one of 5,000 domains is found', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ id: String(index), label: `Warehouse ${index} Süd`, hint: 'Acme' }));
  expect(rank(many, 'warehouse 4711', [])[0]).toMatchObject({ label: 'Warehouse 4711 Süd' });
});

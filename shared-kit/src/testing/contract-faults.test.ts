import { contractFaults } from './contract-faults';

const manifest = (given: object = {}) => ({
  name: 'mfe-x',
  contract: 1,
  namespace: 'x',
  routes: [{ path: '/x', page: 'List', access: 'elevated', under: 'list' }],
  drawer: [{ section: 'user', order: 1, label: 'x:title', icon: 'key', to: '/x' }],
  links: { list: '/x' },
  ...given,
});
const page = () => Promise.resolve({ default: () => null });

it('ADD-FIT-03 contractFaults of a valid remote is empty', () => {
  expect(contractFaults(manifest(), { List: page })).toEqual([]);
});

it("ADD-FIT-03 contractFaults accepts a page under another remote's drawer entry", () => {
  const elsewhere = { routes: [{ path: '/x', page: 'List', access: 'elevated', under: 'domains' }] };
  expect(contractFaults(manifest(elsewhere), { List: page })).toEqual([]);
});

it.each([
  ['what the shell refuses', { contract: 7 }, { List: page }, ['in remote.json, made for contract 7, this console has 1']],
  ['a page that is missing', {}, {}, ['the route /x names the page List, which pages.ts does not have']],
  ['a page that nobody can open', {}, { List: page, Old: page }, ['pages.ts has the page Old, which no route names']],
  ['a mark that marks nothing', { drawer: [] }, { List: page }, ['the route /x stands under list, which leads to no drawer entry']],
])('ADD-FIT-03 contractFaults names %s', (_what, given, pages, faults) => {
  expect(contractFaults(manifest(given), pages)).toEqual(faults);
});

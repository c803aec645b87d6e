import fc from 'fast-check';
import type { Column } from '../layout/column';
import { readQuery, writeQuery, type TableQuery } from './table-query';

const COLUMNS: Column<unknown>[] = [
  { key: 'name', title: 'Name', value: () => '' },
  { key: 'Checked at (2.1)', title: 'Checked at', value: () => '' },
  { key: 'actions', title: 'Actions', value: () => null, sortable: false },
];
const SAYS_NOTHING: TableQuery = { search: '', sorting: null, pageIndex: 0, rowsShown: null, columns: null };
const read = (query: string, prefix = '') => readQuery(new URLSearchParams(query), prefix, COLUMNS);

describe('the state of a table in the URL', () => {
  it('contains search, order, page, rows and columns', () => {
    expect(read('q=dock&sort=Checked at (2.1).desc&page=3&rows=25&columns=actions&columns=name')).toEqual({
      search: 'dock',
      sorting: { orderBy: 'Checked at (2.1)', order: 'desc' },
      pageIndex: 2,
      rowsShown: 25,
      columns: ['actions', 'name'],
    });
    expect(read('rows=all').rowsShown).toBe('all');
  });

  it.each([
    'sort=gone.asc',
    'sort=name',
    'sort=name.up',
    'sort=actions.asc',
    'sort=__proto__.asc',
    'page=0',
    'page=-1',
    'page=1e9',
    'page=99999999',
    'page=<script>',
    'rows=7',
    'rows=NaN',
    'columns=gone',
    'columns=',
    'other.q=dock',
  ])('ignores the invalid or unknown %s', (query) => {
    expect(read(query)).toEqual(SAYS_NOTHING);
  });

  it('contains each column once, and a search of limited length', () => {
    expect(read('columns=name&columns=gone&columns=name').columns).toEqual(['name']);
    expect(read(`q=${'x'.repeat(5000)}`).search).toHaveLength(200);
  });

  it('does not mix two tables of a page or change other parameters', () => {
    const before = new URLSearchParams('tab=keys&q=one');
    const after = writeQuery(before, 'licences.', { search: 'two', pageIndex: 1 });
    expect(after.toString()).toBe('tab=keys&q=one&licences.q=two&licences.page=2');
    expect(writeQuery(after, 'licences.', { search: '', pageIndex: 0 }).toString()).toBe('tab=keys&q=one');
  });

  it('is read back as it was written', () => {
    const key = fc.constantFrom(...COLUMNS.slice(0, 2).map((column) => column.key));
    const query = fc.record({
      search: fc.string({ maxLength: 200 }).filter((text) => text.trim() !== ''),
      sorting: fc.record({ orderBy: key, order: fc.constantFrom('asc' as const, 'desc' as const) }),
      pageIndex: fc.nat({ max: 9_999_998 }),
      rowsShown: fc.constantFrom(5 as const, 50 as const, 'all' as const),
      columns: fc.uniqueArray(key, { minLength: 1 }),
    });
    fc.assert(fc.property(query, (written) => expect(read(writeQuery(new URLSearchParams(), '', written).toString())).toEqual(written)));
  });
});

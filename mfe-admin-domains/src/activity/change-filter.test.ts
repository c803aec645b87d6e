import { readFilter, toChangeFilter, withFilter } from './change-filter';

const NOW = new Date(2026, 10, 22, 14, 30).getTime();
const at = (day: number, month = 10) => new Date(2026, month, day).getTime();
const filter = (search: string) => readFilter(new URLSearchParams(search));

describe('the filters of activity', () => {
  it('ADD-01 are kept in the URL, where an invalid value counts as no filter', () => {
    expect(filter('person=ana&kind=domain&period=7d')).toEqual({ person: 'ana', kind: 'domain', period: '7d' });
    expect(filter('person=&kind=house&period=constructor')).toEqual({ person: null, kind: null, period: null });
    expect(String(withFilter(new URLSearchParams('person=ana&kind=domain'), 'kind', null))).toBe('person=ana');
  });

  it.each([
    ['today', at(22), undefined],
    ['yesterday', at(21), at(22)],
    ['7d', at(16), undefined],
    ['30d', at(24, 9), undefined],
  ])('ADD-01 turns the period %s into whole days', (period, from, to) => {
    expect(toChangeFilter(filter(`period=${period}`), NOW)).toEqual({ from, to });
  });
});

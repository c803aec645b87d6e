/** @jest-environment node */
import { validateDomainName } from './domain-name';

const TAKEN = ['North Yard', 'Armazém 1'];

describe('the name of a new domain', () => {
  it.each([
    ['East', 'East'],
    ['  Câmara fria nº 2  ', 'Câmara fria nº 2'],
    ['n'.repeat(100), 'n'.repeat(100)],
    ['North', 'North'],
    ['Ca\u0302mara\u00a0 fria', 'Câmara fria'],
  ])('DOM-14 %j is stored as %j', (typed, stored) => {
    expect(validateDomainName(typed, TAKEN)).toEqual({ ok: true, value: stored });
  });

  it.each<[string, number]>([
    ['', 205],
    [' \t ', 205],
    ['n'.repeat(101), 200],
    ['a/b', 213],
    ['Dock #1', 213],
    ['..', 213],
    ['__all__', 200],
    ['a\u0007b', 200],
    ['north yard', 300],
    [' NORTH YARD ', 300],
    ['Armazém 1'.normalize('NFD'), 300],
    ['North\u00a0 Yard', 300],
    ['Ｎorth Yard', 300],
    ['a%2Fb', 213],
    ['Ea\ufe0fst', 200],
  ])('DOM-14 %j is rejected with code %i', (typed, code) => {
    expect(validateDomainName(typed, TAKEN)).toMatchObject({ ok: false, problem: { code, field: 'domain' } });
  });
});

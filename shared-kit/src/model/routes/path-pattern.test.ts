/** @jest-environment node */
import fc from 'fast-check';
import { fillPath, matchesPath, paramsOf, pathTo } from './path-pattern';

const partsOf = (path: string) => new URL(path, 'http://console.test').pathname.split('/').slice(1).map(decodeURIComponent);

it('paramsOf returns the parameters of a pattern', () => {
  expect(paramsOf('/company/:company/domain/:domain/settings')).toEqual(['company', 'domain']);
  expect(paramsOf('/managekeys/create')).toEqual([]);
});

it('a filled pattern has every parameter replaced and nothing else', () => {
  const session = pathTo('/company/:company/domains/:domain/sessions/:session');
  expect(session({ company: 'acme', domain: 'Câmara fria 2', session: 'a/b?c#100%' })).toBe(
    '/company/acme/domains/C%C3%A2mara%20fria%202/sessions/a%2Fb%3Fc%23100%25',
  );
  expect(pathTo('/label/:index')({ index: 0 })).toBe('/label/0');
  expect(pathTo('/label/:index')({ index: '\ud800' })).toBe('/label/%EF%BF%BD');
  expect(pathTo('/managekeys')()).toBe('/managekeys');
});

it('ROUTE-10 a filled pattern has every value in one segment of the path', () => {
  // Parts that consist of dots only are no valid names (D-05), because browsers remove them from paths.
  const aValue = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text));
  fc.assert(
    fc.property(aValue, aValue, (company, domain) => {
      expect(partsOf(fillPath('/company/:company/:domain/x', { company, domain }))).toEqual(['company', company, domain, 'x']);
    }),
  );
});

it.each([
  ['/company/:company/x', '/Company/Norte%20%26%20Cia/X/', true],
  ['/', '/', true],
  ['/v1.2', '/v1x2', false],
  ['/company/:company', '/company/', false],
  ['/company/:company', '/company/a/b', false],
])('the pattern %s has the path %s: %s', (pattern, path, matches) => {
  expect(matchesPath(pattern, path)).toBe(matches);
});

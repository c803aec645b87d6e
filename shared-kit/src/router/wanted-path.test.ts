import { wantedPath } from './wanted-path';

describe('where to go after signing in', () => {
  it.each([
    ['/company/acme/domains/North?x=1', '/company/acme/domains/North?x=1'],
    ['/login', '/'],
    ['/login?again', '/'],
    ['/setpw', '/'],
    ['//elsewhere.test/', '/'],
    ['/\\elsewhere.test/', '/'],
    ['https://elsewhere.test/', '/'],
    ['javascript:alert(1)', '/'],
    [undefined, '/'],
    [7, '/'],
  ])('AUTH-01 %p leads to %s', (from, path) => {
    expect(wantedPath({ from })).toBe(path);
  });

  it('AUTH-01 goes home when nothing was asked for', () => {
    expect(wantedPath(null)).toBe('/');
    expect(wantedPath({})).toBe('/');
  });
});

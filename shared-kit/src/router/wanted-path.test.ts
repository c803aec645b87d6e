import { wantedPath } from './wanted-path';

describe('the path after the sign-in', () => {
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
  ])('AUTH-01 for the wanted path %p is %s', (from, path) => {
    expect(wantedPath({ from })).toBe(path);
  });

  it('AUTH-01 is the home page when no path was wanted', () => {
    expect(wantedPath(null)).toBe('/');
    expect(wantedPath({})).toBe('/');
  });
});

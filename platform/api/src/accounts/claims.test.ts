import { CODE } from 'shared-kit/model';
import { profileDocument, type NewAccount } from './accounts';
import { claimsFor } from './claims';

it('PERM-02 the claims of a key user have all companies, those of other users one', () => {
  expect(claimsFor({ keyUser: true, companies: ['a', 'b'] })).toEqual({ keyUser: true, company: ['a', 'b'] });
  expect(claimsFor({ pilot: true, checker: false, companies: ['a'], parent: 'm' })).toEqual({
    pilot: true,
    company: 'a',
    parent: 'm',
  });
});

it('PERM-02 claims that are too large for a token are refused with 413', () => {
  const apiKeys = Array.from({ length: 100 }, (_, i) => `key-${1000 + i}`);
  expect(() => claimsFor({ moderator: true, companies: ['a'], apiKeys })).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ code: CODE.customClaims }) }),
  );
});

it('DATA-01 the profile of a new user is derived from the given data', () => {
  const account: NewAccount = {
    email: 'x@y.test',
    password: '123456',
    firstName: 'Ana',
    lastName: 'Lima',
    employeeId: '17',
    companies: ['acme'],
    pilot: true,
    parent: 'm',
    authDomains: ['North'],
    authLicenses: ['l1'],
  };
  const profile = profileDocument(account);
  expect(profile).toMatchObject({
    firstName: 'Ana',
    lastName: 'Lima',
    employeeId: '17',
    employeeName: 'Ana Lima',
    email: 'x@y.test',
    parent: 'm',
    authDomains: ['North'],
    authLicenses: ['l1'],
    company: 'acme',
    permissions: ['pilot'],
    pilot: true,
    checker: false,
    pwUpdated: false,
    picture: null,
  });
  expect(profile).not.toHaveProperty('children');
  expect(profile).not.toHaveProperty('password');
});

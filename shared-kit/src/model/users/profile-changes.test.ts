/** @jest-environment node */
import fc from 'fast-check';
import { CODE, permissionFlags, PERMISSIONS, profileChanges, profileDraft, profileProblems, type ProfileDraft, type UserProfile } from '..';

const PAULO: UserProfile = {
  uid: 'paulo',
  firstName: 'Paulo',
  lastName: 'Pires',
  employeeId: 'P001',
  employeeName: 'Paulo Pires',
  email: 'paulo@acme.test',
  companies: ['acme'],
  parent: 'marcos',
  authDomains: ['North', 'South'],
  authLicenses: [],
  permissions: ['pilot'],
  ...permissionFlags(PERMISSIONS, (name) => name === 'pilot'),
  pwUpdated: true,
  children: [],
  picture: null,
  thumbnail: null,
};

const draft = (change: Partial<ProfileDraft> = {}): ProfileDraft => ({ ...profileDraft(PAULO), ...change });

it('PROFILE-10 profile changes contain only what differs', () => {
  expect(profileChanges(PAULO, draft())).toEqual({});
  expect(profileChanges(PAULO, draft({ firstName: ' Paulo ', authDomains: ['South', 'North'] }))).toEqual({});
  expect(profileChanges(PAULO, draft({ lastName: 'Pinto ', permissions: ['checker'], authDomains: ['North'] }))).toEqual({
    lastName: 'Pinto',
    pilot: false,
    checker: true,
    authDomains: ['North'],
  });
});

it('USERS-16 profile changes require at least one permission and one domain', () => {
  const problems = profileProblems(draft({ permissions: [], authDomains: [] }));
  expect(problems.permissions).toMatchObject({ code: CODE.permissionRequired });
  expect(problems.authDomains).toMatchObject({ code: CODE.requiredField });
  expect(profileProblems(draft())).toEqual({});
});

it('profile changes require names', () => {
  expect(Object.keys(profileProblems(draft({ firstName: '', lastName: ' ', employeeId: '*' })))).toEqual([
    'firstName',
    'lastName',
    'employeeId',
  ]);
});

it('profile changes are empty once they are stored', () => {
  const text = fc.string({ maxLength: 8 });
  const drafts = fc.record({
    firstName: text,
    lastName: text,
    employeeId: text,
    permissions: fc.subarray(['assistant', 'pilot', 'checker'] as const).map((list) => [...list]),
    authDomains: fc.subarray(['North', 'South', 'West']),
  });
  fc.assert(
    fc.property(drafts, (edited) => {
      const stored: UserProfile = { ...PAULO, ...profileChanges(PAULO, edited) };
      expect(profileChanges(stored, edited)).toEqual({});
    }),
  );
});

import type { UsableLink } from 'shared-kit/router';

it('ADD-53 D-154 the compiler takes only the links that remote.json declares', () => {
  const used: UsableLink = 'settings';
  // @ts-expect-error -- remote.json does not name it in `uses`
  const other: UsableLink = 'users';
  expect([used, other]).toEqual(['settings', 'users']);
});

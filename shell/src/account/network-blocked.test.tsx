import { screen } from '@testing-library/react';
import { aProfile, createMemoryAuth, createMemoryStore, profileDocument } from 'shared-kit/testing';
import { aRemote, renderConsole } from '../testing/render-console';

const ANA = { uid: 'ana', email: 'ana@example.test' };

it.each([
  ['the page', aProfile(), 'page /'],
  ['the warning that the network blocks the server', aProfile({ pwUpdated: undefined }), 'Your profile could not be read'],
])('GUARD-06 ERR-05 shows %s to the profile %j', async (_what, profile, title) => {
  await renderConsole({
    route: '/',
    remotes: [aRemote('mfe-dashboards', { '/': 'protected', '/setpw': 'protected' })],
    auth: createMemoryAuth([ANA], 'ana'),
    store: createMemoryStore(profileDocument(profile)),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  const warnings = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const expected = 'Your network is blocking the server’s domains. Please contact support.';
  expect(warnings).toEqual(profile.pwUpdated ? [] : [expect.stringContaining(expected)]);
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(warnings.length);
});

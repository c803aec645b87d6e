import { act, waitFor } from '@testing-library/react';
import { startAccount } from 'shared-kit/host/state';
import { aProfile, createMemoryAuth, createMemoryStore, profileDocument, renderWithKit } from 'shared-kit/testing';
import { PageComponents, PageComponentsContext } from '../federation/page-components';
import { ConfigContext } from '../registry/config-context';
import { aRemote } from '../testing/render-console';
import { App } from './app';

const CONFIG = { firebase: { apiKey: 'key', projectId: 'demo' }, apiBase: '/api', remoteOrigins: [], allowOverrides: false };
const registry = { remotes: [aRemote('mfe-auth', { '/open': 'public' })], leftOut: [], lost: [] };

it('SHELL-10 a page that shows nothing of the account is not rendered again while the account is being read', async () => {
  const rendered = jest.fn();
  const Page = () => {
    rendered();
    return <h1>open</h1>;
  };
  const auth = createMemoryAuth([{ uid: 'ana' }]);
  const { state, findByRole } = await renderWithKit(
    <ConfigContext value={CONFIG}>
      <PageComponentsContext value={new PageComponents(() => Promise.resolve({ default: Page }), false)}>
        <App initialRegistry={registry} />
      </PageComponentsContext>
    </ConfigContext>,
    { route: '/open', auth, store: createMemoryStore(profileDocument(aProfile({ uid: 'ana', keyUser: true }))) },
  );
  startAccount(state);
  await findByRole('heading', { name: 'open' });
  const before = rendered.mock.calls.length;
  act(() => auth.become('ana'));
  await waitFor(() => expect(state.redux.getState().account).toMatchObject({ loaded: true, profile: { uid: 'ana' } }));
  expect(rendered.mock.calls.length).toBe(before);
});

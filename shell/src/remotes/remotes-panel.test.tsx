import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLocale } from 'shared-kit/i18n';
import { renderWithKit } from 'shared-kit/testing';
import { ConfigContext } from '../boot/config-context';
import { storedOverrides, storeOverride, withOverrides } from '../federation/overrides';
import { PageComponents, PageComponentsContext } from '../federation/page-components';
import { RegistryContext } from '../federation/registry';
import { RemoteFailure } from '../federation/remote-failure';
import { aRemote } from '../testing/render-console';
import RemotesPanel from './remotes-panel';

const ENTRY = 'http://127.0.0.1:5201/remoteEntry.js';
const published = {
  remotes: [aRemote('mfe-auth', { '/login': 'public' }, { version: '2.1.0-abc', title: 'auth:title', titles: { 'en-US': 'Login', 'pt-BR': 'Acesso' } }), aRemote('mfe-dashboards', { '/': 'protected' })],
  leftOut: [{ name: 'mfe-broken', reason: 'contract 99 is not 1' }],
  lost: [{ remote: 'mfe-late', claim: '/login', owner: 'mfe-auth' }],
};

async function open({ allowOverrides = true }: { allowOverrides?: boolean } = {}) {
  const reload = jest.fn();
  const pages = new PageComponents(({ name }) => (name === 'mfe-auth' ? Promise.resolve({ default: () => null }) : Promise.reject(new RemoteFailure(name, { cause: new Error('gone') }))));
  for (const remote of published.remotes.slice(0, 2)) pages.of(remote, 'Page');
  const config = { firebase: { apiKey: 'k', projectId: 'p' }, apiBase: '/api', allowOverrides };
  await renderWithKit(
    <ConfigContext value={config}>
      <RegistryContext value={{ registry: withOverrides(published, storedOverrides()), latest: () => Promise.resolve(null), reload: () => Promise.resolve() }}>
        <PageComponentsContext value={pages}>
          <RemotesPanel onClose={() => {}} reload={reload} />
        </PageComponentsContext>
      </RegistryContext>
    </ConfigContext>,
  );
  const remote = (name: string) => within(screen.getByRole('listitem', { name }));
  return { user: userEvent.setup(), reload, remote };
}

afterEach(() => localStorage.clear());

it('tells of every remote its version, entry, contract and health, and of those left out the reason', async () => {
  const { remote } = await open();
  const auth = remote('mfe-auth');
  for (const text of ['2.1.0-abc', 'http://remotes.test/mfe-auth/remoteEntry.js', '1', 'Loaded']) expect(auth.getByText(text)).toBeVisible();
  const dashboards = remote('mfe-dashboards');
  expect(dashboards.getByText('Failed')).toBeVisible();
  expect(dashboards.getByText('gone')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Left out' })).getByText('mfe-broken: contract 99 is not 1')).toBeVisible();
});

it('ADD-26 names routes and links that two remotes claim, and who has them', async () => {
  await open();
  expect(within(screen.getByRole('region', { name: 'Claimed twice' })).getByText('mfe-late: /login belongs to mfe-auth')).toBeVisible();
});

it('ADD-26 calls a remote by its title in the language of the page', async () => {
  const { remote } = await open();
  expect(remote('mfe-auth').getByText('Login')).toBeVisible();
  await act(() => setLocale('pt-BR'));
  expect(remote('mfe-auth').getByText('Acesso')).toBeVisible();
});

it('points a remote at this machine, and starts the page anew', async () => {
  const { user, reload, remote } = await open();
  await user.click(remote('mfe-auth').getByRole('button', { name: 'Override mfe-auth' }));
  await user.type(remote('mfe-auth').getByRole('textbox'), ENTRY);
  await user.click(remote('mfe-auth').getByRole('button', { name: 'Use and reload' }));
  expect(storedOverrides()).toEqual({ 'mfe-auth': ENTRY });
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['http://evil.example/remoteEntry.js', 'Only localhost, 127.0.0.1 and [::1] are allowed.'],
  ['javascript:alert(1)', 'Give a whole address that begins with http:// or https://.'],
  ['http://localhost:5201/', 'The address of an entry ends with .js or .mjs.'],
])('refuses %s in its place, and keeps what was typed', async (address, problem) => {
  const { user, reload, remote } = await open();
  await user.click(remote('mfe-auth').getByRole('button', { name: 'Override mfe-auth' }));
  await user.type(remote('mfe-auth').getByRole('textbox'), address);
  await user.click(remote('mfe-auth').getByRole('button', { name: 'Use and reload' }));
  expect(remote('mfe-auth').getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(remote('mfe-auth').getByRole('textbox')).toHaveValue(address);
  expect([storedOverrides(), reload.mock.calls]).toEqual([{}, []]);
});

it('marks what is overridden, and takes one back or all', async () => {
  storeOverride('mfe-auth', ENTRY);
  storeOverride('mfe-dashboards', ENTRY);
  const { user, reload, remote } = await open();
  expect(remote('mfe-auth').getByText('Overridden')).toBeVisible();
  expect(remote('mfe-auth').getByText(ENTRY)).toBeVisible();
  await user.click(remote('mfe-auth').getByRole('button', { name: 'Reset mfe-auth' }));
  expect(storedOverrides()).toEqual({ 'mfe-dashboards': ENTRY });
  await user.click(screen.getByRole('button', { name: 'Reset all' }));
  expect(storedOverrides()).toEqual({});
  expect(reload).toHaveBeenCalledTimes(2);
});

it('changes nothing where overrides are not allowed', async () => {
  await open({ allowOverrides: false });
  expect(screen.queryByRole('button', { name: /Override/ })).toBeNull();
});

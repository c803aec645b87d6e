import type {} from 'locales/texts/remotes';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KIT_VERSION } from 'shared-kit/host/contract';
import { setLocale } from 'shared-kit/i18n';
import { createMemoryAuth, loadNamespace, renderWithKit } from 'shared-kit/testing';
import { ConfigContext } from '../../registry/config-context';
import type { LoadedRegistry, LoadedRemote } from '../../registry/loaded-registry';
import { storedOverrides, storeOverride, withOverrides } from '../../registry/overrides';
import { PageComponents, PageComponentsContext } from '../../federation/page-components';
import { RegistryContext } from '../../registry/registry';
import { RemoteFailure } from '../../federation/remote-failure';
import { aRemote, renderConsole } from '../../testing/render-console';
import RemotesPage from './remotes.page';

const ENTRY = 'http://127.0.0.1:5201/remoteEntry.js';
const auth = aRemote(
  'mfe-auth',
  { '/login': 'public' },
  { links: { forgotPassword: { path: '/login' } }, version: '2.1.0', title: 'auth:title', titles: { 'en-US': 'Login', 'pt-BR': 'Acesso' } },
);
const dashboards: LoadedRemote = aRemote('mfe-dashboards', { '/': 'protected' }, { uses: ['forgotPassword', 'settings@2'] });
const published: LoadedRegistry = {
  remotes: [auth, dashboards],
  leftOut: [{ name: 'mfe-broken', fault: { reason: 'contract', needed: 99, own: 1 } }],
  lost: [{ remote: 'mfe-late', declared: '/login', owner: 'mfe-auth' }],
};
const CONFIG = {
  firebase: { apiKey: 'k', projectId: 'p' },
  apiBase: '/api',
  build: { version: '0.2.0', commit: '0123abcd' },
  remoteOrigins: [],
  allowOverrides: true,
};

/** Renders the page after the login page has loaded and that of the dashboards has failed. */
async function open({
  registry = published,
  latest = null,
  route = '/remotes',
}: { registry?: LoadedRegistry; latest?: LoadedRegistry | null; route?: string } = {}) {
  const reload = jest.fn();
  const pages = new PageComponents(({ name }, _page, { onEntry } = {}) => {
    if (name !== 'mfe-auth') return Promise.reject(new RemoteFailure(name, { cause: new Error('ScriptNetworkError: gone') }));
    onEntry?.();
    return Promise.resolve({ default: () => null });
  });
  for (const remote of registry.remotes) pages.of(remote, 'Page');
  const state = {
    registry: withOverrides(registry, storedOverrides()),
    latest: () => Promise.resolve(latest),
    reload: () => Promise.resolve(),
  };
  await renderWithKit(
    <ConfigContext value={CONFIG}>
      <RegistryContext value={state}>
        <PageComponentsContext value={pages}>
          <RemotesPage reload={reload} />
        </PageComponentsContext>
      </RegistryContext>
    </ConfigContext>,
    { route, texts: { namespace: 'remotes', load: (locale) => loadNamespace('remotes', locale) } },
  );
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  return { user: userEvent.setup(), reload, row, pages };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

let fetched: jest.SpyInstance;

beforeEach(() => {
  fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
});

it('ADD-TRUST-07 lists version, source, health, load time and failures of every remote', async () => {
  const { row } = await open({ latest: { ...published, remotes: [{ ...auth, version: '2.2.0' }, dashboards] } });
  const login = row('mfe-auth');
  for (const text of ['2.1.0', 'Registry', 'Loaded', '0']) expect(login.getByText(text)).toBeVisible();
  expect(login.getByText(/^\d+ ms$/)).toBeVisible();
  expect(await login.findByText('2.2.0 is out')).toBeVisible();
  for (const text of ['Failed', '–', '1']) expect(row('mfe-dashboards').getByText(text)).toBeVisible();
  expect(row('mfe-dashboards').queryByText(/is out/)).toBeNull();
});

it('ADD-TRUST-07 shows the version, the kit and the commit of the console', async () => {
  await open();
  expect(screen.getByText(`Console 0.2.0, kit ${KIT_VERSION}, commit 0123abcd`)).toBeVisible();
});

it('ADD-TRUST-07 updates live when remotes load or fail', async () => {
  const { row, pages } = await open({ registry: { ...published, remotes: [auth] } });
  await act(async () => pages.noteFailure(auth, new TypeError('a bug')));
  expect(row('mfe-auth').getByText('Failed')).toBeVisible();
  await act(async () => void pages.of(auth, 'Another'));
  expect(row('mfe-auth').getByText('Loaded, with failures')).toBeVisible();
});

it('ADD-RELEASE-02 shows who gets a canary, and whether this page has it', async () => {
  const canary = { version: '2.0.0', percent: 10, companies: ['acme'] };
  const { row } = await open({
    registry: {
      ...published,
      remotes: [
        { ...auth, version: '2.0.0', canary: { ...canary, chosen: true } },
        { ...dashboards, canary: { version: '3.0.0', percent: 0.5, chosen: false } },
      ],
    },
  });
  expect(row('mfe-auth').getByText('Canary')).toBeVisible();
  expect(row('mfe-auth').getByText('10% of users and companies: acme')).toBeVisible();
  expect(row('mfe-dashboards').getByText('Canary 3.0.0: 0.5% of users')).toBeVisible();
});

it('ADD-FIT-01 shows the kit of a remote that cannot run on this console', async () => {
  const { row } = await open({ registry: { ...published, remotes: [{ ...auth, kit: '99.0.0' }] } });
  expect(row('mfe-auth').getByText('Needs a newer console')).toBeVisible();
});

it('ADD-TRUST-07 opens the details of a remote, whose failures with their causes can be copied', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'mfe-dashboards' }));
  const details = await dialog('mfe-dashboards');
  expect(details.getByText('http://localhost/remotes/mfe-dashboards/remoteEntry.js')).toBeVisible();
  const failures = within(details.getByRole('region', { name: 'Failures' }));
  await user.click(await failures.findByText('Its entry is not there (answered with 404)'));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(failures.getByText('Error: ScriptNetworkError: gone')).toBeVisible();
  await user.click(failures.getByRole('button', { name: 'Copy details' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(
    /^mfe-dashboards 1\.0\.0\n.*remoteEntry\.js\nPage\nIts entry is not there \(answered with 404\)\n\d{4}-.*Z\nError: ScriptNetworkError: gone\n/,
  );
});

it('ADD-TRUST-07 shows the load time of each page, and the part of the entry', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Login' }));
  const loads = within((await dialog('Login')).getByRole('region', { name: 'Loads' }));
  expect(loads.getByText('Page')).toBeVisible();
  expect(loads.getByText(/^entry \d+ ms, page \d+ ms$/)).toBeVisible();
});

it('ADD-TRUST-07 lists errors without a remote, and attributes others to the remote of their code', async () => {
  const { row, pages } = await open({ registry: { ...published, remotes: [auth] } });
  const own = Object.assign(new Error('in a handler'), {
    stack: 'Error: in a handler\n    at http://localhost/remotes/mfe-auth/assets/7.js:1:1',
  });
  await act(async () => pages.log.fail(own));
  expect(row('mfe-auth').getByText('Loaded, with failures')).toBeVisible();
  await act(async () => pages.log.fail(new Error('of the shell')));
  expect(within(screen.getByRole('region', { name: 'Errors of no remote' })).getByText('An error that nothing has caught')).toBeVisible();
});

it('ADD-NEW-03 shows the title of a remote in the language of the page', async () => {
  await open();
  await act(() => setLocale('pt-BR'));
  expect(screen.getByRole('link', { name: 'Acesso' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Tempo de carga' })).toBeVisible();
});

it('ADD-NEW-07 lists left-out remotes, and routes that two remotes declare', async () => {
  await open();
  expect(
    within(screen.getByRole('region', { name: 'Left out' })).getByText('mfe-broken: made for contract 99, this console has 1'),
  ).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Claimed twice' })).getByText('mfe-late: /login belongs to mfe-auth')).toBeVisible();
});

it('ADD-53 D-154 lists links that remotes use and that no remote offers', async () => {
  await open();
  const lines = within(screen.getByRole('region', { name: 'Links that no remote offers' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['mfe-dashboards uses settings@2']);
});

it('can override a remote with a build of this machine, and reloads the page', async () => {
  const { user, reload } = await open();
  await user.click(screen.getByRole('button', { name: 'Override mfe-auth' }));
  const details = await dialog('Login');
  await user.type(details.getByRole('textbox'), ENTRY);
  await user.click(details.getByRole('button', { name: 'Use and reload' }));
  expect(storedOverrides()).toEqual({ 'mfe-auth': ENTRY });
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['http://evil.example/remoteEntry.js', 'Only localhost, 127.0.0.1 and [::1] are allowed.'],
  ['javascript:alert(1)', 'Give a whole address that begins with http:// or https://.'],
  ['http://localhost:5201/', 'The address of an entry ends with .js or .mjs.'],
])('refuses %s in its place, and keeps what was typed', async (url, problem) => {
  const { user, reload } = await open({ route: '/remotes?remote=mfe-auth' });
  const details = await dialog('Login');
  await user.type(details.getByRole('textbox'), url);
  await user.click(details.getByRole('button', { name: 'Use and reload' }));
  expect(details.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(details.getByRole('textbox')).toHaveValue(url);
  expect([storedOverrides(), reload.mock.calls]).toEqual([{}, []]);
});

it('marks overrides, and can remove one or all', async () => {
  storeOverride('mfe-auth', ENTRY);
  storeOverride('mfe-dashboards', ENTRY);
  const { user, reload, row } = await open();
  expect(row('mfe-auth').getByText('This machine')).toBeVisible();
  expect(row('mfe-auth').getByText('unknown')).toBeVisible();
  await user.click(row('mfe-auth').getByRole('button', { name: 'Reset mfe-auth' }));
  expect(storedOverrides()).toEqual({ 'mfe-dashboards': ENTRY });
  await user.click(screen.getByRole('button', { name: 'Reset all' }));
  expect(storedOverrides()).toEqual({});
  expect(reload).toHaveBeenCalledTimes(2);
});

describe('the path of the Remotes page', () => {
  const at = (allowOverrides: boolean) => renderConsole({ route: '/remotes', auth: createMemoryAuth([]), config: { allowOverrides } });

  it('can be opened without a sign-in if overrides are allowed', async () => {
    await at(true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Remotes' })).toBeVisible();
  });

  it('is an unknown path if overrides are not allowed', async () => {
    await at(false);
    expect(await screen.findByRole('heading', { name: 'page /login' })).toBeVisible();
  });
});

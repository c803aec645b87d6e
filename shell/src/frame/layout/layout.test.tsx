import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeftOut } from 'shared-kit/model/registry';
import { startAccount } from 'shared-kit/host/state';
import { setLocale } from 'shared-kit/i18n';
import type { Locale } from 'shared-kit/model';
import {
  aCompany,
  aProfile,
  companyDocument,
  createMemoryAuth,
  createMemoryFiles,
  createMemoryStore,
  profileDocument,
} from 'shared-kit/testing';
import { aRemote, renderConsole, type ConsoleOptions } from '../../testing/render-console';

const ACCOUNT = { uid: 'ana', email: 'ana@example.test' };
const profile = (more: Partial<ReturnType<typeof aProfile>> = {}) =>
  profileDocument(
    aProfile({ uid: 'ana', firstName: 'Ana', lastName: 'Key', keyUser: true, pwUpdated: true, companies: ['acme', 'norte'], ...more }),
  );
const companies = {
  ...companyDocument(aCompany({ id: 'acme', exhibitionName: 'Acme Logistics' })),
  ...companyDocument(aCompany({ id: 'norte', exhibitionName: 'Norte Armazéns' })),
};
const signedIn = (options: ConsoleOptions = {}) =>
  renderConsole({ auth: createMemoryAuth([ACCOUNT], 'ana'), store: createMemoryStore({ ...profile(), ...companies }), ...options });

describe('the top bar', () => {
  it('SHELL-02 has a login button when nobody is signed in', async () => {
    await renderConsole({ route: '/login' });
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Log out' })).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('SHELL-02 the login button opens the login page by mouse and keyboard', async () => {
    const user = userEvent.setup();
    await renderConsole({ route: '/open', remotes: [aRemote('mfe-auth', { '/login': 'public', '/open': 'public' })] });
    await screen.findByRole('heading', { name: 'page /open' });
    within(screen.getByRole('banner')).getByRole('button', { name: 'Log in' }).focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('heading', { name: 'page /login' })).toBeVisible();
  });

  it('SHELL-02 has neither login nor logout before it is known whether somebody is signed in', async () => {
    const auth = createMemoryAuth([ACCOUNT]);
    auth.onUser = () => () => {};
    await renderConsole({ route: '/login', auth });
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: /^Log/ })).toBeNull();
  });

  it('SHELL-02 SHELL-12 has a logout button when somebody is signed in, which asks first', async () => {
    const user = userEvent.setup();
    const { auth } = await signedIn();
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Log out' }));
    await user.click(within(screen.getByRole('dialog', { name: 'Log out?' })).getByRole('button', { name: 'Cancel' }));
    expect(auth.currentUser()).not.toBeNull();
  });

  it('ADD-41 (D-132) SHELL-12 says before logging out that calls still run, and cancels what has not been sent', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const { state } = await signedIn();
    jest.useFakeTimers();
    const cancel = jest.fn();
    act(() => state.calls.set(1, { keys: new Set(), text: 'Removing Ana Lima (1 of 3)', done: 0, total: 3, cancel }));
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Log out' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Log out?' }));
    expect(dialog.getByText(/^Calls for several things are still running/)).toBeVisible();
    expect(cancel).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(state.calls.list().size).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(2010));
  });

  it('SHELL-12 logging out waits a second before and after the sign-out, then shows the login page', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const { auth } = await signedIn({ route: '/company/acme' });
    await screen.findByRole('heading', { name: 'page /company/:company' });
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Log out' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await pass(990);
    expect(auth.currentUser()).not.toBeNull();
    await pass(20);
    expect(auth.currentUser()).toBeNull();
    expect(screen.queryByRole('heading', { name: 'page /login' })).toBeNull();
    await pass(1000);
    jest.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'page /login' })).toBeVisible();
  });

  it('SHELL-01 lists the four languages by their own names, and switches to the chosen one at once', async () => {
    const user = userEvent.setup();
    await renderConsole({ route: '/login' });
    await user.click(screen.getByRole('button', { name: 'Language' }));
    const items = screen.getAllByRole('menuitemradio');
    expect(items.map((item) => item.textContent)).toEqual(['English (GB)', 'English (US)', 'Português (BR)', 'Español (ES)']);
    expect(screen.getByRole('menuitemradio', { name: 'English (US)' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Português (BR)' }));
    expect(await screen.findByRole('button', { name: 'Idioma' })).toBeVisible();
    expect(document.documentElement.lang).toBe('pt-BR');
  });

  it('the theme can be chosen and is stored', async () => {
    const user = userEvent.setup();
    await renderConsole({ route: '/login' });
    await user.click(screen.getByRole('button', { name: 'Theme' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset.scheme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('SHELL shows the state of the connection to the database, and that the page waits for it (D-151)', async () => {
    const { store } = await signedIn();
    const bar = within(screen.getByRole('banner'));
    expect(await bar.findByRole('status')).toHaveTextContent('Live');
    expect(screen.queryByText(/^Waiting for the connection/)).toBeNull();
    await act(async () => store.setConnection('offline'));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('Offline'));
    expect(within(screen.getByRole('main')).getByText(/^Waiting for the connection/)).toBeInTheDocument();
  });

  it('SHELL when the server does not answer, text and screen reader text say how long ago data arrived', async () => {
    const { store } = await signedIn();
    const bar = within(screen.getByRole('banner'));
    await bar.findByRole('button', { name: 'Connection: Live' });
    store.lastContact = () => Date.now() - 2 * 60_000;
    await act(async () => store.setConnection('silent'));
    const mark = await bar.findByRole('button', { name: 'Connection: Last contact 2 minutes ago' });
    expect(mark).toHaveTextContent('Last contact 2 minutes ago');
    expect(bar.getByRole('status')).toHaveTextContent('Connection: No answer');
    await act(async () => store.setConnection('reconnecting'));
    await waitFor(() => expect(mark).toHaveAccessibleName('Connection: Reconnecting, last contact 2 minutes ago'));
    await act(async () => store.setConnection('live'));
    await waitFor(() => expect(mark).toHaveAccessibleName('Connection: Live'));
  });

  it.each([
    ['other', 'This browser’s usual storage does not answer.'],
    ['page', 'This browser keeps no sign-in at the moment'],
  ] as const)('SHELL says that the sign-in is kept in another way (%s)', async (place, text) => {
    const auth = createMemoryAuth();
    await renderConsole({ route: '/login', auth });
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => auth.moveSignIn(place));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  it('pressing the connection state explains it, with the time of the last answer', async () => {
    const user = userEvent.setup();
    const { store } = await signedIn();
    await user.click(await screen.findByRole('button', { name: 'Connection: Live' }));
    expect(screen.getByRole('group', { name: 'Connection' })).toHaveTextContent('Changes that others make appear by themselves.');
    store.lastContact = () => new Date(2026, 0, 5, 10, 42, 13).getTime();
    await act(async () => store.setConnection('offline'));
    const details = await screen.findByRole('group', { name: 'Connection' });
    await waitFor(() => expect(details).toHaveTextContent('This device has no network.'));
    await waitFor(() => expect(details).toHaveTextContent(/Last contact: 10:42:13\sAM/));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Connection' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Connection: Offline' })).toHaveFocus();
  });
});

describe('the menu of the user', () => {
  const PROFILE = { title: 'users:title', titles: { 'en-US': 'Users' }, links: { ownProfile: { path: '/profile' } } };
  const remotes = [aRemote('mfe-dashboards', { '/': 'protected' }), aRemote('mfe-admin-users', { '/profile': 'protected' }, PROFILE)];
  const openMenu = async (options: ConsoleOptions = {}) => {
    const user = userEvent.setup();
    await signedIn({ remotes, config: { helpUrl: 'https://help.example.test/' }, ...options });
    await user.click(await within(screen.getByRole('banner')).findByRole('button', { name: 'Ana Key' }));
    return user;
  };
  const entries = () => screen.getAllByRole('menuitem').flatMap((item) => (item.hasAttribute('aria-disabled') ? [] : item.textContent));

  it('ADD-MENU-01 has the name of the user and a link to the profile', async () => {
    const user = await openMenu();
    expect(entries()).toEqual(['Profile', 'Theme', 'Keyboard shortcuts', 'Help']);
    await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(await screen.findByRole('heading', { name: 'page /profile' })).toBeVisible();
  });

  it('(D-146) says in which time zone times are shown', async () => {
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: /^Time zone: .+ \(GMT.*\)$/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('ADD-MENU-01 shows the picture of the user', async () => {
    const files = createMemoryFiles({ 'users/ana/thumbnail': new Blob(['bytes'], { type: 'image/png' }) });
    await openMenu({ files, store: createMemoryStore({ ...profile({ thumbnail: 'users/ana/thumbnail' }), ...companies }) });
    const button = screen.getByRole('button', { name: 'Ana Key' });
    await waitFor(() => expect(button.querySelector('img')).toHaveAttribute('src', expect.stringContaining('blob:')));
  });

  it('ADD-MENU-01 contains the choice of the theme, which has no button of its own then', async () => {
    const user = await openMenu();
    expect(screen.queryByRole('button', { name: 'Theme' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Theme' }));
    expect(screen.getByRole('menuitem', { name: 'Theme', expanded: true })).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(document.documentElement.dataset.scheme).toBe('dark');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('ADD-MENU-01 opens the shortcuts, and the help in a new tab', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const user = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Help' }));
    expect(opened).toHaveBeenCalledWith('https://help.example.test/', '_blank', 'noopener,noreferrer');
    await user.click(screen.getByRole('button', { name: 'Ana Key' }));
    await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('ADD-MENU-02 has the Remotes page only if overrides are allowed, and help only if it is configured', async () => {
    await openMenu({ config: { allowOverrides: true } });
    expect(entries()).toEqual(['Profile', 'Theme', 'Keyboard shortcuts', 'Remotes']);
  });

  it('ADD-MENU-02 has no links to pages that the guards refuse', async () => {
    await openMenu({ store: createMemoryStore({ ...profile({ pwUpdated: false }), ...companies }), route: '/setpw' });
    expect(entries()).toEqual(['Theme', 'Keyboard shortcuts', 'Help']);
  });
});

describe('the room for the drawer', () => {
  const unknown = () => {
    const auth = createMemoryAuth([ACCOUNT]);
    auth.onUser = () => () => {};
    return auth;
  };
  afterEach(() => localStorage.removeItem('signedIn'));

  it('SHELL-03 is reserved from the first paint on if a user was signed in at the last visit', async () => {
    localStorage.setItem('signedIn', '1');
    await renderConsole({ auth: unknown() });
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(within(screen.getByRole('navigation')).queryByRole('link')).toBeNull();
  });

  it('SHELL-03 is not reserved at a first visit or on the login page', async () => {
    const first = await renderConsole({ auth: unknown() });
    expect(screen.queryByRole('navigation')).toBeNull();
    first.unmount();
    localStorage.setItem('signedIn', '1');
    await renderConsole({ auth: unknown(), route: '/login' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the drawer on a small screen', () => {
  beforeEach(() => {
    const isSmall = (media: string) => media.startsWith('(max-width: 899');
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { matches: isSmall(media), media }) as MediaQueryList);
  });

  it('SHELL-03 closes when the link of the open page is pressed in it, and gives the focus back', async () => {
    const user = userEvent.setup();
    await signedIn({ route: '/company/acme' });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await user.click(await within(screen.getByRole('navigation')).findByRole('link', { name: 'Acme Logistics', current: 'page' }));
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });
});

describe('the drawer', () => {
  it('SHELL-05 lists the companies by their exhibition names, each linking to its page, and follows changes', async () => {
    const { store } = await signedIn();
    const drawer = within(screen.getByRole('navigation'));
    expect(await drawer.findByRole('heading', { level: 2, name: 'Dashboards' })).toBeVisible();
    expect(await drawer.findByRole('link', { name: 'Acme Logistics' })).toHaveAttribute('href', '/company/acme');
    expect(drawer.getByRole('link', { name: 'Norte Armazéns' })).toHaveAttribute('href', '/company/norte');
    await act(async () =>
      store.set('companies/acme', { id: 'acme', exhibitionName: 'Acme & Sons', hasSessionPushListener: false, authDomains: [] }),
    );
    expect(await drawer.findByRole('link', { name: 'Acme & Sons' })).toBeVisible();
  });

  it('SHELL-03 SHELL-04 lists the items of remotes in order for key users', async () => {
    const drawer = [
      { section: 'user' as const, order: 30, label: 'domains:title', labels: { 'en-US': 'Domains' }, icon: 'domain', to: '/managedomains' },
    ];
    const other = [
      { section: 'user' as const, order: 10, label: 'users:title', labels: { 'en-US': 'Users' }, icon: 'no-such-icon', to: '/manageusers' },
    ];
    await signedIn({
      remotes: [
        aRemote('mfe-dashboards', { '/': 'protected' }),
        aRemote('mfe-admin-domains', { '/managedomains': 'elevated' }, { drawer }),
        aRemote('mfe-admin-users', { '/manageusers': 'elevated' }, { drawer: other }),
      ],
      config: { helpUrl: 'https://help.example.test/' },
    });
    await screen.findByRole('link', { name: 'Domains' });
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.textContent).slice(-3)).toEqual(['Users', 'Domains', 'Help']);
    expect(links.at(-1)).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each<[string, Partial<ReturnType<typeof aProfile>>, string[]]>([
    ['all for a key user', {}, ['Profile', 'Manage users', 'Manage domains', 'Manage keys', 'Help']],
    ['none for a moderator', { keyUser: false, permissions: ['moderator'], moderator: true }, ['Help']],
    ['none for an assistant', { keyUser: false, permissions: ['assistant'], assistant: true }, ['Help']],
    ['none for a pilot and checker', { keyUser: false, permissions: ['pilot', 'checker'], pilot: true, checker: true }, ['Help']],
  ])('SHELL-04 lists of profile, users, domains and keys %s, on a page that is open to all', async (_what, given, expected) => {
    const names = ['Profile', 'Manage users', 'Manage domains', 'Manage keys'];
    const drawer = names.map((label, order) => ({
      section: 'user' as const,
      order,
      label: `other:${order}`,
      labels: { 'en-US': label },
      icon: 'users',
      to: `/${order}`,
    }));
    const { state } = await signedIn({
      account: false,
      remotes: [aRemote('mfe-admin-users', { '/open': 'public' }, { drawer })],
      config: { helpUrl: 'https://help.example.test/' },
      store: createMemoryStore({ ...profile(given), ...companies }),
      route: '/open',
    });
    // On any other page users who are no key users are signed out at once.
    await act(async () => void startAccount(state, { openToAll: Promise.resolve(() => true) }));
    // The name stands below the entries, once the profile is known.
    await within(screen.getByRole('navigation')).findByText('Ana Key');
    expect(
      within(screen.getByRole('heading', { level: 2, name: 'Account' }).closest('section')!)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(expected);
  });

  it('SHELL-04 lists only the help if the guards refuse all pages', async () => {
    const drawer = [
      { section: 'user' as const, order: 10, label: 'users:title', labels: { 'en-US': 'Users' }, icon: 'users', to: '/manageusers' },
    ];
    await signedIn({
      remotes: [aRemote('mfe-auth', { '/setpw': 'protected' }), aRemote('mfe-admin-users', { '/manageusers': 'elevated' }, { drawer })],
      config: { helpUrl: 'https://help.example.test/' },
      store: createMemoryStore({ ...profile({ pwUpdated: false }), ...companies }),
      route: '/setpw',
    });
    await screen.findByRole('heading', { name: 'page /setpw' });
    const links = await within(screen.getByRole('navigation')).findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Help']);
  });

  it('SHELL-03 marks the item of the open page, but not the own profile on that of another user', async () => {
    const drawer = [
      { section: 'user' as const, order: 10, label: 'users:title', labels: { 'en-US': 'Users' }, icon: 'users', to: '/profile' },
    ];
    const remotes = [aRemote('mfe-admin-users', { '/profile': 'protected', '/profile/:uid': 'elevated' }, { drawer })];
    const own = await signedIn({ route: '/profile', remotes });
    expect(await screen.findByRole('link', { name: 'Users', current: 'page' })).toBeVisible();
    own.unmount();
    await signedIn({ route: '/profile/pedro', remotes });
    expect(await screen.findByRole('link', { name: 'Users', current: false })).toBeVisible();
  });

  it('SHELL-03 marks an item on every page below it', async () => {
    const labels = { 'en-US': 'Users' };
    const users = aRemote(
      'mfe-admin-users',
      {},
      {
        routes: [
          { path: '/manageusers', page: 'Users', access: 'elevated' },
          { path: '/profile/:uid', page: 'Profile', access: 'elevated', under: 'users' },
        ],
        drawer: [{ section: 'user', order: 10, label: 'users:title', labels, icon: 'users', to: '/manageusers' }],
        links: { users: { path: '/manageusers' } },
      },
    );
    await signedIn({ route: '/profile/pedro', remotes: [users] });
    const link = await screen.findByRole('link', { name: 'Users' });
    expect(link).toHaveAttribute('aria-current', 'true');
    await userEvent.click(link);
    expect(await screen.findByRole('link', { name: 'Users', current: 'page' })).toBeVisible();
  });

  it('ADD-NEW-03 lists items for companies only under the open company, with its id and name filled in', async () => {
    const activity = aRemote(
      'mfe-activity',
      {},
      {
        routes: [{ path: '/company/:company/activity', page: 'Activity', access: 'elevated' }],
        drawer: [
          {
            section: 'dashboards',
            for: 'company',
            order: 1,
            label: 'x:activity',
            labels: { 'en-US': 'Activity' },
            icon: 'data',
            to: '/company/:company/activity',
          },
        ],
      },
    );
    const dashboards = aRemote(
      'mfe-dashboards',
      { '/': 'protected', '/company/:company': 'protected' },
      { links: { company: { path: '/company/:company' } } },
    );
    await signedIn({ remotes: [dashboards, activity] });
    await userEvent.click(await screen.findByRole('link', { name: 'Norte Armazéns' }));
    expect(await screen.findByRole('link', { name: 'Activity' })).toHaveAttribute('href', '/company/norte/activity');
    await userEvent.click(screen.getByRole('link', { name: 'Activity' }));
    expect(await screen.findByRole('link', { name: 'Activity', current: 'page' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'page Activity' })).toBeVisible();
  });

  it('ADD-NEW-03 lists no companies if no remote has their page', async () => {
    await signedIn({ remotes: [aRemote('mfe-dashboards', { '/': 'protected' })] });
    await screen.findByRole('heading', { name: 'page /' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Dashboards' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Acme Logistics' })).toBeNull();
  });

  it('SHELL-03 shows an item in the language of the page before its remote has loaded texts', async () => {
    const labels = { 'en-US': 'Manage API keys', 'pt-BR': 'Gerenciar chaves de API' };
    const drawer = [{ section: 'user' as const, order: 40, label: 'apiKeys:drawer', labels, icon: 'key', to: '/managekeys' }];
    await signedIn({ remotes: [aRemote('mfe-api-keys', { '/managekeys': 'elevated' }, { drawer })] });
    expect(await screen.findByRole('link', { name: 'Manage API keys' })).toHaveAttribute('href', '/managekeys');
    await act(() => setLocale('pt-BR'));
    expect(screen.getByRole('link', { name: 'Gerenciar chaves de API' })).toBeVisible();
    await act(() => setLocale('es-ES'));
    expect(screen.getByRole('link', { name: 'Manage API keys' })).toBeVisible();
  });

  it('has no help link if none is configured', async () => {
    await signedIn();
    await screen.findByRole('link', { name: 'Acme Logistics' });
    expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
  });
});

describe('the page', () => {
  it('has one banner, one main landmark and a link that skips the banner', async () => {
    await signedIn();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('the skip link adds no history entry, by which going back would lose unsaved input without a question', async () => {
    const user = userEvent.setup();
    await signedIn();
    const entries = history.length;
    await user.click(screen.getByRole('link', { name: 'Skip to the content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect([location.hash, history.length]).toEqual(['', entries]);
  });

  it('gets the focus after a navigation', async () => {
    const user = userEvent.setup();
    await signedIn();
    await user.click(await screen.findByRole('link', { name: 'Acme Logistics' }));
    await screen.findByRole('heading', { name: 'page /company/:company' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('names the remotes that are left out, with the reasons', async () => {
    await signedIn({ leftOut: [{ name: 'mfe-broken', fault: { reason: 'malformed', field: 'routes' } }] });
    expect(await screen.findByRole('alert')).toHaveTextContent('mfe-broken (routes is missing or malformed)');
  });

  it.each<[Locale, string]>([
    [
      'en-US',
      'mfe-newer (made for contract 2, this console has 1), mfe-bad (routes[0].path is missing or malformed), and mfe-twice (listed twice)',
    ],
    [
      'pt-BR',
      'mfe-newer (feito para o contrato 2; este console tem o 1), mfe-bad (routes[0].path está ausente ou malformado) e mfe-twice (está duas vezes na lista)',
    ],
    [
      'es-ES',
      'mfe-newer (hecho para el contrato 2; esta consola tiene el 1), mfe-bad (routes[0].path falta o está mal formado) y mfe-twice (está dos veces en la lista)',
    ],
  ])('ADD-FIT-01 says in the language of the user (%s) why a remote cannot be used', async (locale, said) => {
    const leftOut: LeftOut[] = [
      { name: 'mfe-newer', fault: { reason: 'contract', needed: 2, own: 1 } },
      { name: 'mfe-bad', fault: { reason: 'malformed', field: 'routes[0].path' } },
      { name: 'mfe-twice', fault: { reason: 'twice' } },
    ];
    await signedIn({ leftOut, locale });
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { RegistryEntry } from 'shared-kit/model/registry';
import { useLocation } from 'shared-kit/router';
import { useFeedback } from 'shared-kit/state';
import { ActionButton, Input } from 'shared-kit/ui-core';
import { aCompany, aProfile, companyDocument, createMemoryAuth, createMemoryStore, profileDocument } from 'shared-kit/testing';
import { useState } from 'react';
import { aRemote, renderConsole, type ConsoleOptions } from '../../testing/render-console';

const run = jest.fn();

/** A page with an action, a field and a question to ask. */
function Page() {
  const { pathname } = useLocation();
  const { confirm } = useFeedback();
  const [text, setText] = useState('');
  return (
    <>
      <h1>{`at ${pathname}`}</h1>
      <ActionButton action="tasks.create" keys="c" onRun={run}>
        Create task
      </ActionButton>
      <Input label="Name" value={text} onChange={setText} />
      <button onClick={() => void confirm({ title: 'Sure?', confirmLabel: 'Go' })}>Ask</button>
    </>
  );
}

const drawer = [
  {
    section: 'user' as const,
    order: 40,
    label: 'apiKeys:drawer',
    labels: { 'en-US': 'Manage API keys' },
    icon: 'key',
    to: '/managekeys',
    keys: 'g k',
  },
];
const DOMAIN = '/company/:company/domains/:domain';
const quickAccess: RegistryEntry['quickAccess'] = [
  { for: 'company', icon: 'company', to: '/company/:company' },
  { for: 'domain', icon: 'domain', to: DOMAIN },
  {
    for: 'domain',
    label: 'x:tasksOf',
    labels: { 'en-US': 'Inventory tasks of {{domain}}' },
    icon: 'tasks',
    to: `${DOMAIN}/tasks`,
    onSearch: true,
  },
];
const remotes = [
  aRemote('mfe-auth', { '/login': 'public' }),
  aRemote(
    'mfe-dashboards',
    {
      '/': 'protected',
      '/company/:company': 'protected',
      '/company/:company/domains/:domain': 'protected',
      '/company/:company/domains/:domain/tasks': 'protected',
    },
    { quickAccess },
  ),
  aRemote(
    'mfe-api-keys',
    { '/managekeys': 'elevated', '/managekeys/create': 'elevated' },
    {
      drawer,
      quickAccess: [{ label: 'x:create', labels: { 'en-US': 'Create API key' }, icon: 'add', to: '/managekeys/create' }],
    },
  ),
];

const ACME = aCompany({ id: 'acme', exhibitionName: 'Acme Logistics', authDomains: ['Central Warehouse'] });

async function open(options: ConsoleOptions & { profile?: Partial<ReturnType<typeof aProfile>> } = {}) {
  const user = userEvent.setup();
  const rendered = await renderConsole({
    remotes,
    auth: createMemoryAuth([{ uid: 'ana' }], 'ana'),
    store: createMemoryStore({
      ...profileDocument(aProfile({ uid: 'ana', companies: ['acme', 'norte'], ...options.profile })),
      ...companyDocument(ACME),
      ...companyDocument(aCompany({ id: 'norte', exhibitionName: 'Norte Armazéns', authDomains: ['São Paulo'] })),
    }),
    loadPage: () => Promise.resolve({ default: Page }),
    ...options,
  });
  await screen.findByRole('button', { name: 'Quick access' });
  // The key listener is a script of its own, which loads first.
  await waitFor(() => expect(rendered.state.actions.list().map(({ id }) => id)).toContain('log-out'));
  return { user, ...rendered };
}

const combobox = () => screen.findByRole('combobox', { name: 'Page, company, domain or command' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  run.mockReset();
});

describe('shortcuts', () => {
  it('run actions of the page and of the console, also by two keys', async () => {
    const { user } = await open({ route: '/company/acme' });
    await user.keyboard('c');
    expect(run).toHaveBeenCalledTimes(1);
    await user.keyboard('gk');
    expect(await heading('at /managekeys')).toBeVisible();
    await user.keyboard('gh');
    expect(await heading('at /')).toBeVisible();
  });

  it('are ignored while the user types in a field', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'cc?');
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('cc?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ADD-FIND-05 of the quick access work in a field too, to which the focus returns', async () => {
    const { user } = await open();
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.type(field, 'half a wo');
    await user.keyboard('{Control>}k{/Control}');
    expect(await combobox()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('half a wo');
  });

  it('are ignored while a dialog or a menu is open', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog', { name: 'Sure?' });
    await user.keyboard('c');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Language' }));
    await user.keyboard('c');
    expect(run).not.toHaveBeenCalled();
  });

  it('do not react to shortcuts of the browser', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}c{/Control}{Alt>}c{/Alt}{Meta>}c{/Meta}{Shift>}C{/Shift}');
    expect(run).not.toHaveBeenCalled();
  });

  it('are listed by page and console; those without Ctrl can be turned off permanently', async () => {
    const { user } = await open({ route: '/company/acme' });
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(within(sheet.getByRole('region', { name: 'On this page' })).getByText('Create task')).toBeVisible();
    expect(within(sheet.getByRole('region', { name: 'Go to' })).getByText('Manage API keys')).toBeVisible();
    expect(within(sheet.getByRole('region', { name: 'In a table' })).getByText('Select all rows up to this one')).toBeVisible();
    await user.click(sheet.getByRole('switch', { name: 'Shortcuts without Ctrl' }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await user.keyboard('c?');
    expect(run).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('shortcuts.singleKeys')).toBe('false');
    await user.keyboard('{Control>}k{/Control}');
    expect(await combobox()).toBeVisible();
  });

  it('of pages that the guards refuse do nothing', async () => {
    const { user } = await open({ profile: { pwUpdated: false } });
    await user.keyboard('gk');
    await user.click(screen.getByRole('button', { name: 'Quick access' }));
    await combobox();
    expect(options().join()).toContain('Log out');
    expect(options().join()).not.toMatch(/API key|Acme|Home/);
  });
});

describe('the quick access', () => {
  const opened = async (given: Parameters<typeof open>[0] = {}) => {
    const all = await open(given);
    await all.user.click(screen.getByRole('button', { name: 'Quick access' }));
    await combobox();
    return all;
  };
  const search = async (user: UserEvent, text: string) => user.type(await combobox(), text);

  it('lists pages and actions of the user under headings', async () => {
    await opened({ route: '/company/acme' });
    expect(await screen.findByRole('option', { name: /Central Warehouse/ })).toBeVisible();
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['On this page', 'Go to', 'Companies', 'Domains', 'Console']);
    expect(
      within(screen.getByRole('group', { name: 'Companies' }))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Acme Logistics', 'Norte Armazéns']);
  });

  it('finds entries without accents, and opens the first with Enter', async () => {
    const { user } = await opened();
    await screen.findByRole('option', { name: /São Paulo/ });
    await search(user, 'sao paulo');
    expect(chosen()).toEqual(['São PauloNorte Armazéns']);
    await user.keyboard('{Enter}');
    expect(await heading('at /company/norte/domains/S%C3%A3o%20Paulo')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ADD-NEW-03 lists the pages that remotes declare for each domain', async () => {
    const { user } = await opened();
    await screen.findByRole('option', { name: /Central Warehouse/ });
    await search(user, 'tasks central');
    expect(chosen()[0]).toMatch(/^Inventory tasks of Central Warehouse/);
    await user.keyboard('{Enter}');
    expect(await heading('at /company/acme/domains/Central%20Warehouse/tasks')).toBeVisible();
  });

  it('ADD-NEW-03 lists the pages that remotes declare without company or domain', async () => {
    const { user } = await opened();
    await search(user, 'create api');
    await user.keyboard('{Enter}');
    expect(await heading('at /managekeys/create')).toBeVisible();
  });

  it('arrow keys select an option, which the combobox announces', async () => {
    const { user } = await opened();
    const input = await combobox();
    await user.click(input);
    expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getAllByRole('option')[2]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option').at(-1)!.id);
  });

  it('ADD-FIND-05 finds recently opened pages of companies by their titles', async () => {
    localStorage.setItem(
      'quickAccess.pages.ana',
      JSON.stringify([
        { to: '/company/acme/domains/North/tasks', title: 'Inventory tasks' },
        { to: '/company/elsewhere', title: 'Not mine' },
        { to: 'https://evil.example/', title: 'Evil' },
        { title: 'No path' },
      ]),
    );
    const { user } = await opened();
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    expect(recent.getAllByRole('option').map((option) => option.textContent)).toEqual(['Inventory tasksNorth · Acme Logistics']);
    await search(user, 'inventory');
    await user.keyboard('{Enter}');
    expect(await heading('at /company/acme/domains/North/tasks')).toBeVisible();
  });

  it('ADD-FIND-05 stores opened pages of companies with their titles', async () => {
    const { user } = await opened();
    await search(user, 'norte');
    await user.keyboard('{Enter}');
    await heading('at /company/norte');
    document.title = 'Norte Armazéns · Inventory console';
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('quickAccess.pages.ana')!)).toEqual([{ to: '/company/norte', title: 'Norte Armazéns' }]),
    );
  });

  it('ADD-FIND-05 stores the title of a page of a domain without the domain, which the list shows behind it', async () => {
    localStorage.setItem('quickAccess.pages.ana', JSON.stringify([{ to: '/company/acme/domains/North/tasks', title: 'Old' }]));
    const { user } = await opened();
    await search(user, 'old');
    await user.keyboard('{Enter}');
    await heading('at /company/acme/domains/North/tasks');
    document.title = 'Inventory tasks · North · Inventory console';
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('quickAccess.pages.ana')!)).toEqual([
        { to: '/company/acme/domains/North/tasks', title: 'Inventory tasks' },
      ]),
    );
  });

  it('ADD-FIND-05 finds the buttons of the page by their labels, and presses them', async () => {
    const { user } = await opened();
    await search(user, 'ask');
    expect(options()[0]).toBe('Ask');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeVisible();
  });

  it('lists recently chosen entries first', async () => {
    const { user } = await opened();
    await search(user, 'dark');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset.scheme).toBe('dark'));
    await user.keyboard('{Control>}k{/Control}');
    await search(user, 'norte');
    await user.keyboard('{Enter}');
    await heading('at /company/norte');
    await user.keyboard('{Control>}k{/Control}');
    await combobox();
    const recent = within(screen.getByRole('group', { name: 'Recent' }));
    expect(recent.getAllByRole('option').map((one) => one.textContent)).toEqual(['Norte Armazéns']);
  });

  it('can change the language, and asks before it logs out', async () => {
    const { user } = await opened();
    await search(user, 'portugues');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Acesso rápido' }));
    await user.type(await screen.findByRole('combobox'), 'sair');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Sair?' })).toBeVisible();
  });

  it('says so when nothing is found', async () => {
    const { user } = await opened();
    await search(user, 'xylophone');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Quick access' })).toHaveTextContent('No results for “xylophone”');
    expect(await combobox()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Quick access' })).toBeVisible();
  });

  it('ADD-FIND-05 adds new domains while it is open, without reading a document of them, since there may be thousands', async () => {
    const { store } = await opened();
    for (const [path, data] of Object.entries(companyDocument({ ...ACME, authDomains: ['Central Warehouse', 'Dock 9'] })))
      await act(async () => store.set(path, data));
    expect(await screen.findByRole('option', { name: /Dock 9/ })).toBeVisible();
    expect(store.listening().filter((path) => path.endsWith('/domains'))).toEqual([]);
  });
});

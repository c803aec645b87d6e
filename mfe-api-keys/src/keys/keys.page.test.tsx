import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiKey } from 'shared-kit/model';
import { anApiKey, cellsByTitle, type MemoryStore } from 'shared-kit/testing';
import { keyDocuments, renderPage } from '../testing/render-page';

const DAY = 86_400_000;
const aged = (days: number, given: Partial<ApiKey> = {}): ApiKey => anApiKey({ creationDate: Date.now() - days * DAY, ...given });

const YOUNG = aged(20, { id: 'young', description: 'ERP', authDomains: ['North', 'Central'] });
const OLD = aged(300, { id: 'old', description: 'Nightly reports' });
const RED = aged(400, { id: 'red', description: 'Dock display' });
const ENDED = aged(385, { id: 'ended', description: 'Former ERP', status: 'INVALID' });
const BARE = aged(5, { id: 'bare', description: 'Not in use yet', authDomains: [] });
const FIVE = [YOUNG, OLD, RED, ENDED, BARE];

const open = (keys: readonly ApiKey[] = FIVE) => renderPage('/managekeys', { keys });
const rowOf = async (description: string) => (await screen.findByRole('button', { name: `Remove ${description}` })).closest('tr')!;
const write = (store: MemoryStore, ...keys: ApiKey[]) => {
  for (const [path, data] of Object.entries(keyDocuments(...keys))) store.set(path, data);
};

describe('the API keys of a company', () => {
  it('ROUTE-20 KEYS-02 shows all facts about each key, the newest first', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'API keys' });
    await rowOf('ERP');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Status', 'Created', 'Description', 'Key', 'Authorized domains', 'Safety level', 'Actions']);
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[2]!.textContent),
    ).toEqual(['Not in use yet', 'ERP', 'Nightly reports', 'Former ERP', 'Dock display']);
    expect(cellsByTitle(await rowOf('Nightly reports'))).toEqual({
      Status: 'Active',
      Created: new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' }).format(OLD.creationDate!),
      Description: 'Nightly reports',
      Key: `...${OLD.token.slice(-60)}`,
      'Authorized domains': 'North',
      'Safety level': 'Renew soon9 months',
      Actions: 'Renew',
    });
  });

  it('ADD-62 says when a key was used last, from where and how often, below its description, and goes on to say so', async () => {
    const day = Math.floor(Date.now() / DAY);
    const used = { day, dayCount: 1200, past: [2300], lastAt: Date.now() - 3 * 3_600_000, lastFrom: '203.0.113.7' };
    const { store } = await renderPage('/managekeys', {
      keys: [YOUNG, OLD],
      documents: { 'companies/acme/apiKeys/young/usage/calls': used },
    });
    const cell = async (description: string) => within(await rowOf(description)).getAllByRole('cell')[2]!;
    await waitFor(async () =>
      expect(await cell('ERP')).toHaveTextContent('ERPLast used 3 hours agofrom 203.0.113.7Calls: 1,200 today, 3,500 in 30 days'),
    );
    expect(await cell('Nightly reports')).toHaveTextContent(/^Nightly reports$/);
    act(() => store.set('companies/acme/apiKeys/young/usage/calls', { ...used, dayCount: 1201, lastFrom: undefined }));
    await waitFor(async () => expect(await cell('ERP')).toHaveTextContent('Calls: 1,201 today, 3,501 in 30 days'));
    expect(await cell('ERP')).not.toHaveTextContent('from');
  });

  it('KEYS-01 has a tab for each company and remembers the chosen one', async () => {
    const { unmount } = await renderPage('/managekeys', {
      keys: [YOUNG, anApiKey({ id: 'n1', company: 'norte', parentUid: 'joao', description: 'Balança' })],
    });
    await rowOf('ERP');
    await userEvent.click(screen.getByRole('tab', { name: 'Norte Armazéns' }));
    expect(await rowOf('Balança')).toBeVisible();
    expect(screen.queryByText('ERP')).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('selectedCompany.ana')!)).toBe('norte');
    unmount();
    await open();
    expect(await screen.findByRole('tab', { name: 'Norte Armazéns', selected: true })).toBeVisible();
  });

  it('KEYS-03 shows only dots and the last 60 characters of a key', async () => {
    const token = `${'A'.repeat(40)}${'0123456789'.repeat(6)}`;
    const { container } = await open([aged(1, { token })]);
    expect(await screen.findByText(`...${'0123456789'.repeat(6)}`)).toBeVisible();
    expect(container.innerHTML).not.toContain(token);
  });

  it('KEYS-03 KEYS-07 copies the whole key and says so for 3000 ms', async () => {
    const user = userEvent.setup();
    const { state } = await open([YOUNG]);
    await user.click(within(await rowOf('ERP')).getByRole('button', { name: 'Copy key' }));
    expect(await screen.findByText('Key copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(YOUNG.token);
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'success', duration: 3000 });
  });

  it('KEYS-04 (D-82) tells the domains that the moderator has lost from those that the key reads', async () => {
    const { store } = await renderPage('/managekeys', {
      keys: [
        { ...YOUNG, authDomains: ['North', 'Closed', 'Gone'] },
        { ...ENDED, authDomains: ['Closed'] },
      ],
    });
    await waitFor(async () => expect(await rowOf('ERP')).toHaveTextContent('NorthNo longer the moderator’s: Closed and Gone'));
    expect(await rowOf('Former ERP')).not.toHaveTextContent('No longer');
    await act(async () => store.update('users/marcos', { authDomains: ['North', 'Closed', 'Gone'] }));
    await waitFor(async () => expect(await rowOf('ERP')).toHaveTextContent('North, Closed, and Gone'));
    await act(async () => store.update('users/marcos', { moderator: false }));
    await waitFor(async () => expect(await rowOf('ERP')).toHaveTextContent('Opens nothing: the moderator of this key has been removed'));
    expect(await rowOf('ERP')).not.toHaveTextContent('North');
  });

  it('KEYS-04 names the domains, or <none>, with a link to change them', async () => {
    await open();
    expect(await rowOf('ERP')).toHaveTextContent('North and Central');
    expect(await rowOf('Not in use yet')).toHaveTextContent('<none>');
    expect(screen.getByRole('link', { name: 'Edit domains of Not in use yet' })).toHaveAttribute('href', '/managekeys/bare/authDomains');
  });

  it('KEYS-05 greys out an INVALID key, which can only be removed', async () => {
    await open();
    const row = within(await rowOf('Former ERP'));
    expect(row.getByRole('button', { name: 'Copy key' })).toBeDisabled();
    expect(row.getByRole('button', { name: 'Renew Former ERP' })).toBeDisabled();
    const edit = row.getByRole('link', { name: 'Edit domains of Former ERP' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).not.toHaveAttribute('href');
    expect(row.getByRole('button', { name: 'Remove Former ERP' })).toBeEnabled();
    expect(row.getByText('Invalid').closest('.ak-ended')).not.toBeNull();
  });

  it.each([
    ['ACTIVE', 'Active'],
    ['INVALID', 'Invalid'],
    ['SUSPENDED', 'Suspended'],
    ['QUARANTINED', 'QUARANTINED'],
    ['on.hold: soon', 'on.hold: soon'],
    ['', '–'],
  ])('KEYS-11 shows the status %p as %p', async (status, text) => {
    // The translation logs a status without a text.
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open([aged(1, { status })]);
    const missing = warn.mock.calls.flat().filter((line) => String(line).startsWith('No text'));
    expect(missing).toEqual(status === 'QUARANTINED' ? ['No text for apiKeys:manApiKeys.status.QUARANTINED'] : []);
    expect(cellsByTitle(await rowOf('ERP'))['Status']).toBe(text);
  });

  it('KEYS-11 treats a key of an unknown status like an active one', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open([aged(1, { status: 'QUARANTINED' })]);
    expect(await screen.findByRole('button', { name: 'Renew ERP' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Copy key' })).toBeEnabled();
  });

  it.each([
    ['KEYS-12', 'ERP', 'Safe', 'success', '20 days'],
    ['KEYS-13', 'Nightly reports', 'Renew soon', 'warning', '9 months'],
    ['KEYS-13', 'Dock display', 'Renew now', 'error', '1 year, 1 month'],
  ])('%s shows the safety of %s as %s, in the colour of %s, and its age', async (_id, description, text, tone, age) => {
    await open();
    const row = within(await rowOf(description));
    expect(row.getByText(text).parentElement).toHaveClass(`ic-tag-${tone}`);
    expect(row.getByText(age)).toBeVisible();
  });

  it('KEYS-12 (D-160) an ended key has neither a level nor an age, and its icon stays green', async () => {
    await open();
    const cell = within(await rowOf('Former ERP')).getByText('Ended');
    expect(cell).toHaveClass('ak-safe-ended');
    expect(cell.querySelector('.ic-icon')).toBeVisible();
    expect(cellsByTitle(await rowOf('Former ERP'))['Safety level']).toBe('Ended');
    expect(screen.queryByText('No risk')).not.toBeInTheDocument();
  });

  it('KEYS-12 KEYS-13 changes the safety level exactly at the thresholds', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1));
    const made = (age: number) => Date.UTC(2026, 0, 1) - age;
    await open([
      anApiKey({ id: 'a', description: 'A', creationDate: made(23_328_000_000 - 1) }),
      anApiKey({ id: 'b', description: 'B', creationDate: made(23_328_000_000) }),
      anApiKey({ id: 'c', description: 'C', creationDate: made(31_536_000_000 - 1) }),
      anApiKey({ id: 'd', description: 'D', creationDate: made(31_536_000_000) }),
      anApiKey({ id: 'e', description: 'E', creationDate: made(31_536_000_000), status: 'INVALID' }),
    ]);
    const level = async (description: string, text: string) => within(await rowOf(description)).getByText(text).parentElement;
    expect(await level('A', 'Safe')).toHaveClass('ic-tag-success');
    expect(await level('B', 'Renew soon')).toHaveClass('ic-tag-warning');
    expect(await level('C', 'Renew soon')).toHaveClass('ic-tag-warning');
    expect(await level('D', 'Renew now')).toHaveClass('ic-tag-error');
  });

  it('KEYS-02 KEYS-12 counts a key as new when the clock of this device is hours behind', async () => {
    await open([aged(-0.2, { description: 'ERP' })]);
    const row = within(await rowOf('ERP'));
    expect(row.getByText('Safe')).toBeVisible();
    expect(row.getByText('less than a day')).toBeVisible();
  });

  it('KEYS-08 KEYS-13 says which keys to renew next, the oldest first, and asks for confirmation when one is pressed', async () => {
    await open();
    const advice = await screen.findByRole('region', { name: 'Renew next' });
    expect(advice).toHaveTextContent(/^Renew next:/);
    expect(
      within(advice)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dock display (1 year, 1 month old)', 'Nightly reports (9 months old)']);
    await userEvent.click(within(advice).getByRole('button', { name: /Nightly reports/ }));
    expect(await screen.findByRole('dialog', { name: 'Renew “Nightly reports”?' })).toBeVisible();
  });

  it('KEYS-12 says which key must be renewed first, and when, while no key is due', async () => {
    await open([YOUNG, BARE]);
    const advice = await screen.findByRole('region', { name: 'Renew next' });
    expect(advice).toHaveTextContent(/No key needs to be renewed before .+ The first one will be ERP\./);
  });

  it('KEYS-05 KEYS-11 (ADD-70) lists ended keys too, and filters them by the URL', async () => {
    const user = userEvent.setup();
    await open();
    await rowOf('Former ERP');
    const filter = within(screen.getByRole('group', { name: 'Keys shown' }));
    expect(filter.getByRole('button', { name: 'All 5', pressed: true })).toBeVisible();
    await user.click(filter.getByRole('button', { name: 'Ended 1' }));
    expect(await rowOf('Former ERP')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove ERP' })).toBeNull();
    await user.click(filter.getByRole('button', { name: 'In use 4' }));
    expect(await rowOf('ERP')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Former ERP' })).toBeNull();
  });

  it('KEYS-11 says that no key has ended, and links back to all keys', async () => {
    await renderPage('/managekeys?keys=ended', { keys: [YOUNG] });
    expect(await screen.findByText('No keys of this kind')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all keys' }));
    expect(await rowOf('ERP')).toBeVisible();
  });

  it('KEYS-06 explains a company without keys and links to the form for the first', async () => {
    await open([]);
    expect(await screen.findByText('No API keys yet')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Create the first key' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create API key' })).toBeVisible();
  });

  it('shows at once a key that another key user makes or removes', async () => {
    const { store } = await open([YOUNG]);
    await rowOf('ERP');
    write(store, RED);
    expect(await rowOf('Dock display')).toBeVisible();
    store.remove('companies/acme/apiKeys/young');
    await waitFor(() => expect(screen.queryByRole('row', { name: /ERP/ })).not.toBeInTheDocument());
  });

  it('says why keys cannot be read, and reads them again when asked', async () => {
    const { store } = await open([YOUNG]);
    await rowOf('ERP');
    store.fail('companies/acme/apiKeys', 'denied');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not authorized!');
    store.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf('ERP')).toBeVisible();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, problem } from 'shared-kit/model';
import { aModerator, anApiKey, apiDouble, profileDocument } from 'shared-kit/testing';
import { keyDocuments, renderPage } from '../testing/render-page';

const ERP = anApiKey({ id: 'erp', description: 'ERP', authDomains: ['North'] });
const PATH = '/managekeys/erp/authDomains';

const updated = () => apiDouble().on('PATCH /api/keys/authDomains', { message: problem(CODE.keyDomainsUpdated) });
const open = (given = {}, api = updated()) => renderPage(PATH, { keys: [{ ...ERP, ...given }], api });
const box = (name: string) => screen.findByRole('checkbox', { name });
const save = () => screen.findByRole('button', { name: 'Save' });
const sent = (body: unknown): unknown => JSON.parse(String(body));

describe('the domains of a key', () => {
  it('ROUTE-22 KEYS-18 shows company and moderator read-only, and the moderator’s domains with those of the key ticked', async () => {
    await open();
    const company = await screen.findByRole('textbox', { name: 'Company' });
    expect(company).toHaveValue('Acme Logistics');
    expect(company).toHaveAttribute('readonly');
    const moderator = screen.getByRole('textbox', { name: 'Moderator' });
    await waitFor(() => expect(moderator).toHaveValue('Marcos Lima'));
    expect(moderator).toHaveAttribute('readonly');
    const domains = within(screen.getByRole('group', { name: 'Authorized domains' }));
    await waitFor(() =>
      expect(domains.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
        'Central',
        'North',
      ]),
    );
    expect(await box('North')).toBeChecked();
    expect(await box('Central')).not.toBeChecked();
  });

  it('KEYS-03 KEYS-08 lets the key be copied and renewed; the list then links to the new one', async () => {
    const { api } = await open({}, apiDouble().on('PUT /api/keys', { message: problem(CODE.keyRenewed) }));
    await screen.findByRole('button', { name: 'Copy key' });
    await userEvent.click(screen.getByRole('button', { name: 'Renew ERP' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Renew “ERP”?' }));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Renew' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
    expect(sent(api.calls[0]?.body)).toEqual({ apiKeyId: 'erp' });
  });

  it('KEYS-19 sorts domains by the numbers in their names, 3 before 29', async () => {
    const marcos = aModerator({ uid: 'marcos', authDomains: ['Armazém 29', 'Armazém 3'] });
    await renderPage(PATH, { keys: [ERP], documents: profileDocument(marcos) });
    await box('Armazém 3');
    const domains = within(screen.getByRole('group', { name: 'Authorized domains' }));
    expect(
      domains
        .getAllByRole('checkbox')
        .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)
        .slice(0, 2),
    ).toEqual(['Armazém 3', 'Armazém 29']);
  });

  it('KEYS-18 (D-160) Save is quiet until another domain is chosen', async () => {
    await open();
    expect(await save()).not.toHaveClass('ic-button-primary');
    await userEvent.click(await box('Central'));
    expect(await save()).toHaveClass('ic-button-primary');
  });

  it('KEYS-18 saves the chosen domains and goes back to the list', async () => {
    const { api } = await open();
    await userEvent.click(await box('Central'));
    await userEvent.click(await box('North'));
    await userEvent.click(await save());
    expect(await screen.findByText('Authorized domains updated!')).toBeVisible();
    expect(sent(api.calls[0]?.body)).toEqual({ apiKeyId: 'erp', domains: ['Central'] });
    expect(api.calls[0]?.headers.get('parentUid')).toBe('marcos');
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
  });

  it('KEYS-18 asks before leaving discards ticks that differ from what the key has', async () => {
    await open();
    await userEvent.click(await box('Central'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stay' }));
    await userEvent.click(await box('Central'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
  });

  it('KEYS-18 removes a domain that the moderator no longer has when the key is saved, and says so before', async () => {
    const { api } = await open({ authDomains: ['North', 'Closed'] });
    expect(await screen.findByText('No longer domains of the moderator, taken away when you save: Closed')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Closed' })).not.toBeInTheDocument();
    await userEvent.click(await save());
    await waitFor(() => expect(sent(api.calls[0]?.body)).toEqual({ apiKeyId: 'erp', domains: ['North'] }));
  });

  it('KEYS-18 KEYS-04 is opened from the list', async () => {
    await renderPage('/managekeys', { keys: [ERP] });
    await userEvent.click(await screen.findByRole('link', { name: 'Edit domains of ERP' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Authorized domains' })).toBeVisible();
    expect(await box('North')).toBeChecked();
  });

  it('KEYS-18 finds a key of another company than the one that was open last', async () => {
    localStorage.setItem('selectedCompany.ana', '"acme"');
    await renderPage('/managekeys/n1/authDomains', {
      keys: [anApiKey({ id: 'n1', company: 'norte', parentUid: 'joao', authDomains: [] })],
    });
    expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveValue('Norte Armazéns');
    expect(await box('Armazém 1')).not.toBeChecked();
  });

  it('KEYS-19 cannot save without a domain to choose, and says that there is none', async () => {
    const { store } = await open();
    await box('North');
    await act(async () => store.update('users/marcos', { authDomains: [] }));
    expect(await screen.findByText('No domains available')).toBeVisible();
    expect(await save()).toBeDisabled();
  });

  it.each(['/managekeys/none/authDomains', '/managekeys/a%2Fb/authDomains'])(
    'says that the key of the path %s does not exist',
    async (path) => {
      await renderPage(path, { keys: [ERP] });
      expect(await screen.findByRole('alert')).toHaveTextContent('API key not found');
      await userEvent.click(screen.getByRole('link', { name: 'Back to the API keys' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
    },
  );

  it('KEYS-18 names the key that has been removed while the page was open (D-149)', async () => {
    const { store } = await open();
    await box('North');
    await act(async () => store.remove('companies/acme/apiKeys/erp'));
    expect(await screen.findByRole('alert')).toHaveTextContent('“ERP” was removed or renewed while this page was open.');
  });

  it('KEYS-05 KEYS-18 becomes read-only when the key ends meanwhile', async () => {
    const { store } = await open();
    await box('North');
    await act(async () => store.update('companies/acme/apiKeys/erp', { status: 'INVALID' }));
    expect(await screen.findByText('This key has been replaced and no longer opens anything.')).toBeVisible();
    expect(await save()).toBeDisabled();
    expect(await box('North')).toBeDisabled();
  });

  it('KEYS-18 says that the moderator of the key has been removed', async () => {
    const { store } = await open();
    await box('North');
    await act(async () => store.remove('users/marcos'));
    expect(await screen.findByText(/The moderator of this key has been removed/)).toBeVisible();
    expect(await save()).toBeDisabled();
  });

  it('KEYS-18 warns of a change that another user makes after the first tick, and loads it when asked', async () => {
    const { store, api } = await open();
    await userEvent.click(await box('Central'));
    for (const [path, data] of Object.entries(keyDocuments({ ...ERP, authDomains: [] }))) await act(async () => store.set(path, data));
    expect(await screen.findByText(/Somebody has changed the domains of this key meanwhile/)).toHaveTextContent('They are now: <none>');
    expect(await box('Central')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Use these' }));
    expect(await box('Central')).not.toBeChecked();
    await userEvent.click(await save());
    await waitFor(() => expect(sent(api.calls[0]?.body)).toEqual({ apiKeyId: 'erp', domains: [] }));
  });

  it.each([
    [CODE.domainNotAuthorized, 'Some of these are no longer domains of the moderator. Check the list and try again.'],
    [CODE.keyModifyFailed, 'Failed to modify the API key!'],
    [CODE.serviceUnavailable, 'Service unavailable or timed out!'],
  ])('KEYS-18 ERR-02 shows the code %i of the server in the form and in a snackbar, and keeps the ticks', async (code, text) => {
    await open({}, apiDouble().on('PATCH /api/keys/authDomains', { status: 409, message: problem(code) }));
    await userEvent.click(await box('Central'));
    await userEvent.click(await save());
    const form = within(screen.getByRole('form', { name: 'Authorized domains' }));
    expect(await form.findByText(text)).toBeVisible();
    expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(problem(code).text);
    expect(await box('Central')).toBeChecked();
    expect(await save()).toBeEnabled();
  });
});

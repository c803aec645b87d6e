import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, problem } from 'shared-kit/model';
import {
  aCompany,
  aModerator,
  apiDouble,
  aProfile,
  companyDocument,
  optionsOf,
  pickOption,
  profileDocument,
  type ApiCall,
} from 'shared-kit/testing';
import { renderPage } from '../testing/render-page';

const created = () => apiDouble().on('POST /api/keys', { message: problem(CODE.keyCreated) });
const refusing = (code: number, more = {}) => apiDouble().on('POST /api/keys', { status: 400, message: { ...problem(code), ...more } });

const open = (api = created(), documents = {}) => renderPage('/managekeys/create', { api, documents });

const field = {
  company: () => screen.findByRole('combobox', { name: 'Company' }),
  moderator: () => screen.findByRole('combobox', { name: 'Moderator' }),
  domains: () => screen.findByRole('group', { name: 'Authorized domains' }),
  description: () => screen.findByRole('textbox', { name: 'Description' }),
};
const choose = (of: 'company' | 'moderator', name: string) => pickOption(of === 'company' ? 'Company' : 'Moderator', name);
const press = async (name = 'Create') => userEvent.click(await screen.findByRole('button', { name }));

/** Fills in the form for a key of Marcos Lima for North. */
async function fill(description = 'ERP') {
  await choose('moderator', 'Marcos Lima');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'North' }));
  if (!description) return;
  await userEvent.click(await field.description());
  await userEvent.paste(description);
}
const sent = (call: ApiCall | undefined): unknown => JSON.parse(String(call?.body));

describe('creating an API key', () => {
  it('ROUTE-21 KEYS-14 asks for a company, then one of its moderators, then domains of that moderator', async () => {
    const { api } = await open();
    expect(await optionsOf('Company')).toEqual(['Acme Logistics', 'Norte Armazéns']);
    await choose('company', 'Norte Armazéns');
    await choose('moderator', 'João Conceição');
    expect(await optionsOf('Moderator')).not.toContain('Marcos Lima');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Armazém 1' }));
    await userEvent.type(await field.description(), 'Balança');
    await press();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    const [call] = api.calls;
    expect(sent(call)).toEqual({ description: 'Balanca', authDomains: ['Armazém 1'] });
    expect(call?.headers.get('company')).toBe('norte');
    expect(call?.headers.get('parentUid')).toBe('joao');
  });

  it('KEYS-14 clears the fields below a choice that is changed', async () => {
    // She has the domain North too: only clearing unticks it, and not that it is no longer offered.
    const nova = aModerator({ uid: 'nova', firstName: 'Nova', lastName: 'Lima', authDomains: ['North'] });
    await open(created(), profileDocument(nova));
    await choose('moderator', 'Marcos Lima');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'North' }));
    await choose('moderator', 'Nova Lima');
    expect(await screen.findByRole('checkbox', { name: 'North' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'North' }));
    for (const company of ['Norte Armazéns', 'Acme Logistics']) {
      await choose('company', company);
      expect(await field.domains()).toHaveTextContent('Choose a moderator to see the domains.');
    }
    await choose('moderator', 'Nova Lima');
    expect(await screen.findByRole('checkbox', { name: 'North' })).not.toBeChecked();
  });

  it('KEYS-15 says that the moderator has no domains, and creates a key without any', async () => {
    const { api } = await open(
      created(),
      profileDocument(aModerator({ uid: 'nova', firstName: 'Nova', lastName: 'Lima', authDomains: [] })),
    );
    await choose('moderator', 'Nova Lima');
    expect(await field.domains()).toHaveTextContent('No domains available');
    await userEvent.type(await field.description(), 'ERP');
    await press();
    await waitFor(() => expect(sent(api.calls[0])).toEqual({ description: 'ERP', authDomains: [] }));
  });

  it('KEYS-16 shows before sending how the description will be stored, and sends it so, without accents', async () => {
    const { api } = await open();
    await fill('');
    await userEvent.type(await field.description(), 'Integração noturna');
    expect(await field.description()).toHaveAccessibleDescription('Will be saved as: Integracao noturna');
    await press();
    await waitFor(() => expect(sent(api.calls[0])).toMatchObject({ description: 'Integracao noturna' }));
  });

  it.each(['', '   ', '́'])(
    'KEYS-16 says for the description %j that one is needed, at the field and in a snackbar',
    async (description) => {
      const { api } = await open();
      await fill(description);
      await press();
      expect(await field.description()).toBeInvalid();
      expect(await field.description()).toHaveAccessibleDescription(/The description is required!/);
      expect(await screen.findByRole('alert')).toHaveTextContent('The description is required!');
      expect(api.calls).toEqual([]);
    },
  );

  it('KEYS-14 says at the moderator field that one is needed, and moves the focus there', async () => {
    const { api } = await open();
    await userEvent.type(await field.description(), 'ERP');
    await press();
    const moderator = await field.moderator();
    expect(moderator).toHaveAccessibleDescription('Choose the moderator the key belongs to.');
    await waitFor(() => expect(moderator).toHaveFocus());
    expect(api.calls).toEqual([]);
  });

  it('KEYS-17 reports success and goes to the list when the page was opened first', async () => {
    await open();
    await fill();
    await press();
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
    expect(await screen.findByText('API key created!')).toBeVisible();
  });

  it('KEYS-17 goes back to the page before', async () => {
    await renderPage('/managekeys', { api: created() });
    await userEvent.click(await screen.findByRole('button', { name: 'Create key' }));
    await fill();
    await press();
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
  });

  it.each([
    [CODE.domainNotAuthorized, 'domains', {}, 'Some of these are no longer domains of the moderator.'],
    [CODE.domainNotAuthorized, 'domains', { field: 'authDomains' }, 'Some of these are no longer domains of the moderator.'],
    [CODE.customClaims, 'moderator', {}, 'This moderator already has the maximum number of keys.'],
    [CODE.profileNotFound, 'moderator', {}, 'This moderator has been removed meanwhile.'],
    [CODE.keyDescriptionRequired, 'description', { field: 'description' }, 'The description is required!'],
    [CODE.invalidData, 'description', { field: 'description' }, 'Invalid data!'],
  ] as const)('KEYS-14 KEYS-16 ERR-02 shows the code %i of the server at the %s, and in a snackbar', async (code, name, more, text) => {
    await open(refusing(code, more));
    await fill();
    await press();
    const shown = await screen.findByText(new RegExp(`^${text}`), { selector: '.ic-field-error > span' });
    expect(shown).toBeVisible();
    expect((await field[name]()).closest('.ic-field')).toContainElement(shown);
    expect(screen.getByRole('alert')).toHaveTextContent(problem(code).text);
    expect(await field.description()).toHaveValue('ERP');
  });

  it.each([
    [CODE.keyCreateFailed, 'Failed to create the API key!'],
    [CODE.notAuthorized, 'Not authorized!'],
  ])('KEYS-16 shows the code %i, which concerns no field, above the button, and keeps what was typed', async (code, text) => {
    await open(refusing(code));
    await fill();
    await press();
    const form = within(screen.getByRole('form', { name: 'Create API key' }));
    expect(await form.findByText(text)).toBeVisible();
    expect(await field.description()).toHaveValue('ERP');
    expect(screen.getByRole('checkbox', { name: 'North' })).toBeChecked();
  });

  it('KEYS-14 sends once however often Create is pressed', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const { api } = await open(
      apiDouble().on('POST /api/keys', async () => {
        await waiting;
        return { message: problem(CODE.keyCreated) };
      }),
    );
    await fill();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Create' }));
    await userEvent.keyboard('{Enter}');
    answer();
    await screen.findByText('API key created!');
    expect(api.calls).toHaveLength(1);
  });

  it('KEYS-14 repeats a creation whose answer was lost as the same attempt, so that only one key is made', async () => {
    let lost = true;
    const { api } = await open(
      apiDouble().on('POST /api/keys', () => {
        if (!lost) return { message: problem(CODE.keyCreated) };
        lost = false;
        throw new TypeError('Failed to fetch');
      }),
    );
    await fill();
    await press();
    const form = within(screen.getByRole('form', { name: 'Create API key' }));
    expect(await form.findByText(/it is never created twice/)).toBeVisible();
    await press();
    await screen.findByText('API key created!');
    const [first, second] = api.calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('KEYS-14 says that the moderator has been removed by another user, before anything is sent', async () => {
    const { store, api } = await open();
    await fill();
    await act(async () => store.remove('users/marcos'));
    expect(await screen.findByText('This moderator has been removed meanwhile. Choose another one.')).toBeVisible();
    await press();
    expect(api.calls).toEqual([]);
    expect(await field.description()).toHaveValue('ERP');
  });

  it('KEYS-14 drops a domain that the moderator loses meanwhile', async () => {
    const { store, api } = await open();
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Central' }));
    await act(() => store.update('users/marcos', { authDomains: ['Central'] }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'North' })).not.toBeInTheDocument());
    await press();
    await waitFor(() => expect(sent(api.calls[0])).toEqual({ description: 'ERP', authDomains: ['Central'] }));
  });

  it('KEYS-14 asks before leaving discards what was typed, but not after saving', async () => {
    await open();
    await fill();
    await userEvent.click(screen.getByRole('link', { name: 'Manage API keys' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(await field.description()).toHaveValue('ERP');
    await press();
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('KEYS-14 says that a company has no moderators', async () => {
    await open(created(), {
      ...profileDocument(aProfile({ companies: ['acme', 'vazia'] })),
      ...companyDocument(aCompany({ id: 'vazia', exhibitionName: 'Empresa Vazia' })),
    });
    await choose('company', 'Empresa Vazia');
    expect(
      await screen.findByText('This company has no moderators yet. A key always belongs to one: add a moderator first.'),
    ).toBeVisible();
  });
});

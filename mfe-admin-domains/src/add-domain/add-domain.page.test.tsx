import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, problem, type Locale } from 'shared-kit/model';
import {
  aDomain,
  apiDouble,
  aSettings,
  domainDocument,
  optionsOf,
  pickOption,
  settingsDocument,
  type ApiCall,
  type ApiDouble,
} from 'shared-kit/testing';
import { renderPage } from '../testing/render-page';

const PALLET = { name: 'Pallet', picture: null, firstVertex: { x: 0, y: 0 }, secondVertex: { x: 9, y: 9 }, barcodePatterns: [] };
const ADDED = problem(CODE.domainAdded);
const adding = () => apiDouble().on('POST /api/domains', { message: ADDED });
const refusing = (code: number, more = {}) => apiDouble().on('POST /api/domains', { status: 400, message: { ...problem(code), ...more } });
const sent = (call: ApiCall | undefined): unknown => JSON.parse(String(call?.body));

const open = (api: ApiDouble = adding(), documents = {}) => renderPage('/addDomain', { api, documents });
const name = () => screen.findByRole('textbox', { name: 'Domain name' });
const copy = () => screen.findByRole('checkbox', { name: 'Copy settings from an existing domain' });
const press = async (button = 'Add') => userEvent.click(await screen.findByRole('button', { name: button }));
const listed = () => screen.findByRole('heading', { level: 1, name: 'Manage domains' });

/** Fills in the form for a domain of Marcos Lima. */
async function fill(domain = 'East Yard') {
  await pickOption('Moderator', 'Marcos Lima');
  await userEvent.click(await name());
  await userEvent.paste(domain);
}

describe('adding a domain', () => {
  it('ROUTE-19 DOM-05 DOM-08 DOM-09 sends company, moderator and name with the existing domains, reports success and goes to the list', async () => {
    const { api, state } = await open();
    await fill('  Câmara fria nº 2 ');
    await press();
    expect(await listed()).toBeVisible();
    const [call] = api.calls;
    expect(sent(call)).toEqual({ domain: 'Câmara fria nº 2', currentDomains: ['Central', 'North'] });
    expect(call?.headers.get('company')).toBe('acme');
    expect(call?.headers.get('parentUid')).toBe('marcos');
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ message: ADDED, severity: 'success', duration: 3000 });
  });

  it('DOM-05 begins with the company that was open last, and opens the list at the company of the new domain', async () => {
    localStorage.setItem('selectedCompany.ana', '"norte"');
    const { api } = await open();
    await pickOption('Company', 'Acme Logistics');
    await fill();
    await press();
    expect(await screen.findByRole('tab', { name: 'Acme Logistics', selected: true })).toBeVisible();
    expect(api.calls[0]?.headers.get('company')).toBe('acme');
  });

  it('DOM-05 asks for a missing moderator or name at the field, and sends nothing', async () => {
    const { api } = await open();
    await press();
    expect(await screen.findByText('Choose the moderator the domain belongs to.')).toBeVisible();
    expect(await name()).toHaveAccessibleDescription(/Give the domain a name\./);
    expect(api.calls).toEqual([]);
  });

  it('DOM-05 says when a company has no moderator that a domain could belong to', async () => {
    localStorage.setItem('selectedCompany.ana', '"norte"');
    await open();
    expect(await screen.findByText(/This company has no moderators yet/)).toBeVisible();
    expect(screen.getByLabelText('Moderator')).toBeDisabled();
  });

  it.each([
    ['a/b', 'None of the following characters is allowed: / . [ ] * # (a/b)'],
    ['Dock [1]', 'None of the following characters is allowed: / . [ ] * # (Dock [1])'],
    ['n'.repeat(101), 'Too long: at most 100 characters are allowed!'],
    ['Zed\u200b42', 'It contains a character that cannot be seen, after “Zed”!'],
  ])('DOM-14 says while %j is typed why it cannot be a name', async (typed, text) => {
    await open();
    await userEvent.click(await name());
    await userEvent.paste(typed);
    expect(await name()).toHaveAccessibleDescription(expect.stringContaining(text) as string);
  });

  it.each([
    ['__all__', 'This name is kept for the system: __all__'],
    ['   ', 'Give the domain a name.'],
    [' nORTH ', 'The domain already exists!'],
  ])('DOM-14 refuses %j at its field and in a snackbar', async (typed, text) => {
    const { api, state } = await open();
    await fill(typed);
    await press();
    expect(await name()).toHaveAccessibleDescription(expect.stringContaining(text) as string);
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ message: text, severity: 'error', duration: 5000 });
    expect(api.calls).toEqual([]);
  });

  it('DOM-06 offers no copy of settings in a company without domains', async () => {
    localStorage.setItem('selectedCompany.ana', '"norte"');
    await open();
    await waitFor(async () => expect(await copy()).toBeDisabled());
    expect(await screen.findByText('This company has no domain to copy from yet.')).toBeVisible();
  });

  it('DOM-06 DOM-09 copies from the chosen domain, and shows what is copied', async () => {
    const settings = aSettings({ addrPattern: '*RRCCNNAA', labelDesigns: [PALLET] });
    const { api } = await open(adding(), settingsDocument({ company: 'acme', domain: 'Central' }, settings));
    await fill();
    await userEvent.click(await copy());
    await pickOption('Source domain', 'Central');
    const shown = within(await screen.findByRole('region', { name: 'What is copied' }));
    expect(await shown.findByText('*RRCCNNAA')).toBeVisible();
    expect(shown.getByText('Pallet')).toBeVisible();
    expect(shown.getByText('Licenses, sessions and inventory tasks are not copied.')).toBeVisible();
    await press();
    await waitFor(() => expect(sent(api.calls[0])).toMatchObject({ copyDomain: 'Central' }));
  });

  it.each<[Locale, string, string]>([
    ['en-US', 'Copy settings from an existing domain', 'Source domain'],
    ['pt-BR', 'Copiar configurações de um domínio existente', 'Domínio de origem'],
    ['es-ES', 'Copiar la configuración de un dominio existente', 'Dominio de origen'],
  ])(
    'DOM-07 sorts the domains to copy from by the alphabet of %s, ignoring accents and capitals, and numbers by their value',
    async (locale, copyName, source) => {
      const names = ['zona', 'Área 9', 'Área 10', 'beta', 'Ñandú', 'Nave'];
      const documents = Object.assign({}, ...names.map((one) => domainDocument('acme', aDomain({ id: one, name: one })))) as ReturnType<
        typeof domainDocument
      >;
      await renderPage('/addDomain', { locale, documents });
      await userEvent.click(await screen.findByRole('checkbox', { name: copyName }));
      const ofN = locale === 'es-ES' ? ['Nave', 'North', 'Ñandú'] : ['Ñandú', 'Nave', 'North'];
      await waitFor(async () => expect(await optionsOf(source)).toEqual(['Área 9', 'Área 10', 'beta', 'Central', ...ofN, 'zona']));
    },
  );

  it('DOM-06 asks for the domain to copy from', async () => {
    const { api } = await open();
    await fill();
    await userEvent.click(await copy());
    await press();
    expect(await screen.findByText('Choose the domain to copy from.')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it.each<[number, string, object]>([
    [CODE.domainExists, 'The domain already exists!', { field: 'domain' }],
    [CODE.profileNotFound, 'This moderator has been removed meanwhile. Choose another one.', {}],
    [CODE.dataChanged, 'Somebody else has added or removed a domain meanwhile.', { key: 'err.changedMeanwhile' }],
    [CODE.dataChanged, 'The domain is being removed!', { key: 'err.domainBeingRemoved' }],
  ])('DOM-14 ERR-02 shows the refusal %i in the form and as an error of 5 s, and keeps what was typed', async (code, text, more) => {
    const { state } = await open(refusing(code, more));
    await fill();
    await press();
    expect(await screen.findByText((shown) => shown.startsWith(text), { ignore: '[role=alert]' })).toBeVisible();
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
    expect(await name()).toHaveValue('East Yard');
  });

  it('DOM-09 recognises the domain that it created when the answer was lost', async () => {
    const { api, store, state } = await open(refusing(CODE.serviceUnavailable));
    await fill();
    await press();
    expect(await screen.findByText(/No answer came, so the domain may have been added/)).toBeVisible();
    await act(async () => {
      for (const [path, data] of Object.entries(domainDocument('acme', aDomain({ id: 'East Yard', name: 'East Yard' }))))
        store.set(path, data);
    });
    api.on('POST /api/domains', { status: 409, message: problem(CODE.domainExists, { field: 'domain' }) });
    await press();
    expect(await listed()).toBeVisible();
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ message: ADDED, severity: 'success' });
  });

  it('DOM-05 asks before leaving discards what was typed', async () => {
    await open();
    await fill();
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

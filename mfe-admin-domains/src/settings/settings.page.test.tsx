import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  acceptLoss,
  aDomain,
  aLabelDesign,
  aLicense,
  aManualField,
  aModerator,
  apiDouble,
  type ApiDouble,
  aSession,
  aSettings,
  domainDocument,
  licenseDocument,
  profileDocument,
  recordDocuments,
  type RemoteOptions,
  sessionDocument,
  settingsDocument,
  wholeText,
} from 'shared-kit/testing';
import { formatDate } from 'shared-kit/i18n';
import { CODE, DEFAULT_SETTINGS_TEXTS, firestorePaths, problem, settingsTexts, type DomainSettings, type Locale } from 'shared-kit/model';
import { aStore, NORTH, NORTH_SETTINGS, renderPage } from '../testing/render-page';

const MORNING = new Date(2026, 10, 20, 9, 0);
const LATER = new Date(2026, 10, 20, 11, 30);
const ANA = { uid: 'ana', name: 'Ana Key' };
const MARIA = { uid: 'maria', name: 'Maria Souza' };

const versions = (...settings: [DomainSettings, Date, typeof ANA?][]) =>
  Object.assign({}, ...settings.map((version) => settingsDocument(NORTH, ...version))) as ReturnType<typeof settingsDocument>;

interface Options extends RemoteOptions {
  settings?: Partial<DomainSettings>;
}

const open = ({ settings = {}, documents, ...options }: Options = {}) =>
  renderPage(NORTH_SETTINGS, { documents: { ...versions([aSettings(settings), MORNING, ANA]), ...documents }, ...options });

const ready = () => screen.findByRole('button', { name: 'Save' });
const box = (name: string) => screen.getByRole('textbox', { name });
const sent = (api: ApiDouble) => JSON.parse(String(api.calls.at(-1)!.body)) as Record<string, unknown>;
const saves = () => apiDouble().on('PATCH /api/domains', { message: { code: 302, text: 'Domain updated!' } });
const section = (name: string) => within(screen.getByRole('region', { name }));

it('ROUTE-23 DSET-01 shows every text of the domain under its heading', async () => {
  await open();
  await ready();
  expect(screen.getByRole('heading', { level: 1, name: 'Settings of North' })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Address pattern', 'Base fields', 'Result texts', 'Notes', 'Label designs', 'Manual input fields', 'Licenses']);
  expect(box('Address pattern')).toHaveValue('*RRCCNNAA');
  expect(box('User address pattern')).toHaveValue('RR.CC.NN.AA');
});

const BASE = ['address', 'checkedAt', 'employeeId', 'employeeName'];
const RESULTS = ['empty', 'invalid', 'positive', 'negative', 'null'];
const ENGLISH_BASE = ['Address', 'Checked at', 'Employee ID', 'Employee name'];
const ENGLISH_RESULTS = ['Empty', 'Invalid', 'Positive', 'Negative', 'Null'];

it.each<[Locale, string, string[], string, string[]]>([
  ['en-US', 'Base fields', ENGLISH_BASE, 'Result texts', ENGLISH_RESULTS],
  [
    'pt-BR',
    'Campos básicos',
    ['Endereço', 'Conferido em', 'Matrícula', 'Nome do funcionário'],
    'Textos de resultado',
    ['Vazio', 'Inválido', 'Positivo', 'Negativo', 'Nulo'],
  ],
  [
    'es-ES',
    'Campos básicos',
    ['Ubicación', 'Revisado el', 'ID de empleado', 'Nombre del empleado'],
    'Textos de resultado',
    ['Vacío', 'No válido', 'Positivo', 'Negativo', 'Nulo'],
  ],
])(
  'DSET-04 DSET-05 shows each stored text in its own input, named in %s, and no other',
  async (locale, base, baseNames, results, resultNames) => {
    const baseFields = { address: 'b0', checkedAt: 'b1', employeeId: 'b2', employeeName: 'b3' };
    const resultFields = { empty: 'r0', invalid: 'r1', positive: 'r2', negative: 'r3', null: 'r4' };
    await open({ locale, settings: { baseFields, resultFields } });
    for (const [heading, names, prefix] of [
      [base, baseNames, 'b'],
      [results, resultNames, 'r'],
    ] as const) {
      const shown = within(await screen.findByRole('region', { name: heading }));
      names.forEach((name, at) => expect(shown.getByRole('textbox', { name })).toHaveValue(`${prefix}${at}`));
      expect(shown.getAllByRole('textbox')).toHaveLength(names.length);
    }
  },
);

it('DSET-04 DSET-05 sends each typed text under its own name', async () => {
  const api = saves();
  const { user } = await open({ api });
  await ready();
  const typed = (names: string[]) => Object.fromEntries(names.map((name) => [name, `My ${name}`]));
  [...ENGLISH_BASE, ...ENGLISH_RESULTS].forEach((label, at) =>
    fireEvent.change(box(label), { target: { value: `My ${[...BASE, ...RESULTS][at]}` } }),
  );
  await user.click(await ready());
  await acceptLoss('Save the settings of “North”?', 'Save settings');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(sent(api)).toMatchObject({ settings: { baseFields: typed(BASE), resultFields: typed(RESULTS) } });
});

it('DSET-09 DSET-10 DSET-16 SHELL-15 saves by Enter, after asking, and names the version it started from', async () => {
  const api = saves();
  const { user } = await open({ api });
  await ready();
  await user.clear(box('Employee ID'));
  await user.type(box('Employee ID'), 'Badge {Enter}');
  await acceptLoss('Save the settings of “North”?', 'Save settings', /\S/, api.calls);
  expect(await screen.findByText('Domain updated!')).toBeVisible();
  expect(api.calls[0]).toMatchObject({ method: 'PATCH', path: '/api/domains' });
  expect(api.calls[0]!.headers.get('parentUid')).toBe('marcos');
  const { baseFields, resultFields } = DEFAULT_SETTINGS_TEXTS;
  expect(sent(api)).toEqual({
    domain: 'North',
    basedOn: String(MORNING.getTime()),
    settings: { ...settingsTexts(aSettings()), baseFields: { ...baseFields, employeeId: 'Badge' }, resultFields },
  });
});

it('ADD-77 DSET-09 saves the notes of the domain, a text of one paragraph and at most 500 characters, by Enter', async () => {
  const api = saves();
  const { user } = await open({ api, settings: { notes: 'Keys at the gate' } });
  await ready();
  expect(section('Notes').getByRole('textbox', { name: 'Notes' })).toHaveValue('Keys at the gate');
  fireEvent.change(box('Notes'), { target: { value: 'x'.repeat(501) } });
  await user.type(box('Notes'), '{Enter}');
  expect(box('Notes')).toHaveAccessibleDescription(/500/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(box('Notes'));
  await user.paste('Keys with Rui,\ngate 2');
  await user.keyboard('{Enter}');
  await acceptLoss('Save the settings of “North”?', 'Save settings');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(sent(api)).toMatchObject({ settings: { notes: 'Keys with Rui, gate 2' } });
});

it('DSET-09 Enter in the address tester, which is not a setting, does not save', async () => {
  const { user, api } = await open({ api: saves() });
  await ready();
  await user.clear(box('Employee ID'));
  await user.type(box('Employee ID'), 'Badge');
  await user.type(box('Address to try'), 'G01020304{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls).toEqual([]);
});

it('DSET-10 saves nothing when the user cancels', async () => {
  const api = apiDouble();
  const { user } = await open({ api });
  await user.click(await ready());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(api.calls).toEqual([]);
});

it('DSET-11 DSET-12 DSET-18 shows at each field what is wrong with it, and sends nothing', async () => {
  const { user } = await open({ api: apiDouble() });
  await ready();
  await user.clear(box('Empty'));
  await user.clear(box('Negative'));
  await user.type(box('Negative'), 'OK');
  await user.clear(box('Address'));
  await user.type(box('Address'), 'a/b');
  await user.click(await ready());
  expect(box('Empty')).toHaveAccessibleDescription('Empty must not be empty.');
  expect(box('Negative')).toHaveAccessibleDescription('The positive and the negative result must differ.');
  expect(box('Address')).toHaveAccessibleDescription(/None of the following characters is allowed/);
  await waitFor(() => expect(box('Address')).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('list', { name: 'Sections' })).toHaveTextContent('Base fields');
  expect(within(screen.getByRole('list', { name: 'Sections' })).getAllByRole('img', { name: 'Something is wrong here' })).toHaveLength(2);
});

it('DSET-11 shows the error of a field as soon as it is left empty', async () => {
  const { user } = await open();
  await ready();
  await user.clear(box('Address pattern'));
  await user.tab();
  expect(box('Address pattern')).toHaveAccessibleDescription(/Address pattern must not be empty\./);
});

it('DSET-13 ADD-03 keeps typed texts when another user saves, says who changed what, and loads those changes on demand', async () => {
  const api = saves();
  const { user, store } = await open({ api });
  await ready();
  await user.type(box('Employee ID'), ' of badge');
  const theirs = aSettings({
    baseFields: { ...DEFAULT_SETTINGS_TEXTS.baseFields, employeeId: 'Staff no.', checkedAt: 'Read at' },
  });
  for (const [path, data] of Object.entries(versions([theirs, LATER, MARIA]))) store.set(path, data);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Maria Souza saved other texts on');
  expect(notice).toHaveTextContent('Checked at → Read at'.replace('→', 'became→'));
  expect(notice).toHaveTextContent('You have changed Employee ID as well');
  expect(box('Checked at')).toHaveValue('Checked at');
  expect(box('Employee ID')).toHaveValue('Employee ID of badge');

  await user.click(within(notice).getByRole('button', { name: 'Take over' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(box('Checked at')).toHaveValue('Read at');
  expect(box('Employee ID')).toHaveValue('Employee ID of badge');
  await user.click(await ready());
  await acceptLoss('Save the settings of “North”?', 'Save settings');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(sent(api)).toMatchObject({
    basedOn: String(LATER.getTime()),
    settings: { baseFields: { checkedAt: 'Read at', employeeId: 'Employee ID of badge' } },
  });
});

it('ADD-03 ERR-02 (D-03) says that it was changed meanwhile, not to refresh, when the API refuses, and keeps what was typed', async () => {
  const api = apiDouble().on('PATCH /api/domains', { status: 409, message: problem(CODE.dataChanged, { key: 'err.changedMeanwhile' }) });
  const { user } = await open({ api });
  await ready();
  await user.type(box('Positive'), '!');
  await user.click(await ready());
  await acceptLoss('Save the settings of “North”?', 'Save settings');
  expect(await screen.findByText(/^This has been changed or removed meanwhile, .* what you have typed stays\.$/)).toHaveAttribute(
    'role',
    'alert',
  );
  expect(box('Positive')).toHaveValue('OK!');
});

it('ADD-03 shows no notice for a version that changed other parts or was saved by this form', async () => {
  const { store } = await open();
  await ready();
  for (const [path, data] of Object.entries(versions([aSettings({ labelDesigns: [aLabelDesign()] }), LATER, MARIA]))) store.set(path, data);
  expect(await screen.findByText('Pallet')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('DSET-09 (D-160) Save is quiet until a text has changed, and can be pressed before', async () => {
  const { user } = await open();
  const save = await ready();
  expect(save).not.toHaveClass('ic-button-primary');
  expect(save).toBeEnabled();
  await user.type(box('Empty'), '!');
  expect(save).toHaveClass('ic-button-primary');
});

it('marks the sections that were changed, and can reset them to the stored texts', async () => {
  const { user } = await open();
  await ready();
  await user.type(box('Address'), '!');
  await user.type(box('Positive'), '!');
  expect(screen.getByText('2 sections changed')).toBeVisible();
  const contents = within(screen.getByRole('list', { name: 'Sections' }));
  expect(contents.getAllByRole('img', { name: 'Changed' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(box('Address')).toHaveValue('Address');
  expect(screen.queryByText(/sections? changed/)).toBeNull();
});

it('jumps to a section from the table of contents, and moves the keyboard focus there', async () => {
  const { user } = await open();
  await ready();
  await user.click(within(screen.getByRole('list', { name: 'Sections' })).getByRole('link', { name: 'Result texts' }));
  expect(box('Empty')).toHaveFocus();
});

describe('testing an address', () => {
  const ENGLISH = ['Street or aisle', 'Column', 'Level', 'Position', 'Constant character, kept only if the barcode has it', 'Constant'];

  it.each<[Locale, string, string[]]>([
    ['en-US', 'What the letters of a pattern mean', ENGLISH],
    [
      'pt-BR',
      'O que as letras de um padrão significam',
      ['Rua ou corredor', 'Coluna', 'Nível', 'Posição', 'Caractere constante, mantido só se o código de barras o tiver', 'Constante'],
    ],
    [
      'es-ES',
      'Qué significan las letras de un patrón',
      ['Pasillo', 'Columna', 'Nivel', 'Posición', 'Carácter constante; se conserva solo si el código de barras lo tiene', 'Constante'],
    ],
  ])('DSET-02 explains in %s each of R, C, N, A and *, and splits the addresses of both examples', async (locale, button, meanings) => {
    const { user } = await open({ locale });
    await user.hover(await screen.findByRole('button', { name: button }));
    const help = within(await screen.findByRole('tooltip'));
    expect(help.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      ['R', 'C', 'N', 'A', '*'].map((letter, at) => `${letter} ${meanings[at]}`),
    );
    const [street, column, level, position, , constant] = meanings as [string, string, string, string, string, string];
    const parts = [
      [street, '01'],
      [column, '02'],
      [level, '03'],
      [position, '04'],
    ];
    const split = help.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(split).toEqual([...parts, [constant, 'G'], ...parts]);
    expect(help.getByText('RR.CC.NN.AA').closest('p')).toHaveTextContent(/01\.02\.03\.04$/);
    expect(help.getByText('*RRCCNNAA').closest('p')).toHaveTextContent(/G01020304$/);
  });

  it('ADD-04 splits a typed address by the pattern while it is typed, and says when the length differs', async () => {
    const { user } = await open();
    await ready();
    const tester = within(screen.getByRole('group', { name: 'Try the pattern' }));
    await user.type(tester.getByRole('textbox'), 'G12010301');
    expect(tester.getByText('Street or aisle').nextElementSibling).toHaveTextContent('12');
    expect(tester.getByText('Shown to people').nextElementSibling).toHaveTextContent('12.01.03.01');
    await user.type(box('Address pattern'), 'A');
    expect(tester.getByText(/This address has 9 characters and the pattern 10/)).toBeVisible();
  });

  it('ADD-04 offers addresses of the latest session', async () => {
    const session = { ...NORTH, session: 's1' };
    const records = ['G12010301', 'G12010302'].map((address) => ({
      address,
      checkedAt: 0,
      employeeId: '',
      employeeName: '',
      status: 'read' as const,
      labels: [],
      mif: {},
      results: {},
    }));
    const { user } = await open({ documents: { ...sessionDocument(NORTH, aSession()), ...recordDocuments(session, records) } });
    await ready();
    const tester = within(screen.getByRole('group', { name: 'Try the pattern' }));
    await user.click(await tester.findByRole('button', { name: 'G12010302' }));
    expect(tester.getByRole('textbox')).toHaveValue('G12010302');
    expect(tester.getByText('Position').nextElementSibling).toHaveTextContent('02');
  });
});

describe('label designs', () => {
  const labels = { labelDesigns: [aLabelDesign(), aLabelDesign({ name: 'Box' })] };
  const links = { labelDesign: { path: '/label/:index', state: ['type', 'company', 'domain', 'parentUid'] } };

  it('DSET-06 opens the editor that another remote offers, for each numbered label and for a new one', async () => {
    const { user, unmount } = await open({ settings: labels, links });
    await ready();
    expect(section('Label designs').getAllByRole('listitem')[1]).toHaveTextContent('2 Box');
    await user.click(screen.getByRole('button', { name: 'Edit Box' }));
    expect(await screen.findByText('went to /label/1')).toBeVisible();
    unmount();
    const again = await open({ settings: labels, links });
    await again.user.click(await screen.findByRole('button', { name: 'Add label design' }));
    expect(await screen.findByText('went to /label/2')).toBeVisible();
  });

  it('DSET-06 offers neither editing nor adding while no remote has an editor', async () => {
    await open({ settings: labels });
    await ready();
    expect(screen.queryByRole('button', { name: /Edit Box|Add label design/ })).toBeNull();
  });

  it('DSET-10 DSET-20 SHELL-15 removes a label after asking, based on the version that is shown', async () => {
    const api = apiDouble().on('DELETE /api/labelDesigns', { message: { code: 306, text: 'Label removed!' } });
    const { user } = await open({ settings: labels, api });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Remove Box' }));
    await acceptLoss('Remove the label design “Box”?', 'Remove Box', 'I know that its barcodes will no longer be read.', api.calls);
    expect(await screen.findByText(/removed/i)).toBeVisible();
    expect(sent(api)).toEqual({ domain: 'North', labelName: 'Box', basedOn: String(MORNING.getTime()) });
  });

  it('says when the maximum number of labels is reached', async () => {
    const many = Array.from({ length: 100 }, (_, index) => aLabelDesign({ name: `Label ${index}` }));
    await open({ settings: { labelDesigns: many }, links });
    await ready();
    expect(screen.getByText(/100 label designs, the most there can be/)).toBeVisible();
    expect(document.querySelectorAll('.do-label')).toHaveLength(100);
    expect(screen.getByText('Label 99')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add label design' })).toBeNull();
  });
});

it.each([
  ['label', 'DELETE /api/labelDesigns', 'Remove Pallet', 'Remove the label design “Pallet”?'],
  ['manual input field', 'DELETE /api/mif', 'Remove Crates', 'Remove the manual input field “Crates”?'],
  ['license', 'DELETE /api/licenses', 'Remove Count 1', 'Remove the license “Count 1” from this domain?'],
])('DSET-20 ERR-02 says why a %s could not be removed, as an error of 5 s, and keeps it', async (_what, call, button, title) => {
  const { user, state } = await open({
    settings: { labelDesigns: [aLabelDesign({ name: 'Pallet' })], manualInputFields: [aManualField({ field: 'Crates' })] },
    documents: licenseDocument('acme', aLicense({ description: 'Count 1', authDomains: ['North'] })),
    api: apiDouble().on(call, { status: 403, message: { code: 3 } }),
  });
  await user.click(await screen.findByRole('button', { name: button }));
  await acceptLoss(title, button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not authorized!');
  expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
});

describe('manual input fields', () => {
  const fields = {
    manualInputFields: [
      aManualField(),
      aManualField({ field: 'Damaged', inputType: 'binary', unity: '', showHistory: false, isSummable: false }),
    ],
  };

  it('DSET-07 marks the fields that show their history, and links to each and to a new one', async () => {
    const { user } = await open({ settings: fields });
    await ready();
    const rowOf = (field: string) => within(screen.getByRole('button', { name: `Edit ${field}` }).closest('li')!);
    expect(rowOf('Boxes').getByRole('button', { name: 'Shows its last 3 values while counting' })).toBeVisible();
    expect(rowOf('Damaged').queryByRole('button', { name: /Shows its last/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add manual input field' }));
    expect(await screen.findByText(wholeText('Field 3 of North'))).toBeVisible();
  });

  it('DSET-19 shows an unknown input type as stored, untranslated, and says when there is no input type', async () => {
    await open({
      settings: {
        manualInputFields: [aManualField({ inputType: 'date', unity: 'days' }), aManualField({ field: 'Old', inputType: '', unity: '' })],
      },
    });
    await ready();
    const shown = section('Manual input fields');
    expect(shown.getByText(wholeText('date, in days'))).toBeVisible();
    expect(shown.getByText('date')).toHaveAttribute('translate', 'no');
    expect(shown.getByText('No input type')).toBeVisible();
  });

  it('MIF-15 DSET-20 SHELL-15 removes a field after asking, based on the list that is shown', async () => {
    const api = apiDouble().on('DELETE /api/mif', { message: { code: 309, text: 'Field removed!' } });
    const { user } = await open({ settings: fields, api });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Remove Damaged' }));
    await acceptLoss(
      'Remove the manual input field “Damaged”?',
      'Remove Damaged',
      'I know that it will no longer be asked for.',
      api.calls,
    );
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(sent(api)).toMatchObject({ domain: 'North', index: 1, currentData: fields.manualInputFields });
  });
});

describe('licences', () => {
  it('DSET-08 D-47 lists the domain’s licences with their end in words and as a date, and links to adding more', async () => {
    const soon = Date.now() + 10 * 86_400_000;
    const { user } = await open({
      documents: {
        ...licenseDocument('acme', aLicense({ id: 'l1', description: 'Drone 1', authDomains: ['North'], expDate: soon })),
        ...licenseDocument('acme', aLicense({ id: 'l2', description: 'Drone 2', authDomains: [], expDate: Date.now() - 10 * 86_400_000 })),
        ...licenseDocument('acme', aLicense({ id: 'l3', description: 'Drone 3' })),
      },
    });
    await ready();
    const licenses = section('Licenses');
    expect((await licenses.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
      expect.stringContaining(`Expires in 10 days${formatDate(soon, 'en-US', 'day')}`),
      expect.stringContaining('Expired 10 days ago'),
    ]);
    await user.click(licenses.getByRole('button', { name: 'Add license' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add license' })).toBeVisible();
  });

  it('DSET-08 offers to add a licence only once the licences are loaded', async () => {
    const store = aStore({ ...versions([aSettings(), MORNING]), ...licenseDocument('acme', aLicense({ authDomains: ['North'] })) });
    const { listen } = store;
    let load = () => {};
    store.listen = (query, ...observer) => {
      if (query.path !== firestorePaths.licenses('acme')) return listen(query, ...observer);
      let stop = () => {};
      load = () => (stop = listen(query, ...observer));
      return () => stop();
    };
    await open({ store });
    await ready();
    const licenses = section('Licenses');
    expect(licenses.queryByRole('listitem')).toBeNull();
    expect(licenses.queryByRole('button', { name: 'Add license' })).toBeNull();
    await act(async () => load());
    expect(licenses.getAllByRole('listitem')[0]).toHaveTextContent('Drone 1');
    expect(licenses.getByRole('button', { name: 'Add license' })).toBeEnabled();
  });

  it('DSET-08 DSET-20 SHELL-15 removes a licence from the domain after asking', async () => {
    const api = apiDouble().on('DELETE /api/licenses', { message: { code: 311, text: 'License removed!' } });
    const { user } = await open({ api, documents: licenseDocument('acme', aLicense({ authDomains: ['North'] })) });
    await user.click(await screen.findByRole('button', { name: 'Remove Drone 1' }));
    await acceptLoss(
      'Remove the license “Drone 1” from this domain?',
      'Remove Drone 1',
      'I know that it can no longer be used in this domain.',
      api.calls,
    );
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(sent(api)).toEqual({ domain: 'North', licenseKey: 'l1' });
  });

  it('DSET-08 lists a licence that no longer exists by its id, and can remove it from the domain', async () => {
    const api = apiDouble().on('DELETE /api/licenses', { message: { code: 311, text: 'License removed!' } });
    const { user } = await open({
      api,
      documents: domainDocument('acme', aDomain({ id: 'North', name: 'North', parent: 'marcos', authLicenses: ['l9'] })),
    });
    await ready();
    const [row] = await section('Licenses').findAllByRole('listitem');
    expect(row).toHaveTextContent('l9This license no longer exists.');
    await user.click(screen.getByRole('button', { name: 'Remove l9' }));
    await acceptLoss('Remove the license “l9” from this domain?', 'Remove l9', 'I know that it can no longer be used in this domain.');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(sent(api)).toEqual({ domain: 'North', licenseKey: 'l9' });
  });
});

it('shows a domain without a moderator read-only', async () => {
  await renderPage('/company/acme/domain/South/settings', {
    documents: {
      ...domainDocument('acme', aDomain({ id: 'South', name: 'South', parent: 'gone' })),
      ...settingsDocument(
        { company: 'acme', domain: 'South' },
        aSettings({ labelDesigns: [aLabelDesign()], manualInputFields: [aManualField()] }),
      ),
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No moderator is responsible for South');
  expect(box('Address pattern')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
});

it('shows a domain with several moderators read-only, and refers to support', async () => {
  await renderPage('/company/acme/domain/South/settings', {
    documents: {
      ...domainDocument('acme', aDomain({ id: 'South', name: 'South', parent: 'gone' })),
      ...settingsDocument({ company: 'acme', domain: 'South' }, aSettings({ labelDesigns: [aLabelDesign()] })),
      ...profileDocument(aModerator({ uid: 'marcos', authDomains: ['South'] })),
      ...profileDocument(aModerator({ uid: 'maria', authDomains: ['South'] })),
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Several moderators have South, so nothing of it can be changed. Support can name the responsible one.',
  );
  expect(box('Address pattern')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
});

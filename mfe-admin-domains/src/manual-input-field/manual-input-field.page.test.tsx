import { screen, waitFor, within } from '@testing-library/react';
import {
  aManualField,
  apiDouble,
  aSettings,
  optionsOf,
  pickOption,
  settingsDocument,
  type ApiDouble,
  type RenderedRemote,
} from 'shared-kit/testing';
import { CODE, problem, type Locale, type ManualInputField } from 'shared-kit/model';
import { NORTH, renderPage } from '../testing/render-page';

const MORNING = new Date(2026, 10, 20, 9, 0);
const STATE = { company: 'acme', domain: 'North', parentUid: 'marcos' };
const FIELDS = [aManualField(), aManualField({ field: 'Damaged', inputType: 'binary', unity: '', isSummable: false })];

const version = (fields: ManualInputField[], at = MORNING, author = { uid: 'ana', name: 'Ana Key' }) =>
  settingsDocument(NORTH, aSettings({ manualInputFields: fields }), at, author);

const open = (index: number | string, routeState: unknown, api: ApiDouble = apiDouble()) =>
  renderPage(`/manualInputField/${index}`, { routeState, documents: version(FIELDS), api });

const adds = () => apiDouble().on('POST /api/mif', { message: { code: 307, text: 'Manual input field added!' } });
const edits = () => apiDouble().on('PATCH /api/mif', { message: { code: 308, text: 'Manual input field updated!' } });
const box = (name: string) => screen.getByRole('textbox', { name });
const tick = (name: string) => screen.getByRole('checkbox', { name });
const sent = (api: ApiDouble) => JSON.parse(String(api.calls.at(-1)!.body)) as { newData: ManualInputField } & Record<string, unknown>;
/** Enters a text at once, because each key renders the whole form. */
const enter = async ({ user }: Pick<RenderedRemote, 'user'>, name: string, text: string) => {
  await user.click(box(name));
  await user.paste(text);
};
const newField = () => open(2, { ...STATE, type: 'add' });
/** Opens the form for a new field and fills in all that it needs. */
const addField = async (api: ApiDouble, type: string): Promise<RenderedRemote> => {
  const rendered = await open(2, { ...STATE, type: 'add' }, api);
  await screen.findByRole('button', { name: 'Save' });
  await pickOption('Input type', type);
  await enter(rendered, 'Field name', 'Weight');
  await enter(rendered, 'Description', 'How heavy?');
  return rendered;
};
/** Saves the field and returns what was sent. */
const save = async (user: RenderedRemote['user'], api: ApiDouble): Promise<ManualInputField> => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls).toHaveLength(1));
  return sent(api).newData;
};

interface Texts {
  inputType: string;
  types: string[];
  unit: string;
  mandatory: string;
  actions: string[];
  actionTypes: string[];
  useCheckField: string;
  maxAttempts: string;
  attempts: string[];
}
const ENGLISH: Texts = {
  inputType: 'Input type',
  types: ['Integer', 'Decimal', 'Text', 'Binary'],
  unit: 'Unit',
  mandatory: 'Mandatory',
  actions: ['Positive action', 'Negative action'],
  actionTypes: ['None', 'Take a picture', 'Take a picture on divergence'],
  useCheckField: 'Use check field',
  maxAttempts: 'Max attempts',
  attempts: ['Repeat up to 0 times', 'Repeat up to 1 time', 'Repeat up to 2 times', 'Repeat up to 3 times'],
};
const preview = () => within(screen.getByRole('complementary', { name: 'In the counting app' }));

describe('opening the page', () => {
  it.each<[string, number | string, unknown]>([
    ['without a state', 0, null],
    ['with a state without a type', 0, STATE],
    ['with an incomplete state', 0, { type: 'edit', company: 'acme' }],
    ['with a state that is no object', 0, 'edit'],
    ['with an index that is no number', 'x', { ...STATE, type: 'edit' }],
    ['with an index that has no field', 7, { ...STATE, type: 'edit' }],
    ['with an index for a new field that is not the next one', 0, { ...STATE, type: 'add' }],
    ['with an index that now has another field', 0, { ...STATE, type: 'edit', name: 'Crates' }],
  ])('MIF-01 opens no form %s, says why, and links to another page', async (_how, index, state) => {
    await open(index, state);
    expect(await screen.findByText(/This page is opened from the settings of a domain/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Go to the (domains|settings of North)/ })).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('ROUTE-25 MIF-01 opens the field that the settings link to', async () => {
    const { user } = await renderPage('/company/acme/domain/North/settings', { documents: version(FIELDS) });
    await user.click(await screen.findByRole('button', { name: 'Edit Damaged' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Manual input field' })).toBeVisible();
    expect(box('Field name')).toHaveValue('Damaged');
  });
});

describe('adding a field', () => {
  it('MIF-02 MIF-03 MIF-13 needs kind, name and description, sends them and goes back to the settings', async () => {
    const api = adds();
    const { user } = await open(2, { ...STATE, type: 'add' }, api);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByRole('combobox', { name: 'Input type' })).toHaveAccessibleDescription('Input type must not be empty.');
    expect(box('Field name')).toHaveAccessibleDescription(/Field name must not be empty\./);
    expect(box('Description')).toHaveAccessibleDescription(/Description must not be empty\./);
    await pickOption('Input type', 'Decimal');
    await user.type(box('Field name'), 'Weight');
    await user.type(box('Description'), 'How heavy?');
    await user.type(box('Unit'), 'kg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Settings of North' })).toBeVisible();
    expect(sent(api)).toEqual({
      domain: 'North',
      basedOn: String(MORNING.getTime()),
      newData: aManualField({ field: 'Weight', description: 'How heavy?', inputType: 'decimal', unity: 'kg', isSummable: false }),
    });
  });

  it('(D-160) Save is quiet in a field that exists until it is changed, and not for a new one', async () => {
    const { user, unmount } = await open(0, { ...STATE, type: 'edit' });
    const save = await screen.findByRole('button', { name: 'Save' });
    expect(save).not.toHaveClass('ic-button-primary');
    await user.type(box('Description'), '!');
    expect(save).toHaveClass('ic-button-primary');
    unmount();
    await newField();
    expect(await screen.findByRole('button', { name: 'Save' })).toHaveClass('ic-button-primary');
  });

  it('DSET-18 refuses a name that another field has, and forbidden characters, before sending', async () => {
    const { user } = await newField();
    await screen.findByRole('button', { name: 'Save' });
    await user.type(box('Field name'), 'Boxes');
    await user.tab();
    expect(box('Field name')).toBeInvalid();
    await user.clear(box('Field name'));
    await user.type(box('Field name'), 'a.b');
    expect(box('Field name')).toHaveAccessibleDescription(/None of the following characters is allowed/);
  });

  it('MIF-03 accepts a field without a unit', async () => {
    const api = adds();
    const { user } = await addField(api, 'Decimal');
    expect(box('Unit')).not.toBeRequired();
    expect((await save(user, api)).unity).toBe('');
  });

  it('MIF-03 has no unit for a binary field, and sends none that was typed before', async () => {
    const api = adds();
    const { user } = await addField(api, 'Decimal');
    await user.type(box('Unit'), 'kg');
    await pickOption('Input type', 'Binary');
    expect(screen.queryByRole('textbox', { name: 'Unit' })).toBeNull();
    expect(await save(user, api)).toMatchObject({ inputType: 'binary', unity: '' });
  });

  it.each([
    ['None', 'none', 'Take a picture', 'picture'],
    ['Take a picture', 'picture', 'Take a picture on divergence', 'picture_on_divergence'],
    ['Take a picture on divergence', 'picture_on_divergence', 'None', 'none'],
  ])(
    'MIF-04 MIF-05 sends the positive action %s as %s and the negative action %s as %s',
    async (positive, positiveActionType, negative, negativeActionType) => {
      const api = adds();
      const { user } = await addField(api, 'Binary');
      await pickOption('Positive action', positive);
      await pickOption('Negative action', negative);
      expect(await save(user, api)).toMatchObject({ inputType: 'binary', positiveActionType, negativeActionType });
    },
  );

  it('MIF-04 asks for no action in a field of another type', async () => {
    await addField(apiDouble(), 'Binary');
    for (const type of ['Integer', 'Decimal', 'Text']) {
      expect(screen.getByRole('combobox', { name: 'Positive action' })).toBeVisible();
      await pickOption('Input type', type);
      expect(screen.queryByRole('combobox', { name: 'Positive action' })).toBeNull();
      expect(screen.queryByRole('combobox', { name: 'Negative action' })).toBeNull();
      await pickOption('Input type', 'Binary');
    }
  });

  it.each([
    ['Integer', 'integer', 0, false],
    ['Decimal', 'decimal', 1, true],
    ['Text', 'text', 2, false],
    ['Binary', 'binary', 3, true],
  ])(
    'MIF-08 MIF-11 MIF-12 sends the input type %s as %s, %i attempts, where a new field starts with 0, and mandatory as %s',
    async (type, inputType, maxAttempts, mandatory) => {
      const api = adds();
      const { user } = await addField(api, type);
      await user.click(tick('Use check field'));
      if (maxAttempts > 0)
        await pickOption('Max attempts', maxAttempts === 1 ? 'Repeat up to 1 time' : `Repeat up to ${maxAttempts} times`);
      expect(tick('Mandatory')).not.toBeChecked();
      if (mandatory) await user.click(tick('Mandatory'));
      expect(await save(user, api)).toMatchObject({ inputType, useCheckField: true, maxAttempts, mandatory });
    },
  );

  it.each<[Locale, Texts]>([
    ['en-US', ENGLISH],
    [
      'pt-BR',
      {
        inputType: 'Tipo de entrada',
        types: ['Número inteiro', 'Número decimal', 'Texto', 'Binário'],
        unit: 'Unidade',
        mandatory: 'Obrigatório',
        actions: ['Ação positiva', 'Ação negativa'],
        actionTypes: ['Nenhuma', 'Tirar uma foto', 'Tirar uma foto em caso de divergência'],
        useCheckField: 'Usar campo de conferência',
        maxAttempts: 'Máximo de tentativas',
        attempts: ['Repetir até 0 vez', 'Repetir até 1 vez', 'Repetir até 2 vezes', 'Repetir até 3 vezes'],
      },
    ],
    [
      'es-ES',
      {
        inputType: 'Tipo de entrada',
        types: ['Número entero', 'Número decimal', 'Texto', 'Binario'],
        unit: 'Unidad',
        mandatory: 'Obligatorio',
        actions: ['Acción positiva', 'Acción negativa'],
        actionTypes: ['Ninguna', 'Hacer una foto', 'Hacer una foto si hay divergencia'],
        useCheckField: 'Usar campo de comprobación',
        maxAttempts: 'Máximo de intentos',
        attempts: ['Repetir hasta 0 veces', 'Repetir hasta 1 vez', 'Repetir hasta 2 veces', 'Repetir hasta 3 veces'],
      },
    ],
  ])(
    'MIF-03 MIF-04 MIF-05 MIF-08 MIF-11 MIF-12 offers all types, actions and attempts, and no other, in the words of %s',
    async (locale, texts) => {
      const { user } = await renderPage('/manualInputField/2', {
        routeState: { ...STATE, type: 'add' },
        documents: version(FIELDS),
        locale,
      });
      expect(await screen.findByRole('textbox', { name: texts.unit })).toBeVisible();
      expect(tick(texts.mandatory)).toBeEnabled();
      expect(await optionsOf(texts.inputType)).toEqual(texts.types);
      await pickOption(texts.inputType, texts.types[3]!);
      for (const action of texts.actions) expect(await optionsOf(action)).toEqual(texts.actionTypes);
      await user.click(tick(texts.useCheckField));
      expect(await optionsOf(texts.maxAttempts)).toEqual(texts.attempts);
    },
  );

  it('MIF-06 MIF-07 compares with the column named like the field until another is typed', async () => {
    const { user } = await newField();
    await screen.findByRole('button', { name: 'Save' });
    await user.type(box('Field name'), 'Boxes 2');
    expect(screen.queryByRole('textbox', { name: 'Check field' })).toBeNull();
    await user.click(tick('Use check field'));
    expect(box('Check field')).toHaveValue('Boxes 2');
    await user.type(box('Field name'), '2');
    expect(box('Check field')).toHaveValue('Boxes 22');
    await user.type(box('Check field'), '!');
    await user.type(box('Field name'), '3');
    expect(box('Check field')).toHaveValue('Boxes 22!');
  });

  it('MIF-09 shows the history of a field in the preview unless the option is unticked', async () => {
    await newField();
    expect(await screen.findByRole('checkbox', { name: 'Show history' })).toBeChecked();
    expect(screen.getByText(/Shows the last 3 values/)).toBeVisible();
  });

  it('MIF-10 offers the sum only for numeric fields, and clears it when the type becomes text', async () => {
    const { user } = await newField();
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByRole('checkbox', { name: 'Summable' })).toBeNull();
    await pickOption('Input type', 'Integer');
    await user.click(tick('Summable'));
    await pickOption('Input type', 'Text');
    expect(screen.queryByRole('checkbox', { name: 'Summable' })).toBeNull();
    await pickOption('Input type', 'Decimal');
    expect(tick('Summable')).not.toBeChecked();
  });
});

describe('editing a field', () => {
  const EDIT = { ...STATE, type: 'edit', name: 'Boxes' };

  it('DSET-19 shows an unknown input type, does not save it, asks for one of the four, and saves that one', async () => {
    const api = edits();
    const fields = [aManualField({ inputType: 'date', isSummable: false }), FIELDS[1]!];
    const { user } = await renderPage('/manualInputField/0', { routeState: EDIT, documents: version(fields), api });
    expect(await screen.findByRole('combobox', { name: 'Input type' })).toHaveAccessibleDescription('date');
    expect(screen.getByText('date', { selector: '.ant-select *' }).closest('[translate]')).toHaveAttribute('translate', 'no');
    expect(preview().getByRole('textbox', { name: 'Try a value' })).toBeVisible();
    await user.click(tick('Mandatory'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('combobox', { name: 'Input type' })).toHaveAccessibleDescription(
      'date The console does not know this value. Choose one from the list.',
    );
    expect(api.calls).toEqual([]);
    expect(await optionsOf('Input type')).toEqual(ENGLISH.types);
    await pickOption('Input type', 'Text');
    expect(await save(user, api)).toEqual(aManualField({ inputType: 'text', isSummable: false, mandatory: true }));
    expect(sent(api)['currentData']).toEqual(fields);
  });

  it('DSET-19 asks for one of the three actions when a binary field has an unknown one, and saves the chosen one', async () => {
    const api = edits();
    const { user } = await renderPage('/manualInputField/0', {
      routeState: EDIT,
      documents: version([aManualField({ inputType: 'binary', unity: '', isSummable: false, positiveActionType: 'sing' })]),
      api,
    });
    expect(await screen.findByRole('combobox', { name: 'Positive action' })).toHaveAccessibleDescription('sing');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('combobox', { name: 'Positive action' })).toBeInvalid();
    expect(api.calls).toEqual([]);
    await pickOption('Positive action', 'Take a picture');
    expect(await save(user, api)).toMatchObject({ inputType: 'binary', positiveActionType: 'picture' });
  });

  it('DSET-19 keeps unknown input types of other fields when one field is sent', async () => {
    const api = edits();
    const fields = [aManualField(), aManualField({ field: 'Packed on', inputType: 'date' })];
    const { user } = await renderPage('/manualInputField/0', { routeState: EDIT, documents: version(fields), api });
    await user.click(await screen.findByRole('checkbox', { name: 'Mandatory' }));
    await save(user, api);
    expect(sent(api)['currentData']).toEqual(fields);
  });

  it('MIF-14 sends the changed field with the list that was shown and the version it is based on', async () => {
    const api = edits();
    const { user } = await open(0, EDIT, api);
    await user.click(await screen.findByRole('checkbox', { name: 'Mandatory' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Settings of North' })).toBeVisible();
    expect(sent(api)).toEqual({
      domain: 'North',
      index: 0,
      currentData: FIELDS,
      basedOn: String(MORNING.getTime()),
      newData: aManualField({ mandatory: true }),
    });
  });

  it('ERR-02 shows the refusal of a new field as an error of 5 s, and keeps what was typed', async () => {
    const api = apiDouble().on('POST /api/mif', { status: 503, body: '' });
    const { user, state } = await addField(api, 'Integer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Service unavailable or timed out!')).not.toHaveLength(0);
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ message: { code: 6 }, severity: 'error', duration: 5000 });
    expect(box('Field name')).toHaveValue('Weight');
  });

  it('ERR-02 shows a refusal at its field and in the snackbar, and keeps what was typed', async () => {
    const api = apiDouble().on('PATCH /api/mif', { status: 400, message: { code: 216, field: 'field', args: ['Crates'] } });
    const { user } = await open(0, EDIT, api);
    await user.clear(await screen.findByRole('textbox', { name: 'Field name' }));
    await user.type(box('Field name'), 'Crates');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Crates');
    expect(box('Field name')).toBeInvalid();
    expect(box('Field name')).toHaveValue('Crates');
  });

  it('ADD-03 shows what another user has changed in the field, and merges it with what was typed', async () => {
    const api = edits();
    const { user, store } = await open(0, EDIT, api);
    await user.type(await screen.findByRole('textbox', { name: 'Unit' }), 's');
    const theirs = [aManualField({ description: 'Count the boxes' }), FIELDS[1]!];
    const later = new Date(2026, 10, 20, 10, 0);
    for (const [path, data] of Object.entries(version(theirs, later, { uid: 'maria', name: 'Maria Souza' }))) store.set(path, data);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Maria Souza has changed this field meanwhile');
    expect(box('Description')).toHaveValue('How many boxes?');
    await user.click(within(notice).getByRole('button', { name: 'Take over' }));
    expect(box('Description')).toHaveValue('Count the boxes');
    expect(box('Unit')).toHaveValue('pcs');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(sent(api)).toMatchObject({
      basedOn: String(later.getTime()),
      currentData: theirs,
      newData: { unity: 'pcs', description: 'Count the boxes' },
    });
  });

  it('keeps the form when the field is removed meanwhile, and says so on saving', async () => {
    const api = apiDouble().on('PATCH /api/mif', { status: 409, message: problem(CODE.dataChanged, { key: 'err.changedMeanwhile' }) });
    const { user, store } = await open(0, EDIT, api);
    await user.type(await screen.findByRole('textbox', { name: 'Unit' }), 's');
    for (const [path, data] of Object.entries(version([FIELDS[1]!], new Date(2026, 10, 20, 10, 0)))) store.set(path, data);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This has been changed or removed meanwhile/)).toBeVisible();
    expect(box('Unit')).toHaveValue('pcs');
  });
});

describe('the preview of the counting app', () => {
  it('ADD-05 shows name, question, unit and history as they are typed', async () => {
    const { user } = await newField();
    await screen.findByRole('button', { name: 'Save' });
    await pickOption('Input type', 'Integer');
    await user.type(box('Field name'), 'Crates');
    await user.type(box('Description'), 'How many crates?');
    await user.type(box('Unit'), 'pc');
    expect(preview().getByText('Crates')).toBeVisible();
    expect(preview().getByText('How many crates?')).toBeVisible();
    expect(preview().getByText('optional')).toBeVisible();
    expect(preview().getByText(/Last values/)).toBeVisible();
    expect(preview().getByRole('textbox', { name: 'Try a value' })).toHaveAccessibleDescription('pc');
    await user.click(tick('Show history'));
    expect(preview().queryByText(/Last values/)).toBeNull();
  });

  it('ADD-05 treats a typed value as the app does: refused, as expected, asked again, divergent', async () => {
    const { user } = await newField();
    await screen.findByRole('button', { name: 'Save' });
    await pickOption('Input type', 'Integer');
    await user.click(tick('Use check field'));
    const value = preview().getByRole('textbox', { name: 'Try a value' });
    await user.type(value, '1.5');
    expect(preview().getByRole('status')).toHaveTextContent('whole numbers only');
    await user.clear(value);
    await user.type(value, '12');
    expect(preview().getByRole('status')).toHaveTextContent('As the task expects');
    await user.type(value, '0');
    expect(preview().getByRole('status')).toHaveTextContent('marked as divergent');
    await pickOption('Max attempts', 'Repeat up to 2 times');
    expect(preview().getByRole('status')).toHaveTextContent('asks up to 2 times more');
  });

  it('ADD-05 takes a picture when the answer of a binary field requires one', async () => {
    const { user } = await newField();
    await screen.findByRole('button', { name: 'Save' });
    await pickOption('Input type', 'Binary');
    await pickOption('Negative action', 'Take a picture');
    await user.click(preview().getByRole('button', { name: 'No' }));
    expect(preview().getByText('A picture is taken.')).toBeVisible();
  });
});

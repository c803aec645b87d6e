/** @jest-environment node */
import fc from 'fast-check';
import { settingsTextsBy } from '../entities/settings.rules';
import { readManualInputField, readSettings, storedLists } from './read-settings';
import { DEFAULT_SETTINGS_TEXTS } from './settings-defaults';

const read = (stored: Record<string, unknown>) => readSettings(stored, DEFAULT_SETTINGS_TEXTS);

it('DSET-14 missing texts get their defaults, and an empty text stays empty', () => {
  const settings = read({ baseFields: { address: 'Posição' }, resultFields: { null: '', empty: 5 } });
  expect(settings.baseFields).toEqual({
    address: 'Posição',
    checkedAt: 'Checked at',
    employeeId: 'Employee ID',
    employeeName: 'Employee name',
  });
  expect(settings.resultFields).toEqual({ empty: 'EMPTY', invalid: 'INVALID', positive: 'OK', negative: 'DIVERGENT', null: '' });
});

it('PATTERN-04 reads data fields of the older form', () => {
  const pattern = { dataFields: [{ name: 'F', type: 'separator', limiter: ';' }] };
  const [label] = read({ labelDesigns: [null, 'x', { name: 'Old', barcodePatterns: [pattern] }] }).labelDesigns;
  expect(label).toMatchObject({ name: 'Old', picture: null });
  expect(label?.barcodePatterns[0]?.dataFields[0]).toMatchObject({ name: 'F', type: 'data', limiterType: 'separator' });
});

it('ADD-10 reads the test texts of a pattern, and none when they are missing or invalid', () => {
  const testTextsOf = (testTexts: unknown) =>
    read({ labelDesigns: [{ barcodePatterns: [{ testTexts }] }] }).labelDesigns[0]?.barcodePatterns[0]?.testTexts;
  expect(testTextsOf(['A1', 5, null, 'B2'])).toEqual(['A1', 'B2']);
  expect(testTextsOf(undefined)).toEqual([]);
  expect(testTextsOf('A1')).toEqual([]);
});

it('MIF-09 history is shown unless it is stored as false', () => {
  const { manualInputFields } = read({
    manualInputFields: [
      { field: 'a', maxAttempts: 'many' },
      { field: 'b', showHistory: false },
    ],
  });
  expect(manualInputFields).toMatchObject([
    { field: 'a', maxAttempts: 0, showHistory: true },
    { field: 'b', showHistory: false },
  ]);
});

it.each<[string, unknown, string, string]>([
  ['one of the four types', 'binary', 'binary', 'none'],
  ['an unknown one as it is', 'date', 'date', 'date'],
  ['none where it is missing', undefined, '', 'none'],
  ['none where it is no text', 7, '', 'none'],
])('DSET-19 reads the input type and the actions of a manual input field: %s', (_title, stored, inputType, action) => {
  const positiveActionType = stored === 'binary' ? 'none' : stored;
  const { manualInputFields } = read({
    manualInputFields: [{ inputType: stored, positiveActionType, negativeActionType: positiveActionType }],
  });
  expect(manualInputFields).toMatchObject([{ inputType, positiveActionType: action, negativeActionType: action }]);
});

it('DSET-19 unchanged labels and fields are written as stored, and changed ones as they are', () => {
  const boxes = { field: 'Boxes', inputType: 'date', format: 'yyyy' };
  const pallet = { name: 'Pallet', note: 'of theirs' };
  const stored = { labelDesigns: ['no label', pallet], manualInputFields: [boxes, null, { field: 'Weight' }] };
  const before = read(stored);
  const [box, weight] = before.manualInputFields;
  const lists = storedLists(stored, before, { ...before, manualInputFields: [{ ...weight!, unity: 'kg' }, box!] });
  expect(lists).toEqual({ labelDesigns: [pallet], manualInputFields: [{ ...weight, unity: 'kg' }, boxes] });
});

// Documents in which no property has its default.
const DATA_FIELD = {
  name: 'SKU',
  type: 'data',
  prefix: 'P',
  postfix: 'KG',
  limiterType: 'separator',
  limiter: ';',
  useCheckField: true,
  checkField: 'Article',
};
const WHOLE_FIELD = {
  field: 'Damaged',
  description: 'Is it damaged?',
  checkField: 'Expected damage',
  useCheckField: true,
  unity: 'pc',
  inputType: 'binary',
  positiveActionType: 'picture',
  negativeActionType: 'picture_on_divergence',
  mandatory: true,
  showHistory: false,
  maxAttempts: 3,
  isSummable: true,
};
const WHOLE_SETTINGS = {
  ...settingsTextsBy((name) => `the text ${name}`),
  baseFields: { address: 'Endereço', checkedAt: 'Conferido em', employeeId: 'Matrícula', employeeName: 'Nome' },
  resultFields: { empty: 'VAZIO', invalid: 'INVÁLIDO', positive: 'CERTO', negative: 'ERRADO', null: 'nada' },
  labelDesigns: [
    {
      name: 'Pallet',
      picture: 'companies/acme/domains/North/labels/Pallet',
      firstVertex: { x: 1, y: 2 },
      secondVertex: { x: 300, y: 200 },
      barcodePatterns: [
        {
          firstVertex: { x: 10, y: 20 },
          secondVertex: { x: 30, y: 40 },
          regex: '^P([^KG;]*)KG;',
          ignoreRemaining: true,
          isRequired: true,
          dataFields: [DATA_FIELD],
          testTexts: ['PA1KG;'],
        },
      ],
    },
  ],
  manualInputFields: [WHOLE_FIELD],
};

it('DATA-05 reads every property of the settings as it is stored, and no other', () => {
  expect(read({ ...structuredClone(WHOLE_SETTINGS), createdBy: 'ana', anythingElse: 1 })).toEqual(WHOLE_SETTINGS);
});

it('DATA-06 reads every property of a manual input field as it is stored, and its default where it is missing', () => {
  expect(readManualInputField({ ...WHOLE_FIELD, anythingElse: 1 })).toEqual(WHOLE_FIELD);
  expect(readManualInputField({})).toEqual({
    field: '',
    description: '',
    checkField: '',
    useCheckField: false,
    unity: '',
    inputType: '',
    positiveActionType: 'none',
    negativeActionType: 'none',
    mandatory: false,
    showHistory: true,
    maxAttempts: 0,
    isSummable: false,
  });
});

it('readSettings returns every field for any document', () => {
  const keys = ['addrPattern', 'baseFields', 'resultFields', 'labelDesigns', 'manualInputFields', 'dataFields', '__proto__'];
  const stored = fc.dictionary(fc.constantFrom(...keys), fc.anything());
  fc.assert(fc.property(stored, (data) => expect(Object.keys(read(data))).toEqual(Object.keys(read({})))));
});

import fc from 'fast-check';
import { readSettings } from './read-settings';
import { DEFAULT_SETTINGS_TEXTS } from './settings-defaults';

const read = (stored: Record<string, unknown>) => readSettings(stored, DEFAULT_SETTINGS_TEXTS);

it('DATA-05 reads what was written', () => {
  const corner = { x: 1, y: 2 };
  const field = {
    name: 'SKU', type: 'data', prefix: '', postfix: '', limiterType: 'range', limiter: '6', useCheckField: true, checkField: 'SKU',
  };
  const pattern = {
    firstVertex: corner, secondVertex: corner, regex: '^(.{6})$', ignoreRemaining: false, isRequired: true, dataFields: [field], testTexts: ['AB1234'],
  };
  const settings = {
    addrPattern: 'RR',
    addrPatternUser: 'RR',
    ...DEFAULT_SETTINGS_TEXTS,
    labelDesigns: [{ name: 'Pallet', picture: null, firstVertex: corner, secondVertex: corner, barcodePatterns: [pattern] }],
    manualInputFields: [],
  };
  expect(read(structuredClone(settings))).toEqual(settings);
});

it('DSET-14 gives missing texts their defaults and keeps an empty one', () => {
  const settings = read({ baseFields: { address: 'Posição' }, resultFields: { null: '', empty: 5 } });
  expect(settings.baseFields).toEqual({ ...DEFAULT_SETTINGS_TEXTS.baseFields, address: 'Posição' });
  expect(settings.resultFields).toEqual({ ...DEFAULT_SETTINGS_TEXTS.resultFields, null: '' });
});

it('PATTERN-04 reads the older kind of data field', () => {
  const pattern = { dataFields: [{ name: 'F', type: 'separator', limiter: ';' }] };
  const [label] = read({ labelDesigns: [null, 'x', { name: 'Old', barcodePatterns: [pattern] }] }).labelDesigns;
  expect(label).toMatchObject({ name: 'Old', picture: null });
  expect(label?.barcodePatterns[0]?.dataFields[0]).toMatchObject({ name: 'F', type: 'data', limiterType: 'separator' });
});

it('ADD-10 reads the test texts of a pattern, none where it has none or something else', () => {
  const testTextsOf = (testTexts: unknown) => read({ labelDesigns: [{ barcodePatterns: [{ testTexts }] }] }).labelDesigns[0]?.barcodePatterns[0]?.testTexts;
  expect(testTextsOf(['A1', 5, null, 'B2'])).toEqual(['A1', 'B2']);
  expect(testTextsOf(undefined)).toEqual([]);
  expect(testTextsOf('A1')).toEqual([]);
});

it('MIF-09 shows history unless told not to, and takes text in a field of an unknown kind', () => {
  const fields = read({
    manualInputFields: [{ field: 'a', inputType: 'unheard-of', maxAttempts: 'many' }, { field: 'b', showHistory: false }],
  }).manualInputFields;
  expect(fields).toMatchObject([
    { field: 'a', inputType: 'text', maxAttempts: 0, showHistory: true },
    { field: 'b', showHistory: false },
  ]);
});

it('DATA-05 DATA-06 gives every field, whatever the document holds', () => {
  const keys = ['addrPattern', 'baseFields', 'resultFields', 'labelDesigns', 'manualInputFields', 'dataFields', '__proto__'];
  const stored = fc.dictionary(fc.constantFrom(...keys), fc.anything());
  fc.assert(fc.property(stored, (data) => expect(Object.keys(read(data))).toEqual(Object.keys(read({})))));
});

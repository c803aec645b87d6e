import type { DataField, DomainSettings, ManualInputField } from 'shared-kit/model';
import { CENTRAL_WAREHOUSE_SETTINGS } from '../settings/central-warehouse.settings';
import { Random } from '../ground/random';
import { addressAt } from '../tasks/addresses';
import { reading, type ReadingSource } from './reading';

const [pallet] = CENTRAL_WAREHOUSE_SETTINGS.labelDesigns;
const [boxes] = CENTRAL_WAREHOUSE_SETTINGS.manualInputFields;
const aField = (changes: Partial<DataField>): DataField => ({
  ...pallet!.barcodePatterns[0]!.dataFields[0]!,
  useCheckField: false,
  ...changes,
});
const aManual = (changes: Partial<ManualInputField>): ManualInputField => ({ ...boxes!, useCheckField: false, ...changes });

/** A domain of its own: one label of one barcode. */
const ofFields = (dataFields: DataField[], manualInputFields: ManualInputField[] = []): ReadingSource['settings'] => ({
  labelDesigns: [{ ...pallet!, name: 'Crate', barcodePatterns: [{ ...pallet!.barcodePatterns[0]!, dataFields }] }],
  manualInputFields,
});

const random = new Random('readings');
const read = (settings: Pick<DomainSettings, 'labelDesigns' | 'manualInputFields'>, changes: Partial<ReadingSource> = {}) =>
  reading({
    random,
    settings,
    address: 'A1',
    checkedAt: 7,
    employee: { employeeId: '1', employeeName: 'Ana' },
    status: 'read',
    ...changes,
  });

it('ADD-29 a reading has a value of each data field of the domain’s labels, of the length that the field has, and none of constants', () => {
  const fields = [
    aField({ name: 'SKU', limiterType: 'range', limiter: '12' }),
    aField({ name: 'Shelf life', limiterType: 'range', limiter: '4' }),
    aField({ name: '-', type: 'constant', limiter: '' }),
    aField({ name: 'Lot', limiterType: 'range', limiter: '-1' }),
  ];
  const { labels } = read(ofFields(fields));
  expect(labels).toEqual([
    {
      name: 'Crate',
      valid: true,
      data: {
        SKU: expect.stringMatching(/^\d{12}$/),
        'Shelf life': expect.stringMatching(/^\d{4}$/),
        Lot: expect.stringMatching(/^L\d{4}$/),
      },
    },
  ]);
});

it('ADD-29 manual fields get values of their type, and nothing without fields', () => {
  const types = { integer: 'number', decimal: 'number', binary: 'string', other: 'string' };
  const fields = Object.keys(types).map((inputType) => aManual({ field: inputType, inputType }));
  for (let times = 0; times < 20; times++) {
    const { mif } = read(ofFields([], fields));
    for (const [field, value] of Object.entries(mif)) expect(typeof value).toBe(types[field as keyof typeof types]);
    expect(mif['binary']).toMatch(/^(yes|no)$/);
  }
  expect(read({ labelDesigns: [], manualInputFields: [] })).toMatchObject({ labels: [], mif: {}, results: {} });
  expect(read({ labelDesigns: [], manualInputFields: [] }, { status: 'invalid' })).toMatchObject({ status: 'invalid', labels: [] });
});

it('ADD-29 (D-61) checked fields are compared with the row of the task, by their check field or their own name', () => {
  const settings = ofFields(
    [aField({ name: 'SKU', useCheckField: true, checkField: '' })],
    [aManual({ field: 'Boxes', useCheckField: true, checkField: 'Expected' })],
  );
  const rows = Array.from({ length: 60 }, () => read(settings, { inputData: { SKU: 'AB123456', Expected: '7' } }));
  for (const { labels, mif, results } of rows)
    expect(results).toEqual({
      SKU: labels[0]!.data['SKU'] === 'AB123456' ? 'positive' : 'negative',
      Boxes: mif['Boxes'] === 7 ? 'positive' : 'negative',
    });
  expect(new Set(rows.map(({ results }) => results['SKU']))).toEqual(new Set(['positive', 'negative']));
  expect(read(settings, { inputData: { SKU: '', Expected: 'many' } }).results).toEqual({ SKU: 'null', Boxes: 'negative' });
  expect(read(settings).results).toEqual({});
});

it.each([
  ['*RRCCNNAA', 0, 'G05010101'],
  ['*RRCCNNAA', 20, 'G05020101'],
  ['RR.CC.NN.AA', 5, '05.01.02.02'],
  ['RRRCA', 36, '00611'],
  ['A', 5, '2'],
  ['X-*', 3, 'X-G'],
])('ADD-29 (D-41) the pattern %s has at place %i of street 5 the address %s', (pattern, place, address) => {
  expect(addressAt(pattern, 5, place)).toBe(address);
});

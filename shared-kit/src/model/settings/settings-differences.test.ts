/** @jest-environment node */
import fc from 'fast-check';
import type { BarcodePattern, DomainSettings } from '../entities/entities';
import { fieldNamed as field, labelNamed as label, pattern, settingsWith } from './settings.test-data';
import { differencesOf, settingsDifferences, type SettingsDifference } from './settings-differences';

const [box, pallet] = [label('Box'), label('Pallet', { picture: 'p' })];
const [boxes, weight] = [field('Boxes'), field('Weight', { unity: 'kg' })];
const settings = settingsWith({ labelDesigns: [box, pallet], manualInputFields: [boxes, weight] });
const because = (changes: Partial<DomainSettings>) => settingsDifferences(settings, { ...settings, ...changes });
const changed = (part: SettingsDifference['part'], ...values: [path: string, before: unknown, after: unknown][]): SettingsDifference => ({
  part,
  change: 'changed',
  values: values.map(([path, before, after]) => ({ path, before, after })),
});

it.each<[string, Partial<DomainSettings>, SettingsDifference[]]>([
  ['nothing', {}, []],
  ['the pattern', { addrPattern: 'RR' }, [changed({ kind: 'texts' }, ['addrPattern', '*RRCCNNAA', 'RR'])]],
  [
    'two texts',
    { addrPatternUser: 'R', resultFields: { ...settings.resultFields, null: '' } },
    [changed({ kind: 'texts' }, ['addrPatternUser', 'RR.CC.NN.AA', 'R'], ['resultFields.null', 'N/A', ''])],
  ],
  [
    'a value of a label',
    { labelDesigns: [label('Box', { picture: 'q' }), pallet] },
    [changed({ kind: 'label', name: 'Box' }, ['picture', null, 'q'])],
  ],
  [
    'a corner and a barcode of a label',
    {
      labelDesigns: [
        box,
        label('Pallet', { picture: 'p', secondVertex: { x: 9, y: 8 }, barcodePatterns: [{ ...pattern, isRequired: false }] }),
      ],
    },
    [changed({ kind: 'label', name: 'Pallet' }, ['secondVertex.y', 9, 8], ['barcodePatterns.0.isRequired', true, false])],
  ],
  [
    'one more barcode',
    { labelDesigns: [label('Box', { barcodePatterns: [pattern, pattern] }), pallet] },
    [changed({ kind: 'label', name: 'Box' }, ['barcodePatterns.1', undefined, pattern])],
  ],
  [
    'a label more',
    { labelDesigns: [box, pallet, label('Crate', { picture: 'c' })] },
    [{ part: { kind: 'label', name: 'Crate' }, change: 'added', values: [] }],
  ],
  ['a label less', { labelDesigns: [pallet] }, [{ part: { kind: 'label', name: 'Box' }, change: 'removed', values: [] }]],
  [
    'a new name alone',
    { labelDesigns: [label('Crate'), pallet] },
    [{ part: { kind: 'label', name: 'Crate' }, change: 'renamed', from: 'Box', values: [] }],
  ],
  [
    'a new name and something else',
    { manualInputFields: [field('Cartons', { mandatory: true }), weight] },
    [
      { part: { kind: 'field', name: 'Cartons' }, change: 'added', values: [] },
      { part: { kind: 'field', name: 'Boxes' }, change: 'removed', values: [] },
    ],
  ],
  [
    'a value of a field',
    { manualInputFields: [boxes, field('Weight', { unity: 'g' })] },
    [changed({ kind: 'field', name: 'Weight' }, ['unity', 'kg', 'g'])],
  ],
  [
    'the order of fields',
    { manualInputFields: [weight, boxes] },
    [changed({ kind: 'fieldOrder' }, ['', ['Boxes', 'Weight'], ['Weight', 'Boxes']])],
  ],
  ['the order of labels', { labelDesigns: [pallet, box] }, [changed({ kind: 'labelOrder' }, ['', ['Box', 'Pallet'], ['Pallet', 'Box']])]],
  [
    'something in each part',
    { addrPattern: '', labelDesigns: [], manualInputFields: [boxes] },
    [
      changed({ kind: 'texts' }, ['addrPattern', '*RRCCNNAA', '']),
      { part: { kind: 'label', name: 'Box' }, change: 'removed', values: [] },
      { part: { kind: 'label', name: 'Pallet' }, change: 'removed', values: [] },
      { part: { kind: 'field', name: 'Weight' }, change: 'removed', values: [] },
    ],
  ],
])('ADD-02 ADD-03 the differences contain %s', (_title, changes, differences) => {
  expect(because(changes)).toEqual(differences);
});

it('ADD-03 fields with the same name, as in older documents, are compared by their order', () => {
  const twice = { ...settings, manualInputFields: [boxes, field('Boxes', { unity: 'ct' })] };
  expect(settingsDifferences(twice, { ...twice, manualInputFields: [boxes] })).toMatchObject([
    { part: { name: 'Boxes' }, change: 'removed' },
  ]);
  expect(settingsDifferences(twice, { ...twice, manualInputFields: [boxes, field('Boxes')] })).toEqual([
    changed({ kind: 'field', name: 'Boxes' }, ['unity', 'ct', '']),
  ]);
});

it('ADD-03 names of object properties such as constructor are names like others', () => {
  const odd = { ...settings, manualInputFields: [field('constructor'), field('__proto__')] };
  expect(settingsDifferences(odd, odd)).toEqual([]);
  expect(
    settingsDifferences(settings, odd)
      .map(({ change }) => change)
      .sort(),
  ).toEqual(['added', 'added', 'removed', 'removed']);
});

it('ADD-03 the differences of a renamed part are found by its old and its new name', () => {
  const differences = because({ addrPattern: 'R', labelDesigns: [label('Crate'), pallet], manualInputFields: [weight, boxes] });
  const count = (part: SettingsDifference['part']) => differencesOf(differences, part).length;
  expect(count({ kind: 'texts' })).toBe(1);
  expect(count({ kind: 'label', name: 'Box' })).toBe(1);
  expect(count({ kind: 'label', name: 'Crate' })).toBe(1);
  expect(count({ kind: 'label', name: 'Pallet' })).toBe(0);
  expect(count({ kind: 'field', name: 'Box' })).toBe(0);
  expect(count({ kind: 'field', name: 'Boxes' })).toBe(0);
  expect(count({ kind: 'fieldOrder' })).toBe(1);
  expect(count({ kind: 'labelOrder' })).toBe(0);
});

describe('for any two documents', () => {
  const name = fc.constantFrom('A', 'B', 'C', '__proto__', '');
  const anyLabel = fc
    .record({ name, picture: fc.constantFrom(null, 'p'), barcodePatterns: fc.constantFrom<BarcodePattern[]>([], [pattern]) })
    .map(({ name: of, ...rest }) => label(of, rest));
  const anyField = fc.record({ name, mandatory: fc.boolean() }).map(({ name: of, mandatory }) => field(of, { mandatory }));
  const anySettings = fc
    .record({
      addrPattern: fc.constantFrom('R', 'C'),
      labelDesigns: fc.array(anyLabel, { maxLength: 4 }),
      manualInputFields: fc.array(anyField, { maxLength: 4 }),
    })
    .map(settingsWith);

  it('ADD-03 there are no differences exactly when their content is equal', () => {
    fc.assert(fc.property(anySettings, (a) => expect(settingsDifferences(a, structuredClone(a))).toEqual([])));
    fc.assert(
      fc.property(anySettings, anySettings, (a, b) => {
        expect(settingsDifferences(a, b).length === 0).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  it('ADD-03 the reverse comparison has the same parts, with added and removed exchanged', () => {
    const opposite = { added: 'removed', removed: 'added', renamed: 'renamed', changed: 'changed' } as const;
    const changesOf = (differences: SettingsDifference[]) => differences.map(({ change }) => change).sort();
    fc.assert(
      fc.property(anySettings, anySettings, (a, b) => {
        expect(changesOf(settingsDifferences(b, a))).toEqual(
          settingsDifferences(a, b)
            .map(({ change }) => opposite[change])
            .sort(),
        );
      }),
    );
  });

  it('ADD-03 a part without a difference is equal in both', () => {
    fc.assert(
      fc.property(anySettings, anySettings, name, (a, b, of) => {
        const concerned = differencesOf(settingsDifferences(a, b), { kind: 'field', name: of }).length > 0;
        const held = ({ manualInputFields }: DomainSettings) => manualInputFields.filter((one) => one.field === of);
        if (!concerned) expect(held(a)).toEqual(held(b));
      }),
    );
  });
});

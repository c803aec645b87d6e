/** @jest-environment node */
import fc from 'fast-check';
import { INPUT_TYPES, type ManualInputField } from '../entities/entities';
import { checkManualInputField, manualInputFieldProblems } from './manual-input-field-rules';

const field = (changes: Partial<ManualInputField> = {}): ManualInputField => ({
  field: 'Boxes',
  description: 'How many',
  inputType: 'integer',
  unity: 'pc',
  useCheckField: false,
  checkField: '',
  positiveActionType: 'none',
  negativeActionType: 'none',
  mandatory: false,
  showHistory: true,
  maxAttempts: 0,
  isSummable: true,
  ...changes,
});

it.each<[string, Partial<ManualInputField>, number, string]>([
  ['MIF-02 without an input type', { inputType: '' }, 205, 'inputType'],
  ['DSET-19 with an unknown input type', { inputType: 'date' }, 215, 'inputType'],
  ['DSET-19 with an unknown action of a binary field', { inputType: 'binary', negativeActionType: 'sing' }, 215, 'negativeActionType'],
  ['MIF-02 without a name', { field: ' ' }, 205, 'field'],
  ['MIF-02 without a description', { description: '' }, 205, 'description'],
  ['DSET-18 with a forbidden character', { field: 'a.b' }, 213, 'field'],
  ['DSET-18 with a forbidden character in its check field', { useCheckField: true, checkField: 'a#' }, 213, 'checkField'],
  ['DSET-18 with the name of another', { field: ' Weight' }, 216, 'field'],
  ['DSET-18 with the name of another in capitals', { field: 'WEIGHT' }, 216, 'field'],
  ['DSET-18 with an encoded slash', { field: 'a%2Fb' }, 213, 'field'],
  ['MIF-08 with more than three attempts', { useCheckField: true, maxAttempts: 4 }, 215, 'maxAttempts'],
  ['MIF-08 with half an attempt', { useCheckField: true, maxAttempts: 1.5 }, 215, 'maxAttempts'],
  ['with a description without end', { description: 'x'.repeat(501) }, 200, 'description'],
  ['with a control character', { unity: 'k\u0000g' }, 200, 'unity'],
])('a manual input field is rejected %s', (_title, changes, code, at) => {
  expect(checkManualInputField(field(changes), ['Weight'])).toMatchObject({ ok: false, problem: { code, field: at } });
});

it.each<[string, Partial<ManualInputField>, Partial<ManualInputField>]>([
  ['MIF-03 a binary field has no unit', { inputType: 'binary', unity: 'kg' }, { unity: '' }],
  ['MIF-04 only a binary field takes pictures', { positiveActionType: 'picture' }, { positiveActionType: 'none' }],
  ['DSET-19 only a binary field has actions to be checked', { positiveActionType: 'sing' }, { positiveActionType: 'none' }],
  ['MIF-05 a binary field keeps its actions', { inputType: 'binary', negativeActionType: 'picture' }, { negativeActionType: 'picture' }],
  ['MIF-07 a check field left blank is the field itself', { useCheckField: true, checkField: ' ' }, { checkField: 'Boxes' }],
  ['MIF-07 a check field not used is empty', { checkField: 'x', maxAttempts: 3 }, { checkField: '', maxAttempts: 0 }],
  ['MIF-08 attempts of an old field without a check field are none', { maxAttempts: 9 }, { maxAttempts: 0 }],
  ['MIF-08 nor are those that are no number', { maxAttempts: NaN }, { maxAttempts: 0 }],
  ['MIF-10 text has no sum', { inputType: 'text' }, { isSummable: false }],
  ['MIF-10 a decimal has one', { inputType: 'decimal' }, { isSummable: true }],
])('%s', (_title, changes, stored) => {
  expect(checkManualInputField(field(changes), [])).toMatchObject({ ok: true, value: stored });
});

it('MIF-02, MIF-08, DSET-18 all problems are returned together, each with its input', () => {
  const wrong = field({ field: 'a.b', description: ' ', unity: 'x'.repeat(31), useCheckField: true, maxAttempts: 9 });
  const problems = manualInputFieldProblems(wrong, []);
  expect(Object.entries(problems).map(([at, { code }]) => [at, code])).toEqual([
    ['field', 213],
    ['description', 205],
    ['unity', 200],
    ['maxAttempts', 215],
  ]);
  expect(manualInputFieldProblems(field(), ['Weight'])).toEqual({});
});

it('MIF-02, MIF-08 a valid field keeps the rules of its kind and is unchanged when validated again', () => {
  const text = fc.oneof(fc.constantFrom('Boxes', ' Weight ', '', 'a.b'), fc.string({ unit: 'grapheme', maxLength: 12 }));
  const action = fc.constantFrom('none', 'picture');
  const any = fc.record({
    field: text,
    description: text,
    unity: text,
    checkField: text,
    inputType: fc.constantFrom('binary', 'integer', 'decimal', 'text', 'date', ''),
    useCheckField: fc.boolean(),
    positiveActionType: action,
    negativeActionType: action,
    mandatory: fc.boolean(),
    showHistory: fc.boolean(),
    isSummable: fc.boolean(),
    maxAttempts: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.double()),
  });
  let taken = 0;
  fc.assert(
    fc.property(any, (drafted) => {
      const checked = checkManualInputField(drafted, ['Other']);
      if (!checked.ok) return;
      taken++;
      const { value } = checked;
      expect(checkManualInputField(value, ['Other'])).toEqual(checked);
      expect(INPUT_TYPES).toContain(value.inputType);
      expect([0, 1, 2, 3]).toContain(value.maxAttempts);
      expect(value.checkField === '').toBe(!value.useCheckField);
      if (value.inputType === 'binary') expect([value.unity, value.isSummable]).toEqual(['', false]);
      else expect([value.positiveActionType, value.negativeActionType]).toEqual(['none', 'none']);
      if (value.isSummable) expect(['integer', 'decimal']).toContain(value.inputType);
    }),
  );
  expect(taken).toBeGreaterThan(0);
});

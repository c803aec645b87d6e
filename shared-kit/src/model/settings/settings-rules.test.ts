/** @jest-environment node */
import fc from 'fast-check';
import { settingsTexts, type SettingsTexts } from '../entities/settings.rules';
import { DEFAULT_SETTINGS_TEXTS } from './settings-defaults';
import { checkSettingsTexts, settingsProblems } from './settings-rules';
import { settingsWith } from './settings.test-data';

interface Changes {
  addrPattern?: string;
  base?: Partial<SettingsTexts['baseFields']>;
  result?: Partial<SettingsTexts['resultFields']>;
}

const texts = ({ addrPattern = 'RRCC', base, result }: Changes = {}): SettingsTexts => ({
  ...settingsTexts(settingsWith()),
  addrPattern,
  baseFields: { ...DEFAULT_SETTINGS_TEXTS.baseFields, ...base },
  resultFields: { ...DEFAULT_SETTINGS_TEXTS.resultFields, ...result },
});

it('DSET-11 only the text for "null" may be empty', () => {
  expect(checkSettingsTexts(texts({ result: { null: ' ' } }))).toMatchObject({ ok: true, value: { resultFields: { null: '' } } });
});

it.each<[string, Changes, number, string]>([
  ['DSET-11 without a pattern', { addrPattern: ' ' }, 205, 'addrPattern'],
  ['DSET-11 without a base name', { base: { checkedAt: '' } }, 205, 'baseFields.checkedAt'],
  ['DSET-11 without a result text', { result: { empty: ' ' } }, 205, 'resultFields.empty'],
  ['DSET-18 with a forbidden character in a base name', { base: { address: 'a[b' } }, 213, 'baseFields.address'],
  ['DSET-18 with a base name twice', { base: { employeeId: ' address ' } }, 216, 'baseFields.employeeId'],
  ['DSET-12 with one text for positive and negative', { result: { positive: 'X ', negative: 'X' } }, 215, 'resultFields.negative'],
  ['with a text without end', { addrPattern: 'R'.repeat(101) }, 200, 'addrPattern'],
])('are rejected %s', (_title, changes, code, field) => {
  expect(checkSettingsTexts(texts(changes))).toMatchObject({ ok: false, problem: { code, field } });
});

it('DSET-11, DSET-12, DSET-18 all problems are returned together, each with its field', () => {
  const given = texts({
    addrPattern: '',
    base: { address: 'a/b', employeeName: 'Checked AT' },
    result: { empty: '', positive: 'X', negative: ' X' },
  });
  const codes = Object.entries(settingsProblems(given)).map(([field, { code }]) => [field, code]);
  expect(codes).toEqual([
    ['addrPattern', 205],
    ['baseFields.address', 213],
    ['baseFields.employeeName', 216],
    ['resultFields.empty', 205],
    ['resultFields.negative', 215],
  ]);
  expect(settingsProblems(texts())).toEqual({});
});

it('DSET-12 positive and negative may differ only in case', () => {
  expect(checkSettingsTexts(texts({ result: { positive: 'ok', negative: 'OK' } })).ok).toBe(true);
});

it('DSET-11, DSET-12, DSET-18 valid texts keep all rules and are unchanged when validated again', () => {
  const text = fc.oneof(fc.constantFrom('Address', 'address ', ' OK', '', 'É', 'a/b'), fc.string({ unit: 'grapheme', maxLength: 6 }));
  const any = fc
    .record({
      addrPattern: fc.oneof(fc.constant('RRCC'), text),
      addrPatternUser: fc.oneof(fc.constant('RR.CC'), text),
      baseFields: fc.record({ address: text, checkedAt: text, employeeId: text, employeeName: text }),
      resultFields: fc.record({ empty: text, invalid: text, positive: text, negative: text, null: text }),
    })
    .map((given) => ({ ...settingsTexts(settingsWith()), ...given }));
  let taken = 0;
  fc.assert(
    fc.property(any, (given) => {
      const checked = checkSettingsTexts(given);
      if (!checked.ok) return;
      taken++;
      const { baseFields, resultFields, addrPattern } = checked.value;
      expect(checkSettingsTexts(checked.value)).toEqual(checked);
      expect(new Set(Object.values(baseFields).map((name) => name.toLowerCase())).size).toBe(4);
      expect(resultFields.positive).not.toBe(resultFields.negative);
      expect([addrPattern, ...Object.values(baseFields), resultFields.empty, resultFields.invalid]).not.toContain('');
    }),
    { numRuns: 500 },
  );
  expect(taken).toBeGreaterThan(0);
});

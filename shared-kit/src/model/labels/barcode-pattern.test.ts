/** @jest-environment node */
import fc from 'fast-check';
import { buildRegex, readDataField, testRegex, type PatternField } from './barcode-pattern';

const constant = (name: string): PatternField => ({ name, type: 'constant', limiterType: 'range', limiter: '' });
const range = (name: string, limiter: string, affixes: { prefix?: string; postfix?: string } = {}): PatternField => ({
  name,
  type: 'data',
  limiterType: 'range',
  limiter,
  ...affixes,
});
const separator = (name: string, limiter: string, affixes: { prefix?: string; postfix?: string } = {}): PatternField => ({
  ...range(name, limiter, affixes),
  limiterType: 'separator',
});

const matched = (fields: PatternField[], ignoreRemaining: boolean, text: string) => {
  const values = testRegex(buildRegex(fields, ignoreRemaining), fields, text);
  return values && Object.fromEntries(values.map(({ name, value }) => [name, value]));
};

/** The worked examples of D-54. */
const EXAMPLES: [string, PatternField[], boolean, string, [string, Record<string, string> | null][]][] = [
  [
    'PATTERN-09 exact lengths',
    [range('sku', '6'), range('lot', '4')],
    false,
    '^(.{6})(.{4})$',
    [
      ['ABC123L001', { sku: 'ABC123', lot: 'L001' }],
      ['ABC123L0012', null],
    ],
  ],
  [
    'PATTERN-08 any length after a constant',
    [constant('P-'), range('pallet', '-1')],
    false,
    '^P-(.*)$',
    [
      ['P-0042', { pallet: '0042' }],
      ['P-', { pallet: '' }],
      ['X-0042', null],
    ],
  ],
  [
    'PATTERN-11 separators, prefix and postfix',
    [separator('sku', ';'), separator('qty', ';', { prefix: 'Q', postfix: 'KG' }), range('batch', '-1')],
    false,
    '^([^;]*);Q([^KG;]*)KG;(.*)$',
    [
      ['AB12;Q10KG;B7', { sku: 'AB12', qty: '10', batch: 'B7' }],
      ['AB12;Q10;B7', null],
      ['AB12;Q1K0KG;B7', null],
    ],
  ],
  [
    'PATTERN-12 escaped constants and PATTERN-10 a range',
    [constant('(01)'), range('gtin', '14'), constant('(10)'), range('lot', '1,20')],
    false,
    '^\\(01\\)(.{14})\\(10\\)(.{1,20})$',
    [
      ['(01)07891234567895(10)LOT7', { gtin: '07891234567895', lot: 'LOT7' }],
      ['(01)0789123456789(10)LOT7', null],
    ],
  ],
  [
    'PATTERN-07 a tail that matches anything',
    [range('code', '3,5', { prefix: '(' }), separator('site', '|', { prefix: '@' })],
    true,
    '^\\((.{3,5})@([^|]*)\\|.*',
    [
      ['(ABCDE@S1|anything here', { code: 'ABCDE', site: 'S1' }],
      ['(ABCDE@S1', null],
    ],
  ],
  [
    'PATTERN-11 characters with a meaning inside a class',
    [separator('aisle', '-'), separator('level', ']', { postfix: '^' }), constant('END.')],
    false,
    '^([^\\-]*)-([^\\^\\]]*)\\^\\]END\\.$',
    [
      ['R01-L2^]END.', { aisle: 'R01', level: 'L2' }],
      ['R01-L2]END.', null],
    ],
  ],
  ['PATTERN-06 no fields', [], false, '^$', [['', {}]]],
  ['PATTERN-07 no fields and a tail', [], true, '^.*', [['x', {}]]],
];

describe('the regular expression of a barcode', () => {
  it.each(EXAMPLES)('%s', (_, fields, ignoreRemaining, regex, samples) => {
    expect(buildRegex(fields, ignoreRemaining)).toBe(regex);
    for (const [text, values] of samples) expect(matched(fields, ignoreRemaining, text)).toEqual(values);
  });

  const literal = fc.string({ unit: 'grapheme-ascii', maxLength: 6 });
  const field: fc.Arbitrary<PatternField> = fc.oneof(
    literal.filter((s) => s !== '').map(constant),
    fc.record({
      name: fc.constant('n'),
      type: fc.constant('data' as const),
      limiterType: fc.constant('separator' as const),
      limiter: literal.filter((s) => s !== ''),
      prefix: literal,
      postfix: literal,
    }),
    fc.record({
      name: fc.constant('n'),
      type: fc.constant('data' as const),
      limiterType: fc.constant('range' as const),
      limiter: fc.constantFrom('-1', '3', '0,5', '2,4'),
      prefix: literal,
      postfix: literal,
    }),
  );

  it('PATTERN-13 compiles for any text in any field, with the u flag too, and has one group per data field', () => {
    fc.assert(
      fc.property(fc.array(field, { maxLength: 6 }), fc.boolean(), (fields, ignoreRemaining) => {
        const regex = buildRegex(fields, ignoreRemaining);
        expect(() => new RegExp(regex, 'u')).not.toThrow();
        const groups = new RegExp(`${regex}|`).exec('')!.length - 1;
        expect(groups).toBe(fields.filter((f) => f.type === 'data').length);
      }),
    );
  });

  it('PATTERN-12 matches a constant literally, whatever characters it has', () => {
    fc.assert(
      fc.property(literal, (name) => {
        expect(new RegExp(buildRegex([constant(name)], false)).test(name)).toBe(true);
      }),
    );
  });
});

describe('a stored data field', () => {
  it('PATTERN-04 of the older form has its limiter as type', () => {
    expect(readDataField({ name: 'sku', type: 'separator', limiter: ';' })).toEqual({
      name: 'sku',
      type: 'data',
      prefix: '',
      postfix: '',
      limiterType: 'separator',
      limiter: ';',
      useCheckField: false,
      checkField: '',
    });
    expect(readDataField({ name: 'sku', type: 'range', limiter: 6 })).toMatchObject({
      type: 'data',
      limiterType: 'range',
      limiter: '6',
    });
  });

  it('PATTERN-03 of the current form is read unchanged', () => {
    const stored = {
      name: 'qty',
      type: 'data',
      prefix: 'Q',
      postfix: 'KG',
      limiterType: 'separator',
      limiter: ';',
      useCheckField: true,
      checkField: 'Qty',
    };
    expect(readDataField(stored)).toEqual(stored);
  });

  it('PATTERN-04 that is a constant has only its name', () => {
    expect(readDataField({ name: '-', type: 'constant', prefix: 'x', useCheckField: true, checkField: 'y' })).toEqual({
      name: '-',
      type: 'constant',
      prefix: '',
      postfix: '',
      limiterType: 'range',
      limiter: '',
      useCheckField: false,
      checkField: '',
    });
  });
});

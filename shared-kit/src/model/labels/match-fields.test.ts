/** @jest-environment node */
import fc from 'fast-check';
import { buildRegex, testRegex, type PatternField } from './barcode-pattern';
import { matchFields } from './match-fields';

const constant = (name: string): PatternField => ({ name, type: 'constant', limiterType: 'range', limiter: '' });
const range = (limiter: string, prefix = '', postfix = ''): PatternField => ({
  name: 'n',
  type: 'data',
  limiterType: 'range',
  limiter,
  prefix,
  postfix,
});
const separator = (limiter: string, prefix = '', postfix = ''): PatternField => ({
  ...range(limiter, prefix, postfix),
  limiterType: 'separator',
});

const mismatch = (fields: PatternField[], text: string, ignoreRemaining = false) => {
  const match = matchFields(fields, ignoreRemaining, text);
  return match.ok ? null : match.mismatch;
};

describe('why a text does not match', () => {
  const weights = [separator(';'), separator(';', 'Q', 'KG'), range('-1')];

  it.each<[string, PatternField[], string, number | null, number, object | null]>([
    ['a length that is too short', [range('6'), range('4')], 'ABC123L0', 1, 6, { characters: 4 }],
    ['what goes on after the last field', [range('6'), range('4')], 'ABC123L0012', null, 10, null],
    ['another constant', [constant('P-'), range('-1')], 'X-0042', 0, 0, { literal: 'P-' }],
    ['a constant that begins as it should', [constant('(01)'), range('-1')], '(02)1', 0, 2, { literal: '(01)' }],
    ['a postfix that is missing', weights, 'AB12;Q10;B7', 1, 8, { literal: 'KG;' }],
    ['a character that its value cannot hold', weights, 'AB12;Q1K0KG;B7', 1, 8, { literal: 'KG;' }],
    ['a prefix that is missing', weights, 'AB12;10KG;B7', 1, 5, { literal: 'Q' }],
    ['a separator that is missing', [separator(';')], 'AB12', 0, 4, { literal: ';' }],
    ['a text that is empty', [range('1,3')], '', 0, 0, { characters: 1 }],
    ['a line end, which no dot takes', [range('3')], 'A\nB', 0, 0, { characters: 3 }],
    ['a length of an old document that is none', [constant('A'), range('(a+)+')], 'AB', 1, 1, { characters: 1 }],
  ])('ADD-10 is returned for %s', (_title, fields, text, at, from, missing) => {
    expect(mismatch(fields, text)).toEqual({ at, from, missing });
  });

  it('ADD-10 comes with the values of the fields before it', () => {
    expect(matchFields(weights, false, 'AB12;Q10;B7')).toMatchObject({ ok: false, values: ['AB12'] });
  });

  it('PATTERN-07 is never the text after the last field when that is ignored', () => {
    expect(mismatch([range('2')], 'ABCDEF', true)).toBeNull();
  });
});

/** Few characters, so that texts often match in part. */
const someText = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', ';', '\n'), maxLength });
const affix = someText(2);
const anyField: fc.Arbitrary<PatternField> = fc.oneof(
  fc.record({ name: fc.constantFrom('a', 'ab', ';;') }).map(({ name }) => constant(name)),
  fc
    .record({ limiter: fc.constantFrom('-1', '1', '2', '0,2', '1,3', '2,'), prefix: affix, postfix: affix })
    .map((of) => range(of.limiter, of.prefix, of.postfix)),
  fc
    .record({ limiter: fc.constantFrom(';', 'b;', ';;'), prefix: affix, postfix: affix })
    .map((of) => separator(of.limiter, of.prefix, of.postfix)),
);
const anyFields = fc.array(anyField, { maxLength: 5 });

describe('any fields', () => {
  it('PATTERN-13, PATTERN-26 match the same texts with the same values as their regular expression', () => {
    let matched = 0;
    fc.assert(
      fc.property(anyFields, fc.boolean(), someText(12), (fields, ignoreRemaining, text) => {
        const expected = testRegex(buildRegex(fields, ignoreRemaining), fields, text);
        const match = matchFields(fields, ignoreRemaining, text);
        expect(match.ok ? match.values : null).toEqual(expected?.map(({ value }) => value) ?? null);
        matched += match.ok ? 1 : 0;
      }),
      { numRuns: 2000 },
    );
    expect(matched).toBeGreaterThan(100);
  });

  it('ADD-10 report the field after the longest sequence of fields that a text begins with, and a character of it', () => {
    fc.assert(
      fc.property(anyFields, someText(12), (fields, text) => {
        const found = mismatch(fields, text);
        if (!found) return;
        const begins = (count: number) => new RegExp(buildRegex(fields.slice(0, count), true)).test(text);
        const longest = fields.findLastIndex((_, at) => begins(at + 1)) + 1;
        expect(found.at ?? fields.length).toBe(longest);
        expect(found.from).toBeGreaterThanOrEqual(0);
        expect(found.from).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });

  it('ADD-10 are matched quickly also when their regular expression would take for ever', () => {
    const fields = Array.from({ length: 40 }, () => range('-1', '', 'a'));
    expect(mismatch(fields, `${'a'.repeat(200)}!`)).toMatchObject({ at: null });
  });
});

describe('the builder', () => {
  /** A field with a text that it matches. */
  const part = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 5 }).map((name) => ({ field: constant(name), value: null, text: name })),
    fc
      .record({
        value: fc.string({ unit: fc.constantFrom(...'AB01'), maxLength: 6 }),
        prefix: fc.constantFrom('', 'Q', '(', '^$'),
        postfix: fc.constantFrom('', 'KG', ')', '\\'),
      })
      .chain(({ value, prefix, postfix }) => {
        const text = prefix + value + postfix;
        const exact = { field: range(String(value.length), prefix, postfix), value, text };
        const closed = fc
          .constantFrom(';', '|', ']', '--')
          .map((end) => ({ field: separator(end, prefix, postfix), value, text: text + end }));
        return value === '' ? closed : fc.oneof(closed, fc.constant(exact));
      }),
  );

  it('PATTERN-05, PATTERN-13 creates an expression that splits a text into the values of its fields in order', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.string({ unit: 'grapheme-ascii', maxLength: 4 }), (parts, tail) => {
        const fields = parts.map(({ field }) => field);
        const values = parts.flatMap(({ value }) => value ?? []);
        const text = parts.map((one) => one.text).join('');
        const read = (ignoreRemaining: boolean, of: string) =>
          testRegex(buildRegex(fields, ignoreRemaining), fields, of)?.map(({ value }) => value);
        expect(read(false, text)).toEqual(values);
        expect(read(true, text + tail)).toEqual(values);
        if (tail !== '') expect(read(false, text + tail)).toBeUndefined();
      }),
    );
  });
});

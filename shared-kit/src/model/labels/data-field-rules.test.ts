/** @jest-environment node */
import fc from 'fast-check';
import { buildRegex, testRegex } from './barcode-pattern';
import { dataFieldProblem, dataFieldsProblem, fieldPosition, tidyDataField, tidyRange } from './data-field-rules';
import type { DataField } from '../entities/entities';

const field = (changes: Partial<DataField> = {}): DataField =>
  tidyDataField({
    name: 'SKU',
    type: 'data',
    prefix: '',
    postfix: '',
    limiterType: 'range',
    limiter: '6',
    useCheckField: false,
    checkField: '',
    ...changes,
  });
const constant = (name: string) => field({ type: 'constant', name });
const open = (changes: Partial<DataField> = {}) => field({ limiter: '-1', ...changes });

describe('one field', () => {
  it.each<[string, Partial<DataField>, string, number]>([
    ['PATTERN a name is needed', { name: ' ' }, 'mandatoryField', 205],
    ['a name holds no character of expressions', { name: 'a(b' }, 'charNotAllowed', 215],
    ['DSET-18 a name holds no #', { name: 'a#b' }, 'forbiddenCharacters', 213],
    ['a name is of whole characters', { name: 'a\ud83d' }, 'unusable', 200],
    ['a constant is of whole characters', { type: 'constant', name: '\ud83d' }, 'unusable', 200],
    ['a separator has an end', { limiterType: 'separator', limiter: ';'.repeat(101) }, 'unusable', 200],
    ['a name holds nothing that nobody sees', { name: 'SK\ufe0fU' }, 'unusable', 200],
    ['a name has an end', { name: 'x'.repeat(101) }, 'unusable', 200],
    ['a prefix holds no separator', { prefix: 'a;' }, 'charNotAllowed', 215],
    ['a postfix holds no space', { postfix: ' ' }, 'charNotAllowed', 215],
    ['a limiter is needed', { limiter: '' }, 'mandatoryField', 205],
    ['a separator is needed', { limiterType: 'separator', limiter: '' }, 'mandatoryField', 205],
    ['no length is 0', { limiter: '0' }, 'invalidRange', 215],
    ['a length is a number', { limiter: '1-2' }, 'invalidRange', 215],
    ['a length is no larger than barcodes are', { limiter: '99999999' }, 'invalidRange', 215],
    ['a range goes up', { limiter: '5,5' }, 'rangeBet', 215],
    ['DSET-18 a check field holds none of the forbidden characters', { useCheckField: true, checkField: 'a/b' }, 'checkField', 213],
  ])('%s', (_title, changes, rule, code) => {
    expect(dataFieldProblem(field(changes))).toMatchObject({ rule, code });
  });

  it.each<[string, Partial<DataField>]>([
    ['0 to 5', { limiter: '0,5' }],
    ['any length', { limiter: '-1' }],
    ['affixes of special characters', { prefix: 'LOT-', postfix: '@_(9)' }],
    ['a separator of anything', { limiterType: 'separator', limiter: '; ' }],
    ['a constant of anything', { type: 'constant', name: '(01) #/' }],
    ['a constant with a control character of GS1', { type: 'constant', name: '\u001d' }],
    ['a control character of GS1 for a separator', { limiterType: 'separator', limiter: '\u001d' }],
  ])('may have %s', (_title, changes) => {
    expect(dataFieldProblem(field(changes))).toBeNull();
  });

  it('PATTERN-04 is stored without spaces in its range and without zeros before it', () => {
    expect(field({ limiter: ' 03 , 010 ' }).limiter).toBe('3,10');
  });

  it('MIF-07 a blank check field becomes the name of the field, an unused one is empty', () => {
    expect(field({ useCheckField: true, checkField: ' ' }).checkField).toBe('SKU');
    expect(field({ useCheckField: false, checkField: 'x' }).checkField).toBe('');
  });

  it('a constant is stored only with its text', () => {
    expect(field({ type: 'constant', name: ' A', prefix: 'x', useCheckField: true, checkField: 'y' })).toEqual({
      name: ' A',
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

describe('fields of a barcode', () => {
  it('a field of any length needs a literal text after it', () => {
    expect(dataFieldsProblem([open(), field({ name: 'LOT' })])).toMatchObject({ rule: 'lengthOrSeparator', at: 0 });
    expect(dataFieldsProblem([field({ name: 'LOT' }), open()])).toBeNull();
    expect(dataFieldsProblem([open({ postfix: 'KG' }), field({ name: 'LOT' })])).toBeNull();
    expect(dataFieldsProblem([open(), constant('-'), field({ name: 'LOT' })])).toBeNull();
    expect(dataFieldsProblem([open(), field({ name: 'LOT', prefix: 'L' })])).toBeNull();
  });

  it('DSET-18 names are unique, including constants; names of data fields are compared ignoring case and form', () => {
    expect(dataFieldsProblem([field(), field({ name: 'LOT' }), constant('SKU')])).toMatchObject({ code: 216, at: 2 });
    expect(dataFieldsProblem([field(), field({ name: 'sku' })])).toMatchObject({ code: 216, at: 1 });
    expect(dataFieldsProblem([field({ name: 'Código' }), field({ name: 'CÓDIGO'.normalize('NFD') })])).toMatchObject({ code: 216, at: 1 });
    expect(dataFieldsProblem([constant('a'), constant('A'), field({ name: 'AB' }), constant('ab')])).toBeNull();
  });

  it('valid fields always have a regular expression that compiles', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ09_@\\^$.*+?()[]{}|-/;, '), maxLength: 4 });
    const any = fc.record({
      name: text,
      type: fc.constantFrom('data' as const, 'constant' as const),
      prefix: text,
      postfix: text,
      limiterType: fc.constantFrom('range' as const, 'separator' as const),
      limiter: fc.oneof(fc.constantFrom('-1', '3', '2,5', '0,1', '1000'), text),
      useCheckField: fc.boolean(),
      checkField: text,
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 4 }), fc.boolean(), (drafts, ignoreRemaining) => {
        const fields = drafts.map(tidyDataField);
        if (dataFieldsProblem(fields)) return;
        expect(() => testRegex(buildRegex(fields, ignoreRemaining), fields, 'sample')).not.toThrow();
      }),
    );
  });

  it.each([
    ['0', 0],
    ['2', 2],
    [' 1 ', 1],
    ['3', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
  ])('position %j of two is %j', (position, at) => {
    expect(fieldPosition(position, 2)).toBe(at);
  });
});

it('D-56 the text of a range is stored without spaces and leading zeros, and a second time is unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ 0-9,-]{0,8}$/), (typed) => {
      const range = tidyRange(typed);
      expect(range).not.toMatch(/\s|(^|\D)0\d/);
      expect(tidyRange(range)).toBe(range);
    }),
  );
});

it('D-56 a position is between the fields, before the first or after the last, or null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), fc.nat(50), (typed, count) => {
      const at = fieldPosition(typed, count);
      if (at === null) return;
      expect(Number.isInteger(at) && at >= 0 && at <= count).toBe(true);
    }),
  );
});

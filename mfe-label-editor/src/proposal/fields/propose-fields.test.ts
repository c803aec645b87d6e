import fc from 'fast-check';
import { buildRegex, dataFieldsProblem, testRegex } from 'shared-kit/model';
import { proposeFields, type TextFacts } from './propose-fields';

const GS = '\u001d';

/** The proposed fields, each as its name and value; constants as their text. */
function split(text: string, facts?: TextFacts): string[] {
  const fields = proposeFields(text, facts);
  const values = testRegex(buildRegex(fields, false), fields, text) ?? [];
  return fields.map(({ type, name }) => (type === 'constant' ? name : `${name}=${values.find((one) => one.name === name)?.value}`));
}

describe('the first split of a decoded text', () => {
  it.each([
    ['elements with brackets', '(01)07891234567895(10)LOT7(17)251231', {}, ['GTIN=07891234567895', 'LOT=LOT7', 'EXPIRY=251231']],
    ['brackets inside a value', '(10)A(5)B(21)S1', {}, ['LOT=A(5)B', 'SERIAL=S1']],
    ['a decimal weight', '(01)97891234567892(3102)001250', {}, ['GTIN=97891234567892', 'NET WEIGHT kg=001250']],
    [
      'elements in their raw form',
      `010789123456789510LOT7${GS}17251231`,
      { isGs1: true },
      ['GTIN=07891234567895', 'LOT=LOT7', `GS=${GS}`, 'EXPIRY=251231'],
    ],
    ['elements after a symbology identifier', ']C10107891234567895', {}, [']C1', 'GTIN=07891234567895']],
    ['elements after an FNC1', `${GS}00378912345678901235`, {}, [`GS=${GS}`, 'SSCC=378912345678901235']],
    ['elements that the symbol does not declare', '010789123456789510LOT7', {}, ['GTIN=07891234567895', 'LOT=LOT7']],
    ['the same identifier twice', '(21)A1(21)B22', {}, ['SERIAL=A1', 'SERIAL 2=B22']],
  ] as const)('ADD-09 names GS1 elements: %s', (_, text, facts, expected) => {
    expect(split(text, facts)).toEqual(expected);
  });

  it('ADD-09 gives GS1 elements the lengths of their identifiers, so that other labels match too', () => {
    const fields = proposeFields('(01)07891234567895(10)LOT7');
    expect(fields.map(({ prefix, limiter }) => [prefix, limiter])).toEqual([
      ['(01)', '14'],
      ['(10)', '1,20'],
    ]);
    expect(testRegex(buildRegex(fields, false), fields, '(01)17891234567892(10)L-20/7')?.[1]?.value).toBe('L-20/7');
  });

  it.each([
    ['digits that only look like elements', '010789123456789010LOT7', ['Field 1=010789123456789010', 'Field 2=LOT', 'Field 3=7']],
    ['values between separators', 'Northwind;W12KG;B0042', ['Field 1=Northwind', 'Field 2=W12KG', 'Field 3=B0042']],
    ['a separator at the end', 'A;B;', ['Field 1=A', 'Field 2=B']],
    ['an empty value', 'A;;B', ['Field 1=A', 'Field 2=', 'Field 3=B']],
    ['values with their names', 'SKU=AB-1;LOT=42', ['SKU=', 'SKU=AB-1', 'LOT=', 'LOT=42']],
    ['values between control characters', `AB123${GS}CD-4`, ['Field 1=AB123', 'Field 2=CD-4']],
    ['values between tabs', 'AB 1\tCD', ['Field 1=AB 1', 'Field 2=CD']],
    ['runs of letters and digits', 'AB123456', ['Field 1=AB', 'Field 2=123456']],
    ['only digits', '004217', ['Field 1=004217']],
    ['accents', 'PEÇA12', ['Field 1=PEÇA', 'Field 2=12']],
  ])('ADD-09 splits %s', (_, text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it('ADD-09 proposes an article number as one value', () => {
    expect(split('7891234567895', { format: 'EAN13' })).toEqual(['GTIN=7891234567895']);
  });

  it('ADD-09 proposes nothing for no text', () => {
    expect(proposeFields('')).toEqual([]);
  });

  it('ADD-09 treats the end of a line as fixed text', () => {
    expect(proposeFields('two\nlines').map(({ name, type }) => [name, type])).toEqual([
      ['Field 1', 'data'],
      ['\n', 'constant'],
      ['Field 2', 'data'],
    ]);
  });

  it('ADD-09 names values in the user’s language', () => {
    expect(split('AB12', { nameOf: (number) => `Campo ${number}` })).toEqual(['Campo 1=AB', 'Campo 2=12']);
  });
});

const anyText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'AB01;-|/(). :=#*[]^$\\', GS), maxLength: 40 }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('01', '10', '17', '21', '3103', '8008', '00'),
        fc.string({ unit: fc.constantFrom(...'0123456789AB)('), maxLength: 20 }),
      ),
      { maxLength: 5 },
    )
    .chain((elements) =>
      fc.constantFrom(elements.map(([ai, value]) => `(${ai})${value}`).join(''), elements.map(([ai, value]) => ai + value).join(GS)),
    ),
);

describe('for any text of a barcode', () => {
  it('ADD-09 the proposed fields follow the rules of patterns, and match the whole text', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), fc.constantFrom('QRCode', 'EAN13', 'Code128'), (text, isGs1, format) => {
        const fields = proposeFields(text, { isGs1, format });
        if (fields.length === 0) return;
        expect(dataFieldsProblem(fields)).toBeNull();
        expect(fields.length).toBeLessThanOrEqual(50);
        expect(testRegex(buildRegex(fields, false), fields, text)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('ADD-09 there is a proposal for every single-line text that fits in a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ABCxyz019;-|/(). :=#*[]^$\\_@çé'), minLength: 1, maxLength: 60 }), (text) => {
        expect(proposeFields(text)).not.toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('ADD-09 proposes no expression that could backtrack without end', () => {
    const text = '(10)a'.repeat(40);
    const fields = proposeFields(text);
    expect(fields.map(({ limiter }) => limiter)).toEqual(Array.from({ length: 40 }, () => '1'));
    expect(testRegex(buildRegex(fields, false), fields, text)).not.toBeNull();
  });

  it('ADD-09 GS1 elements are returned with their own values', () => {
    const element = fc
      .constantFrom(['01', 14, 14], ['17', 6, 6], ['3102', 6, 6], ['30', 1, 8], ['37', 1, 8])
      .chain(([ai, least, most]) =>
        fc.tuple(
          fc.constant(String(ai)),
          fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: Number(least), maxLength: Number(most) }),
        ),
      );
    fc.assert(
      fc.property(fc.uniqueArray(element, { selector: ([ai]) => ai, minLength: 1, maxLength: 5 }), (elements) => {
        const text = elements.map(([ai, value]) => `(${ai})${value}`).join('');
        const fields = proposeFields(text, { isGs1: true });
        expect(testRegex(buildRegex(fields, false), fields, text)?.map(({ value }) => value)).toEqual(elements.map(([, value]) => value));
      }),
    );
  });
});

import fc from 'fast-check';
import { buildRegex, dataFieldsProblem, testRegex, type DataField } from 'shared-kit/model';
import { gs1IdentifierAt, type Gs1Identifier } from './gs1-identifiers';
import { openSeparators } from './open-separators';
import { proposeFields, type TextFacts } from './propose-fields';
import { formsOf } from './text-forms';

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
      ['GTIN=07891234567895', 'LOT=LOT7', 'EXPIRY=251231'],
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

  it.each([
    ['two lines', 'two\nlines', ['two', 'lines']],
    ['lines as Windows ends them, the last one too', 'A\r\nB\r\nC\r\n', ['A', 'B', 'C']],
    ['lines that hold separators', 'SKU;1\nLOT;2\n3', ['SKU;1', 'LOT;2', '3']],
    ['an empty line, and two kinds of line ends', 'A\n\rB', ['A', '', 'B']],
  ])('ADD-09 proposes a field for each line of %s', (_, text, lines) => {
    const fields = proposeFields(text);
    expect(testRegex(buildRegex(fields, false), fields, text)?.map(({ value }) => value)).toEqual(lines);
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

  it('ADD-09 there is a proposal for every text that fits in a pattern, of one line or several', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ABCxyz019;-|/(). :=#*[]^$\\_@çé\n\r'), minLength: 1, maxLength: 60 }), (text) => {
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
        fc.tuple(fc.constant(ai), fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most })),
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

/** Every identifier of GS1 with a value of variable length, and some of those with a fixed one. */
const ALL_IDENTIFIERS = [...new Set(Array.from({ length: 10_000 }, (_, i) => gs1IdentifierAt(String(i).padStart(4, '0'))?.ai))]
  .map((ai) => ai && gs1IdentifierAt(ai.padEnd(4, '0')))
  .filter((identifier) => identifier !== undefined && identifier !== '' && identifier !== null);

/** The identifiers whose values have a length that is predefined: no GS follows them (GS1 General Specifications, figure 7.8.5-1). */
const PREDEFINED = /^(0[0-4]|1[1-9]|20|3[1-6]|41)/;

const valueOf = ({ least, most, digits }: Gs1Identifier) =>
  // Digits above all, since only they look like the identifier of the next value.
  fc.string({ unit: fc.constantFrom(...(digits ? '0123456789' : '0011223445678910A-')), minLength: least, maxLength: Math.min(most, 20) });

/** Identifiers in any order, with the values of two labels that have them. */
const twoLabels = fc
  .uniqueArray(fc.constantFrom(...ALL_IDENTIFIERS), { selector: ({ ai }) => ai, minLength: 1, maxLength: 5 })
  .chain((identifiers) => {
    const label = fc.tuple(...identifiers.map(valueOf));
    return fc.record({ identifiers: fc.constant(identifiers), one: label, other: label });
  });

/** The raw text of a label, where a GS follows each value but the last, unless its length is predefined. */
const rawLabel = (identifiers: readonly Gs1Identifier[], values: readonly string[]) =>
  identifiers.map(({ ai }, i) => ai + values[i] + (i === identifiers.length - 1 || PREDEFINED.test(ai) ? '' : GS)).join('');

describe('a proposal made from one GS1 label', () => {
  it('ADD-09 reads a serial that begins with its own identifier, behind a lot', () => {
    const fields = proposeFields(`10AB12${GS}21X5`, { isGs1: true });
    const read = testRegex(buildRegex(fields, false), fields, `10A1${GS}210021345`);
    expect(read?.map(({ name, value }) => `${name}=${value}`)).toEqual(['LOT=A1', 'SERIAL=0021345']);
  });

  it('ADD-09 reads any other label of the same identifiers as the rules of GS1 do, in whatever order', () => {
    expect(ALL_IDENTIFIERS.filter(({ least, most }) => least < most).length).toBeGreaterThan(100);
    fc.assert(
      fc.property(twoLabels, ({ identifiers, one, other }) => {
        const fields = proposeFields(rawLabel(identifiers, one), { isGs1: true });
        const read = testRegex(buildRegex(fields, false), fields, rawLabel(identifiers, other));
        expect(read?.map(({ value }) => value)).toEqual(other);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a pattern as older proposals made it', () => {
  const [lot, serial] = proposeFields(`10AB12${GS}21X5`, { isGs1: true }) as [DataField, DataField];
  const gs: DataField = { ...serial, name: 'GS', prefix: '', limiter: '1' };
  const old: DataField[] = [{ ...lot, limiterType: 'range', limiter: '1,20' }, gs, serial];

  it('ADD-09 is named with the fields that replace it', () => {
    expect(openSeparators(old)).toEqual({ names: ['LOT'], dataFields: [lot, serial] });
  });

  it.each<[string, DataField[]]>([
    ['it ends at its separators', [lot, serial]],
    ['a field of one character follows a value of fixed length', [{ ...serial, prefix: '01', limiter: '14' }, gs, serial]],
    ['its prefix is no identifier', [{ ...old[0]!, prefix: 'L' }, gs, serial]],
    ['the character has a prefix', [old[0]!, { ...gs, prefix: ';' }, serial]],
    ['the character is checked against the sheet', [old[0]!, { ...gs, useCheckField: true, checkField: 'GS' }, serial]],
  ])('ADD-09 is not meant where %s', (_, fields) => {
    expect(openSeparators(fields)).toBeNull();
  });
});

describe('a symbol that decoders send in several forms', () => {
  it.each([
    ['a UPC-A of 12 digits', 'UPC-A', '036000291452', ['0036000291452']],
    ['a UPC-A of 13 digits', 'UPCA', '0036000291452', ['036000291452']],
    ['an EAN-13 that is a UPC-A', 'EAN-13', '0036000291452', ['036000291452']],
    ['a UPC-E', 'UPC-E', '04252614', ['042100005264', '0042100005264']],
    ['a UPC-E that ends in 0', 'UPC-E', '01234505', ['012000003455', '0012000003455']],
    ['a UPC-E that ends in 3', 'UPC-E', '01234531', ['012300000451', '0012300000451']],
    ['a UPC-E that ends in 4', 'UPC-E', '01234543', ['012340000053', '0012340000053']],
    ['a Code 39 of small letters', 'Code39', 'ab-1', ['+A+B-1']],
    ['a Code 39 with pairs', 'Code39', '+A+B-1', ['ab-1']],
    ['a Codabar with its start and end', 'Codabar', 'A40156B', ['40156']],
    ['a Codabar without them', 'Codabar', '40156', ['A40156A']],
  ])('ADD-09 is read in each of them: %s', (_, format, text, others) => {
    expect(formsOf(text, format).forms).toEqual([text, ...others]);
    const fields = proposeFields(text, { format });
    const regex = new RegExp(buildRegex(fields, false));
    expect([text, ...others].filter((form) => !regex.test(form))).toEqual([]);
  });

  it.each([
    ['an EAN-13', 'EAN-13', '7891234567895'],
    ['an EAN-8', 'EAN-8', '96385074'],
    ['a Code 39 in its plain mode', 'Code39', 'LOC/A12-$B'],
    ['a Code 128', 'Code128', 'ab-1'],
  ])('ADD-09 keeps its one form: %s', (_, format, text) => {
    expect(formsOf(text, format).forms).toEqual([text]);
  });
});

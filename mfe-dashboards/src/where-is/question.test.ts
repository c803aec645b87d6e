import fc from 'fast-check';
import { partFilter, readDataField, type AddressRecord, type LabelDesign } from 'shared-kit/model';
import { aRecord } from 'shared-kit/testing';
import { questionOf, storedAddress, type QuestionSettings } from './question';

const dataField = (name: string, limiter: string) => readDataField({ name, type: 'data', limiterType: 'range', limiter });
const corner = { x: 0, y: 0 };
const PALLET: LabelDesign = {
  name: 'Pallet',
  picture: null,
  firstVertex: corner,
  secondVertex: corner,
  barcodePatterns: [
    {
      firstVertex: corner,
      secondVertex: corner,
      regex: '',
      ignoreRemaining: false,
      testTexts: [],
      isRequired: true,
      dataFields: [dataField('SKU', '8'), readDataField({ name: '-', type: 'constant' }), dataField('Lot', '-1')],
    },
  ],
};
const SETTINGS: QuestionSettings = { addrPattern: '*RRCCNNAA', addrPatternUser: 'RR.CC.NN.AA', labelDesigns: [PALLET] };
const EXAMPLE = 'P01020304';

const reading = (given: Partial<AddressRecord> = {}) =>
  aRecord({ address: 'P12010101', labels: [{ name: 'Pallet', valid: true, data: { SKU: 'CX123456', Lot: 'L7' } }], ...given });

const BY_ADDRESS = { kind: 'address' };
const BY_SKU = { kind: 'fields', fields: ['SKU'] };
const BY_BARCODE = { kind: 'barcode', label: 'Pallet' };

describe('what is looked for', () => {
  it.each([
    ['12.01.01.01', BY_ADDRESS],
    [' 12-01-01-01 ', BY_ADDRESS],
    ['12010101', BY_ADDRESS],
    ['P12010101', BY_ADDRESS],
    ['p12010101', BY_ADDRESS],
    ['12.01.01.02', null],
    ['CX123456', BY_SKU],
    ['cx123456', BY_SKU],
    ['CX12345', null],
    ['CX123456-L7', BY_BARCODE],
    ['CX123456-L8', null],
    ['', null],
    ['   ', null],
    ['.*', null],
    ['__proto__', null],
  ])('ADD-81 %p is found as %j, and the filter of its part lets it pass (D-170)', (typed, wanted) => {
    const question = questionOf(typed, SETTINGS, EXAMPLE);
    expect(question.foundBy(reading())).toEqual(wanted);
    if (wanted) expect(question.mayBeIn(partFilter([reading()]))).toBe(true);
  });

  it('ADD-81 names all fields that have the value, of any label', () => {
    const labels: AddressRecord['labels'] = [
      { name: 'Pallet', valid: true, data: { SKU: '77' } },
      { name: 'Box', valid: false, data: { 'Box number': '77', Lot: '7' } },
    ];
    expect(questionOf('77', SETTINGS, EXAMPLE).foundBy(reading({ labels }))).toEqual({ kind: 'fields', fields: ['SKU', 'Box number'] });
  });

  it('ADD-81 a barcode needs all of its values in one label of its name', () => {
    const question = questionOf('CX123456-L7', SETTINGS, EXAMPLE);
    const apart = [
      { name: 'Pallet', valid: true, data: { SKU: 'CX123456', Lot: 'L1' } },
      { name: 'Box', valid: true, data: { SKU: 'CX123456', Lot: 'L7' } },
    ];
    expect(question.foundBy(reading({ labels: apart }))).toBeNull();
  });

  it('ADD-81 whatever is typed and stored, what answers the question passes its filter (D-170)', () => {
    const text = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(text, text, text, fc.string({ unit: 'grapheme', maxLength: 12 }), (address, sku, lot, typed) => {
        const record = reading({ address, labels: [{ name: 'Pallet', valid: true, data: { SKU: sku, Lot: lot } }] });
        for (const looked of [typed, address, sku, `${sku}-${lot}`]) {
          const question = questionOf(looked, SETTINGS, address);
          if (question.foundBy(record)) expect(question.mayBeIn(partFilter([record]))).toBe(true);
        }
      }),
    );
  });
});

describe('the stored form of an address', () => {
  it.each([
    ['12.01.01.01', '*RRCCNNAA', 'RR.CC.NN.AA', EXAMPLE, 'P12010101'],
    ['12010101', '*RRCCNNAA', 'RR.CC.NN.AA', EXAMPLE, 'P12010101'],
    ['A5-03', 'RACC', 'RA-CC', 'B100', 'A503'],
    ['5A', 'RA', 'AR', 'A5', 'A5'],
    ['Rua 12', 'XRR', 'XRR', 'X01', null],
    ['12.01.01', '*RRCCNNAA', 'RR.CC.NN.AA', EXAMPLE, null],
    ['12.01.01.01', '*RRCCNNAA', 'RR.CC.NN.AA', '', null],
    ['', '', '', '', ''],
  ])('ADD-81 of %p by %p and %p, beside %p, is %p (D-41)', (typed, addrPattern, addrPatternUser, example, wanted) => {
    expect(storedAddress(typed, { addrPattern, addrPatternUser }, example)).toBe(wanted);
  });
});

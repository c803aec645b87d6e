import { labelAspects } from './label-aspects';

const aspects = (...paths: string[]) => labelAspects(paths.map((path) => ({ path, before: 1, after: 2 })));

it('ADD-02 names each changed part of a label once', () => {
  expect(aspects('picture', 'firstVertex.x', 'secondVertex.y')).toEqual([
    { of: 'label', what: 'picture' },
    { of: 'label', what: 'region' },
  ]);
  expect(
    aspects('barcodePatterns.0.firstVertex.x', 'barcodePatterns.1.dataFields.0.name', 'barcodePatterns.1.regex', 'barcodePatterns.2'),
  ).toEqual([
    { of: 'barcode', number: 1, what: 'position' },
    { of: 'barcode', number: 2, what: 'fields' },
    { of: 'barcode', number: 3, what: 'whole' },
  ]);
});

it('ADD-10 distinguishes test texts from the options of a barcode', () => {
  expect(aspects('barcodePatterns.0.testTexts.1', 'barcodePatterns.0.isRequired')).toEqual([
    { of: 'barcode', number: 1, what: 'testTexts' },
    { of: 'barcode', number: 1, what: 'options' },
  ]);
});

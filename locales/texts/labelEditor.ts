// Written by write-texts.mjs from en-US/labelEditor.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    'labelEditor': {
      'ebp.charNotAllowed': { char: string | number };
      'ebp.failMatch': None;
      'ebp.fieldExistsError': { name: string | number };
      'ebp.invalidPos': { max: string | number };
      'ebp.invalidRange': None;
      'ebp.mandatoryField': None;
      'ebp.rangeBet': None;
      'labelDesign.barcodesMustHavePattern': { barcodes: string | number };
      'labelDesign.errMissingBarcodes': None;
      'pattern.edit': None;
      'pattern.ignoreRemaining': None;
      'pattern.isRequired': None;
      'pattern.save': None;
      'pattern.title': { number: string | number };
      'title': None;
    };
  }
}

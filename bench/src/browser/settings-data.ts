import type { BarcodePattern, DataField, LabelDesign, ManualInputField } from 'shared-kit/model';

const CORNER = { x: 0, y: 0 };

/** A field of eight characters of a barcode. */
export const aDataField = (overrides: Partial<DataField> = {}): DataField => ({
  name: 'SKU',
  type: 'data',
  prefix: '',
  postfix: '',
  limiterType: 'range',
  limiter: '8',
  useCheckField: false,
  checkField: '',
  ...overrides,
});

export const aBarcode = (overrides: Partial<BarcodePattern> = {}): BarcodePattern => ({
  firstVertex: CORNER,
  secondVertex: { x: 1, y: 1 },
  regex: '',
  ignoreRemaining: false,
  isRequired: false,
  testTexts: [],
  dataFields: [aDataField()],
  ...overrides,
});

/** A label without a picture. */
export const aLabel = (name: string, barcodePatterns: BarcodePattern[], size = { width: 1, height: 1 }): LabelDesign => ({
  name,
  picture: null,
  firstVertex: CORNER,
  secondVertex: { x: size.width, y: size.height },
  barcodePatterns,
});

export const aManualField = (overrides: Partial<ManualInputField> = {}): ManualInputField => ({
  field: 'Boxes',
  description: '',
  inputType: 'integer',
  unity: '',
  useCheckField: false,
  checkField: '',
  positiveActionType: 'none',
  negativeActionType: 'none',
  mandatory: false,
  showHistory: true,
  maxAttempts: 0,
  isSummable: false,
  ...overrides,
});

import type { LabelDesign, ManualInputField } from 'shared-kit/model';

export const NORTH = { company: 'acme', domain: 'North' };
export const NORTH_SETTINGS = '/company/acme/domain/North/settings';

/** A label with one barcode, whose pattern has one field. */
export const aLabel = (given: Partial<LabelDesign> = {}): LabelDesign => ({
  name: 'Pallet',
  picture: null,
  firstVertex: { x: 0, y: 0 },
  secondVertex: { x: 400, y: 300 },
  barcodePatterns: [
    {
      firstVertex: { x: 10, y: 10 },
      secondVertex: { x: 200, y: 80 },
      regex: '^(.{8})',
      ignoreRemaining: true,
      testTexts: [],
      isRequired: true,
      dataFields: [
        { name: 'SKU', type: 'data', prefix: '', postfix: '', limiterType: 'range', limiter: '8', useCheckField: true, checkField: 'SKU' },
      ],
    },
  ],
  ...given,
});

/** A whole number with a unit. */
export const aField = (given: Partial<ManualInputField> = {}): ManualInputField => ({
  field: 'Boxes',
  description: 'How many boxes?',
  inputType: 'integer',
  unity: 'pc',
  useCheckField: false,
  checkField: '',
  positiveActionType: 'none',
  negativeActionType: 'none',
  mandatory: false,
  showHistory: true,
  maxAttempts: 0,
  isSummable: true,
  ...given,
});

import {
  buildRegex,
  DEFAULT_SETTINGS_TEXTS,
  readManualInputField,
  readSettings,
  type BarcodePattern,
  type DataField,
  type DomainSettings,
  type LabelDesign,
  type ManualInputField,
  type Vertex,
} from 'shared-kit/model';

type Box = readonly [from: Vertex, to: Vertex];

const box = (x: number, y: number, width: number, height: number): Box => [
  { x, y },
  { x: x + width, y: y + height },
];

function field(name: string, rest: Partial<DataField> = {}): DataField {
  const blank = { type: 'data', prefix: '', postfix: '', limiterType: 'range', limiter: '-1' } as const;
  return { name, ...blank, useCheckField: false, checkField: '', ...rest };
}

const constant = (name: string): DataField => field(name, { type: 'constant', limiter: '' });

function pattern([firstVertex, secondVertex]: Box, dataFields: DataField[], rest: Partial<BarcodePattern> = {}): BarcodePattern {
  const { ignoreRemaining = false, isRequired = true, testTexts = [] } = rest;
  const regex = buildRegex(dataFields, ignoreRemaining);
  return { firstVertex, secondVertex, regex, ignoreRemaining, isRequired, dataFields, testTexts };
}

function label(name: string, [firstVertex, secondVertex]: Box, barcodePatterns: BarcodePattern[]): LabelDesign {
  return { name, picture: null, firstVertex, secondVertex, barcodePatterns };
}

/** The column of a task's sheet that is compared with the article of a pallet. */
export const SKU_COLUMN = 'SKU';
/** The column that is compared with the counted boxes. */
export const BOXES_COLUMN = 'Expected boxes';

const LABELS: LabelDesign[] = [
  label('Pallet', box(20, 20, 760, 520), [
    // Code 128: AB123456-L0421
    pattern(
      box(60, 60, 420, 120),
      [field('SKU', { limiter: '8', useCheckField: true, checkField: SKU_COLUMN }), constant('-'), field('Lot')],
      { testTexts: ['AB123456-L0421', 'AB12345-L0421'] },
    ),
    // EAN-13
    pattern(box(60, 240, 300, 140), [field('GTIN', { limiter: '13' })]),
    // QR: Northwind;W12KG;B0042
    pattern(
      box(540, 60, 200, 200),
      [
        field('Supplier', { limiterType: 'separator', limiter: ';' }),
        field('Weight', { limiterType: 'separator', limiter: ';', prefix: 'W', postfix: 'KG' }),
        field('Batch'),
      ],
      { isRequired: false, testTexts: ['Northwind;W12KG;B0042'] },
    ),
  ]),
  label('Box', box(10, 10, 580, 280), [
    // Code 128: BX004217 and whatever the supplier prints after it
    pattern(box(40, 90, 500, 120), [constant('BX'), field('Box number', { limiter: '6' })], {
      ignoreRemaining: true,
      testTexts: ['BX004217#S9'],
    }),
  ]),
];

const manualField = (name: string, rest: Partial<ManualInputField>): ManualInputField =>
  readManualInputField({ field: name, description: name, inputType: 'text', ...rest });

const MANUAL_FIELDS: ManualInputField[] = [
  manualField('Boxes', {
    description: 'Boxes on the pallet',
    inputType: 'integer',
    useCheckField: true,
    checkField: BOXES_COLUMN,
    maxAttempts: 2,
    mandatory: true,
    isSummable: true,
  }),
  manualField('Net weight', { description: 'Weight without pallet', inputType: 'decimal', unity: 'kg', isSummable: true }),
  manualField('Damaged', {
    description: 'Is anything damaged?',
    inputType: 'binary',
    positiveActionType: 'picture',
    negativeActionType: 'picture_on_divergence',
  }),
  manualField('Remarks', { description: 'Anything worth knowing', showHistory: false }),
];

/** Settings with everything that a domain can have. */
export const CENTRAL_WAREHOUSE_SETTINGS: DomainSettings = {
  ...readSettings({}, DEFAULT_SETTINGS_TEXTS),
  addrPattern: '*RRCCNNAA',
  addrPatternUser: 'RR.CC.NN.AA',
  labelDesigns: LABELS,
  manualInputFields: MANUAL_FIELDS,
};

import type { FieldRules, ValuesOfRules, Vertex } from './field-rules';
import { MAX_BARCODES, MAX_DATA_FIELDS, MAX_FIELD_TEXT, MAX_TEST_TEXTS, MAX_TEXT } from './limits';

/** A rectangle as labels and barcodes are stored (D-50): top left and bottom right corner, in image pixels. */
export interface Rectangle {
  firstVertex: Vertex;
  secondVertex: Vertex;
}

const RECTANGLE = { firstVertex: { kind: 'vertex' }, secondVertex: { kind: 'vertex' } } as const satisfies FieldRules;
const AFFIX = { kind: 'text', max: MAX_FIELD_TEXT, mayBeEmpty: true, optional: true } as const;

/** A field of a barcode pattern (PATTERN-03, PATTERN-04). */
export const DATA_FIELD = {
  name: { kind: 'name', max: MAX_FIELD_TEXT },
  type: { kind: 'choice', of: ['data', 'constant'] },
  prefix: AFFIX,
  postfix: AFFIX,
  limiterType: { kind: 'choice', of: ['range', 'separator'], optional: true },
  limiter: { kind: 'text', max: MAX_FIELD_TEXT, optional: true },
  useCheckField: { kind: 'flag', optional: true },
  checkField: { kind: 'name', max: MAX_FIELD_TEXT, optional: true },
} as const satisfies FieldRules;

export type DataField = ValuesOfRules<typeof DATA_FIELD>;

export const BARCODE_PATTERN = {
  ...RECTANGLE,
  regex: { kind: 'text', max: Infinity, optional: true, about: 'Not read: the platform makes it from the fields.' },
  ignoreRemaining: { kind: 'flag' },
  isRequired: { kind: 'flag' },
  dataFields: { kind: 'list', of: DATA_FIELD, maxItems: MAX_DATA_FIELDS },
  /** The texts on which the editor tries the pattern (ADD-10); none in older documents. */
  testTexts: {
    kind: 'texts',
    maxItems: MAX_TEST_TEXTS,
    optional: true,
    about: 'What its editor tries it on; each of at most 200 characters.',
  },
} as const satisfies FieldRules;

export type BarcodePattern = ValuesOfRules<typeof BARCODE_PATTERN>;

export const LABEL_DESIGN = {
  name: { kind: 'name', max: MAX_TEXT },
  /** Storage path of the label's picture (D-51); every picture has a path of its own. */
  picture: { kind: 'picture', optional: true, about: 'Not read.' },
  ...RECTANGLE,
  barcodePatterns: { kind: 'list', of: BARCODE_PATTERN, maxItems: MAX_BARCODES },
} as const satisfies FieldRules;

export type LabelDesign = ValuesOfRules<typeof LABEL_DESIGN>;

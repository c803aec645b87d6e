import { DEFAULT_SETTINGS_TEXTS, MAX_LABEL_DESIGNS, type DomainRef } from 'shared-kit/model';
import { connect } from '../api/connect';
import { addDomain } from './domain';
import { DATA_FIELD } from './data-field';

const FIELDS = 100;

const labels = Array.from({ length: MAX_LABEL_DESIGNS }, (_, index) => ({
  name: `Label ${index + 1}`,
  picture: null,
  firstVertex: { x: 0, y: 0 },
  secondVertex: { x: 800, y: 600 },
  barcodePatterns: Array.from({ length: 3 }, (__, place) => ({
    firstVertex: { x: 20, y: 20 + place * 150 },
    secondVertex: { x: 400, y: 120 + place * 150 },
    regex: '^(.{8})',
    ignoreRemaining: true,
    isRequired: false,
    dataFields: [{ ...DATA_FIELD, name: `Field ${place}` }],
  })),
}));

const fields = Array.from({ length: FIELDS }, (_, index) => ({
  field: `Question ${index + 1}`,
  description: 'What people are asked while they count',
  inputType: ['integer', 'decimal', 'text', 'binary'][index % 4],
  unity: '',
  useCheckField: false,
  checkField: '',
  positiveActionType: 'none',
  negativeActionType: 'none',
  mandatory: index % 3 === 0,
  showHistory: index % 2 === 0,
  maxAttempts: 0,
  isSummable: false,
}));

/** Writes a domain with the most label designs that are possible and a hundred manual input fields. */
export async function addFullDomain(env: NodeJS.ProcessEnv, ref: DomainRef): Promise<void> {
  await addDomain(connect(env).firestore, ref, {
    addrPattern: '*RRCCNNAA',
    addrPatternUser: 'RR.CC.NN.AA',
    ...DEFAULT_SETTINGS_TEXTS,
    labelDesigns: labels,
    manualInputFields: fields,
  });
}

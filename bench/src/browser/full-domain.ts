import { DEFAULT_SETTINGS_TEXTS, MAX_LABEL_DESIGNS, type DomainRef } from 'shared-kit/model';
import { connect } from '../api/connect';
import { addDomain } from './domain';
import { aBarcode, aDataField, aLabel, aManualField } from './settings-data';

const FIELDS = 100;
const INPUT_TYPES = ['integer', 'decimal', 'text', 'binary'] as const;

const barcodePatterns = Array.from({ length: 3 }, (_, place) =>
  aBarcode({
    firstVertex: { x: 20, y: 20 + place * 150 },
    secondVertex: { x: 400, y: 120 + place * 150 },
    regex: '^(.{8})',
    ignoreRemaining: true,
    dataFields: [aDataField({ name: `Field ${place}` })],
  }),
);

/** Writes a domain with the most label designs that are possible and a hundred manual input fields. */
export async function addFullDomain(env: NodeJS.ProcessEnv, ref: DomainRef): Promise<void> {
  await addDomain(connect(env).firestore, ref, {
    addrPattern: '*RRCCNNAA',
    addrPatternUser: 'RR.CC.NN.AA',
    ...DEFAULT_SETTINGS_TEXTS,
    labelDesigns: Array.from({ length: MAX_LABEL_DESIGNS }, (_, index) =>
      aLabel(`Label ${index + 1}`, barcodePatterns, { width: 800, height: 600 }),
    ),
    manualInputFields: Array.from({ length: FIELDS }, (_, index) =>
      aManualField({
        field: `Question ${index + 1}`,
        description: 'What people are asked while they count',
        inputType: INPUT_TYPES[index % 4]!,
        mandatory: index % 3 === 0,
        showHistory: index % 2 === 0,
      }),
    ),
  });
}

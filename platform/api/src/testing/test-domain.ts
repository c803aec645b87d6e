import { FieldValue } from 'firebase-admin/firestore';
import {
  DEFAULT_SETTINGS_TEXTS,
  docPaths,
  firestorePaths,
  readDataField,
  readManualInputField,
  readSettings,
  type DomainRef,
  type DomainSettings,
} from 'shared-kit/model';
import type { Firebase } from '../firebase/firebase';

const checkedField = readDataField({
  name: 'SKU',
  type: 'data',
  limiterType: 'range',
  limiter: '-1',
  useCheckField: true,
  checkField: 'SKU',
});

const corner = { x: 0, y: 0 };

const countedField = readManualInputField({
  field: 'Boxes',
  description: 'Boxes',
  inputType: 'integer',
  useCheckField: true,
  checkField: 'Expected boxes',
  isSummable: true,
});

/** Addresses like `G01020304`, an article and a number of boxes to be compared. */
export const TEST_SETTINGS: DomainSettings = {
  ...readSettings({}, DEFAULT_SETTINGS_TEXTS),
  addrPattern: '*RRCCNNAA',
  addrPatternUser: 'RR.CC.NN.AA',
  labelDesigns: [
    {
      name: 'Pallet',
      picture: null,
      firstVertex: corner,
      secondVertex: corner,
      barcodePatterns: [
        {
          firstVertex: corner,
          secondVertex: corner,
          regex: '^(.*)$',
          ignoreRemaining: false,
          testTexts: [],
          isRequired: true,
          dataFields: [checkedField],
        },
      ],
    },
  ],
  manualInputFields: [countedField],
};

/** Writes a domain of the moderator `marcos` and, unless null, its settings. */
export async function writeDomain(
  { firestore }: Firebase,
  domain: DomainRef,
  settings: DomainSettings | null = TEST_SETTINGS,
): Promise<void> {
  await firestore.doc(docPaths.domain(domain)).set({ name: domain.domain, parent: 'marcos', authLicenses: [] });
  if (!settings) return;
  await firestore.collection(firestorePaths.settings(domain)).add({
    ...settings,
    createdDate: FieldValue.serverTimestamp(),
  });
}

import { FieldValue } from 'firebase-admin/firestore';
import {
  DEFAULT_SETTINGS_TEXTS,
  docPaths,
  firestorePaths,
  type DataField,
  type DomainRef,
  type DomainSettings,
  type ManualInputField,
} from 'shared-kit/model';
import type { Firebase } from '../firebase/firebase';

const checkedField: DataField = {
  name: 'SKU',
  type: 'data',
  prefix: '',
  postfix: '',
  limiterType: 'range',
  limiter: '-1',
  useCheckField: true,
  checkField: 'SKU',
};

const corner = { x: 0, y: 0 };

const countedField: ManualInputField = {
  field: 'Boxes',
  description: 'Boxes',
  inputType: 'integer',
  unity: '',
  useCheckField: true,
  checkField: 'Expected boxes',
  positiveActionType: 'none',
  negativeActionType: 'none',
  mandatory: false,
  showHistory: true,
  maxAttempts: 0,
  isSummable: true,
};

/** Addresses like `G01020304`, an article and a number of boxes to be compared. */
export const TEST_SETTINGS: DomainSettings = {
  addrPattern: '*RRCCNNAA',
  addrPatternUser: 'RR.CC.NN.AA',
  ...DEFAULT_SETTINGS_TEXTS,
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

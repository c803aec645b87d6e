import { docPaths, firestorePaths, MAX_LABEL_DESIGNS, type DomainRef } from 'shared-kit/model';
import { connect } from '../api/connect';

const MODERATOR = 'moderator-marcos';
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
    dataFields: [
      {
        name: `Field ${place}`,
        type: 'data',
        prefix: '',
        postfix: '',
        limiterType: 'range',
        limiter: '8',
        useCheckField: false,
        checkField: '',
      },
    ],
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

/** Writes a domain with the most label designs that are possible and a hundred manual input fields, and one with neither. */
export async function addDomains(env: NodeJS.ProcessEnv, full: DomainRef, empty: DomainRef): Promise<void> {
  const { firestore } = connect(env);
  const texts = {
    addrPattern: '*RRCCNNAA',
    addrPatternUser: 'RR.CC.NN.AA',
    baseFields: { address: 'Address', checkedAt: 'Checked at', employeeId: 'Employee ID', employeeName: 'Employee name' },
    resultFields: { empty: 'EMPTY', invalid: 'INVALID', positive: 'OK', negative: 'DIVERGENT', null: 'N/A' },
    createdDate: new Date(),
  };
  for (const [ref, lists] of [
    [full, { labelDesigns: labels, manualInputFields: fields }],
    [empty, { labelDesigns: [], manualInputFields: [] }],
  ] as const) {
    await firestore.doc(docPaths.domain(ref)).set({ name: ref.domain, parent: MODERATOR, authLicenses: [] });
    await firestore.doc(`${firestorePaths.settings(ref)}/first`).set({ ...texts, ...lists });
  }
  const moderator = firestore.doc(docPaths.user(MODERATOR));
  const had = (await moderator.get()).get('authDomains') as string[];
  await moderator.update({ authDomains: [...had, full.domain, empty.domain] });
}

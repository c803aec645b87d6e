import { docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import { connect } from '../api/connect';
import { barcodePlaces, STAGE } from './barcode-places';

const MODERATOR = 'moderator-marcos';
const FIELD = {
  name: 'SKU',
  type: 'data',
  prefix: '',
  postfix: '',
  limiterType: 'range',
  limiter: '8',
  useCheckField: false,
  checkField: '',
};

/** Writes a domain with a label without picture, as large as the stage, that has the most barcodes that are possible. */
export async function addLabelDomain(env: NodeJS.ProcessEnv, ref: DomainRef): Promise<void> {
  const { firestore } = connect(env);
  const barcodePatterns = barcodePlaces().map(({ x, y, width, height }) => ({
    firstVertex: { x, y },
    secondVertex: { x: x + width, y: y + height },
    regex: '^(.{8})$',
    ignoreRemaining: false,
    isRequired: false,
    dataFields: [FIELD],
    testTexts: [],
  }));
  const label = {
    name: 'Full',
    picture: null,
    firstVertex: { x: 0, y: 0 },
    secondVertex: { x: STAGE.width, y: STAGE.height },
    barcodePatterns,
  };
  await firestore.doc(docPaths.domain(ref)).set({ name: ref.domain, parent: MODERATOR, authLicenses: [] });
  await firestore
    .doc(`${firestorePaths.settings(ref)}/first`)
    .set({ labelDesigns: [label], manualInputFields: [], createdDate: new Date() });
  const moderator = firestore.doc(docPaths.user(MODERATOR));
  const had = (await moderator.get()).get('authDomains') as string[];
  await moderator.update({ authDomains: [...had, ref.domain] });
}

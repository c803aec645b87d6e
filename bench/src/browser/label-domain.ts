import type { DomainRef } from 'shared-kit/model';
import { connect } from '../api/connect';
import { barcodePlaces, STAGE } from './barcode-places';
import { DATA_FIELD } from './data-field';
import { addDomain } from './domain';

/** Writes a domain with a label without picture, as large as the stage, that has the most barcodes that are possible. */
export async function addLabelDomain(env: NodeJS.ProcessEnv, ref: DomainRef): Promise<void> {
  const barcodePatterns = barcodePlaces().map(({ x, y, width, height }) => ({
    firstVertex: { x, y },
    secondVertex: { x: x + width, y: y + height },
    regex: '^(.{8})$',
    ignoreRemaining: false,
    isRequired: false,
    dataFields: [DATA_FIELD],
    testTexts: [],
  }));
  const corners = { firstVertex: { x: 0, y: 0 }, secondVertex: { x: STAGE.width, y: STAGE.height } };
  const label = { name: 'Full', picture: null, ...corners, barcodePatterns };
  await addDomain(connect(env).firestore, ref, { labelDesigns: [label], manualInputFields: [] });
}

import type { DomainRef } from 'shared-kit/model';
import { connect } from '../api/connect';
import { barcodePlaces, STAGE } from './barcode-places';
import { addDomain } from './domain';
import { aBarcode, aLabel } from './settings-data';

/** Writes a domain with a label without picture, as large as the stage, that has the most barcodes that are possible. */
export async function addLabelDomain(env: NodeJS.ProcessEnv, ref: DomainRef): Promise<void> {
  const barcodes = barcodePlaces().map(({ x, y, width, height }) =>
    aBarcode({ firstVertex: { x, y }, secondVertex: { x: x + width, y: y + height }, regex: '^(.{8})$' }),
  );
  await addDomain(connect(env).firestore, ref, { labelDesigns: [aLabel('Full', barcodes, STAGE)], manualInputFields: [] });
}

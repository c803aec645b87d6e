import type { Bucket } from 'platform-api/seed';
import { storagePaths, type DomainRef, type DomainSettings, type LabelDesign } from 'shared-kit/model';
import { CENTRAL_WAREHOUSE_SETTINGS } from './central-warehouse.settings';
import { labelPicture, type LabelPicture, type LabelValues } from '../drawings/label';
import { storeDrawing } from '../drawings/store-picture';

/** The values of the label that is the picture of its design. */
const SAMPLE: LabelValues = {
  SKU: 'AB123456',
  Lot: 'L0421',
  GTIN: '7891234567895',
  Supplier: 'Northwind',
  Weight: '12',
  Batch: 'B0042',
  'Box number': '004217',
};

/** The settings with the place of each label's picture (D-51). */
export function withLabelPictures(domain: DomainRef, settings: DomainSettings): DomainSettings {
  const placed = (label: LabelDesign) => ({ ...label, picture: storagePaths.label(domain, label.name) });
  return { ...settings, labelDesigns: settings.labelDesigns.map(placed) };
}

/** The labels of the demo as they are printed. */
export const demoLabels = (): LabelPicture[] => CENTRAL_WAREHOUSE_SETTINGS.labelDesigns.map((label) => labelPicture(label, SAMPLE));

export async function writeLabelPictures(bucket: Bucket, { labelDesigns }: DomainSettings): Promise<void> {
  const drawn = labelDesigns.map((label) => ({ path: label.picture, svg: labelPicture(label, SAMPLE).svg }));
  await Promise.all(drawn.flatMap(({ path, svg }) => (path === null ? [] : [storeDrawing(bucket, { path, svg })])));
}

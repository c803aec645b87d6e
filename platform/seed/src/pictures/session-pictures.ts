import type { Bucket } from 'platform-api/seed';
import { storagePaths, type AddressRecord, type SessionRef } from 'shared-kit/model';
import { Random } from '../random';
import { CENTRAL_WAREHOUSE_SETTINGS } from '../settings/central-warehouse.settings';
import { labelPicture, type LabelValues } from './label';
import { photoOf } from './photo';
import { storePhoto } from './store-picture';

const MOST = 4;
/** In pixels: so much that no program can read the barcode. */
const BLUR = 7;
/** The values of a label that the app could not read. */
const UNREAD: LabelValues = { SKU: 'CX777201', Lot: 'L3307', GTIN: '7895550001231' };

export interface SessionPicture {
  path: string;
  label: string;
  values: LabelValues;
  blur?: number;
}

/** Apps take pictures where something is damaged (its manual field asks for them) and where a label cannot be read. */
function reasonFor({ status, mif }: AddressRecord): 'damaged' | 'unread' | undefined {
  if (status === 'invalid') return 'unread';
  return mif['Damaged'] === 'yes' ? 'damaged' : undefined;
}

function picturesOf(ref: SessionRef, record: AddressRecord): SessionPicture[] {
  const path = (number: number) => storagePaths.sessionFile(ref, `${record.address}-${number}.jpg`);
  if (reasonFor(record) === 'unread') return [{ path: path(1), label: 'Pallet', values: UNREAD, blur: BLUR }];
  return record.labels.map(({ name, data }, i) => ({ path: path(i + 1), label: name, values: data }));
}

/** The readings of a session, and the pictures of some of them. Each picture shows what its reading says. */
export function takePictures(ref: SessionRef, records: readonly AddressRecord[]) {
  const seen = new Set<string>();
  const pictures: SessionPicture[] = [];
  const pictured = records.map((record) => {
    if (reasonFor(record) === undefined || seen.has(record.address) || seen.size === MOST) return record;
    seen.add(record.address);
    const own = picturesOf(ref, record);
    pictures.push(...own);
    return { ...record, pictures: own.map(({ path }) => path) };
  });
  return { records: pictured, pictures };
}

export async function writeSessionPictures(bucket: Bucket, pictures: readonly SessionPicture[]): Promise<void> {
  await Promise.all(
    pictures.map(({ path, label, values, blur }) => {
      const design = CENTRAL_WAREHOUSE_SETTINGS.labelDesigns.find(({ name }) => name === label)!;
      const random = new Random(path);
      const shot = { angle: random.between(-50, 50) / 10, zoom: random.between(105, 130) / 100 };
      return storePhoto(bucket, { path, svg: photoOf(labelPicture(design, values), shot), blur });
    }),
  );
}

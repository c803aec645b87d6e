import type { Bucket } from 'platform-api/seed';
import { storagePaths, type AddressRecord, type DomainSettings, type SessionRef } from 'shared-kit/model';
import { Random } from '../ground/random';
import { CENTRAL_WAREHOUSE_SETTINGS } from '../settings/central-warehouse.settings';
import { labelPicture, type LabelPicture, type LabelValues } from '../drawings/label';
import { photoOf } from '../drawings/photo';
import { jpegOf, storePhoto } from '../drawings/store-picture';

const MOST = 4;
/** In pixels: so much that no program can read the barcode. */
const BLUR = 7;
/** The values of a label that the app could not read. */
const UNREAD: LabelValues = { SKU: 'CX777201', Lot: 'L3307', GTIN: '7895550001231' };

export interface SessionPicture {
  path: string;
  /** The name of the label; absent in a domain without labels. */
  label?: string | undefined;
  values: LabelValues;
  blur?: number;
}

type Asking = Pick<DomainSettings, 'manualInputFields'>;

/** Whether a manual field asks for a picture of what was answered with yes, as "Damaged" does. */
const isAskedFor = ({ mif }: AddressRecord, { manualInputFields }: Asking): boolean =>
  manualInputFields.some(({ field, positiveActionType }) => positiveActionType === 'picture' && mif[field] === 'yes');

/**
 * The pictures that an app takes of a reading: where a label cannot be read, and where a manual field asks for them. Mostly none.
 * @param name with which the names of their files begin
 */
export function picturesOf(ref: SessionRef, record: AddressRecord, settings: Asking, name: string): SessionPicture[] {
  const path = (number: number) => storagePaths.sessionFile(ref, `${name}-${number}.jpg`);
  const unread = record.status === 'invalid';
  if (unread) return [{ path: path(1), label: record.labels[0]?.name, values: UNREAD, blur: BLUR }];
  if (!isAskedFor(record, settings)) return [];
  if (record.labels.length === 0) return [{ path: path(1), values: {} }];
  return record.labels.map(({ name, data }, i) => ({ path: path(i + 1), label: name, values: data }));
}

/** The readings of a session of the demo, and the pictures of some of them. Each picture shows what its reading says. */
export function takePictures(ref: SessionRef, records: readonly AddressRecord[]) {
  const seen = new Set<string>();
  const pictures: SessionPicture[] = [];
  const pictured = records.map((record) => {
    const own = seen.has(record.address) || seen.size === MOST ? [] : picturesOf(ref, record, CENTRAL_WAREHOUSE_SETTINGS, record.address);
    if (own.length === 0) return record;
    seen.add(record.address);
    pictures.push(...own);
    return { ...record, pictures: own.map(({ path }) => path) };
  });
  return { records: pictured, pictures };
}

/** A printed label of the demo; undefined for labels that only a domain of users has. */
function printed(label: string | undefined, values: LabelValues): LabelPicture | undefined {
  const design = CENTRAL_WAREHOUSE_SETTINGS.labelDesigns.find(({ name }) => name === label);
  try {
    return design && labelPicture(design, values);
  } catch {
    // The values of a domain's own label of the same name need not fit the barcodes of the demo's.
    return undefined;
  }
}

/** A picture as the camera stores it: a JPEG of some 100 KB. */
export function drawPicture({ path, label, values, blur }: SessionPicture): Promise<Buffer> {
  const random = new Random(path);
  const shot = { angle: random.between(-50, 50) / 10, zoom: random.between(105, 130) / 100 };
  return jpegOf(photoOf(printed(label, values), shot), blur);
}

/** Draws the pictures and stores each under its path. */
export async function writeSessionPictures(bucket: Bucket, pictures: readonly SessionPicture[]): Promise<void> {
  await Promise.all(pictures.map(async (picture) => storePhoto(bucket, picture.path, await drawPicture(picture))));
}

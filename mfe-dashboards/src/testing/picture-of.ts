import type { AddressRecord } from 'shared-kit/model';
import type { RackPicture } from '../map/picture/rack-picture';
import { ReadingsPicture } from '../map/picture/readings-picture';

/** The picture of the records of one session. */
export function pictureOf(records: readonly AddressRecord[], pattern: string, expected: readonly string[] | null = null): RackPicture {
  const picture = new ReadingsPicture(pattern, expected);
  picture.add(0, records);
  return picture.build(false);
}

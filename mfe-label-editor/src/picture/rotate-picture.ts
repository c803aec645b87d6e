import type { DrawnPicture } from '../drawing/drawing';
import { quarterTurns } from './bitmap';
import { turnCodes } from './code-geometry';
import { knownCodes, rememberCodes } from './found-codes';
import { fileOf, runPictureWorker, type WorkOptions } from './work-on-picture';

export type LoadedPicture = Extract<DrawnPicture, { source: 'loaded' }>;

/**
 * The picture turned clockwise, as a loaded picture. Rejects when a stored picture cannot be downloaded, and with the signal's reason
 * when it is aborted. Null when the file can no longer be decoded.
 */
export async function rotatePicture(picture: DrawnPicture, turns: number, options: WorkOptions = {}): Promise<LoadedPicture | null> {
  const quarters = quarterTurns(turns);
  const result = await runPictureWorker({ kind: 'turn', file: await fileOf(picture), turns: quarters }, options);
  if (!result.ok || result.kind !== 'picture') return null;
  const { dataUrl, width, height } = result;
  const rotated: LoadedPicture = { source: 'loaded', dataUrl, width, height };
  const before = knownCodes(picture);
  // The remembered barcodes are turned too, so that the picture need not be read again.
  if (before) rememberCodes(rotated, { codes: turnCodes(before.codes, before, quarters), width, height });
  return rotated;
}

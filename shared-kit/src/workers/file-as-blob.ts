import type { Outcome } from 'shared-kit/model';
import type { ExportedFile } from '../model/workbook/table/exported-file';

/** A file to download. Its content may be a Blob, which passes from a worker to the page without being copied. */
export interface DownloadedFile {
  fileName: string;
  bytes: BlobPart;
  mimeType: string;
}

/** The created file with its content as a Blob: creating that on the page copies the file, which blocks the page for 50 ms with 10 MB. */
export const fileAsBlob = (outcome: Outcome<ExportedFile>): Outcome<DownloadedFile> =>
  outcome.ok ? { ok: true, value: { ...outcome.value, bytes: new Blob([outcome.value.bytes]) } } : outcome;

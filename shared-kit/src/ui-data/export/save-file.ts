import type { DownloadedFile } from 'shared-kit/workers/inside';

/** Saves a file that was created in the browser, as a download. */
export function saveFile({ fileName, bytes, mimeType }: DownloadedFile): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: mimeType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Once the download has begun, the browser has its own reference to the bytes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

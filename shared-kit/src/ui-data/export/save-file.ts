import type { ExportedFile } from 'shared-kit/model/session-export';

/** Hands a file made in the browser to the user, as a download. */
export function saveFile({ fileName, bytes, mimeType }: Pick<ExportedFile, 'fileName' | 'bytes' | 'mimeType'>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: mimeType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser keeps the bytes once the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

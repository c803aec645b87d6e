/** A file that was created, before it is saved or sent. */
export interface ExportedFile {
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
}

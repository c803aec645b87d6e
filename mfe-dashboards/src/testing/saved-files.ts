/** A file that the page saves. jsdom does not save files itself. */
export interface SavedFile {
  name: string;
  bytes: Promise<Uint8Array>;
}

/** Catches every file saved from now on, until the test's mocks are restored. */
export function catchSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:test/${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, bytes: blob.arrayBuffer().then((buffer) => new Uint8Array(buffer)) });
  });
  return saved;
}

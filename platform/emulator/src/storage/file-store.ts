import { asciiJson } from '../store/values/ascii-json';
import { durable, type Journal } from '../store/journal/journal';
import type { JournalSection } from '../store/journal/section';
import { compareText } from '../store/values/order';
import type { BlobFolder } from './blob-folder';
import { parseBlobName } from './blob-name';
import { checkObjectName } from './object-name';
import type { ListParameters } from './requests';
import type { StoredFile } from './stored-file';

export const FILES_SECTION = 'files';

type FileRecord = { file: StoredFile } | { removed: { bucket: string; name: string } };

export interface Listing {
  files: StoredFile[];
  prefixes: string[];
  nextPageToken: string | undefined;
}

/** Metadata of all files, in memory and in the journal. Their bytes are in the blob folder. */
export class FileStore implements JournalSection {
  readonly #files = new Map<string, StoredFile>();
  #journal: Journal | undefined;
  #blobs: BlobFolder | undefined;

  /** Removes blobs to which no file refers, and writes all further changes to the journal. */
  attach(journal: Journal, blobs: BlobFolder): void {
    this.#journal = journal;
    this.#blobs = blobs;
    blobs.keepOnly(new Set([...this.all()].map(({ blob }) => blob)));
  }

  get(bucket: string, name: string): StoredFile | undefined {
    return this.#files.get(`${bucket}/${name}`);
  }

  all(): Iterable<StoredFile> {
    return this.#files.values();
  }

  async save(file: StoredFile): Promise<void> {
    const before = this.get(file.bucket, file.name);
    await this.record({ file });
    if (before && before.blob !== file.blob) await this.#blobs?.remove(before.blob);
  }

  async remove(file: StoredFile): Promise<void> {
    await this.record({ removed: { bucket: file.bucket, name: file.name } });
    await this.#blobs?.remove(file.blob);
  }

  list(bucket: string, parameters: ListParameters, limit: number): Listing {
    const { prefix = '', delimiter = '', pageToken: after = '', startOffset, endOffset } = parameters;
    const files: StoredFile[] = [];
    const prefixes = new Set<string>();
    const inBucket = [...this.all()].filter(
      ({ bucket: own, name }) =>
        own === bucket &&
        name.startsWith(prefix) &&
        (startOffset === undefined || compareText(name, startOffset) >= 0) &&
        (endOffset === undefined || compareText(name, endOffset) < 0),
    );
    for (const file of inBucket.sort((a, b) => compareText(a.name, b.name))) {
      const end = delimiter === '' ? -1 : file.name.indexOf(delimiter, prefix.length);
      const item = end === -1 ? file.name : file.name.slice(0, end + delimiter.length);
      if (after !== '' && compareText(item, after) <= 0) continue;
      if (end !== -1 && prefixes.has(item)) continue;
      if (files.length + prefixes.size === limit) return { files, prefixes: [...prefixes], nextPageToken: lastOf(files, prefixes) };
      if (end === -1) files.push(file);
      else prefixes.add(item);
    }
    return { files, prefixes: [...prefixes], nextPageToken: undefined };
  }

  restore(json: string): void {
    const record = JSON.parse(json) as FileRecord;
    if (!('file' in record)) return this.put(record);
    const { name, blob } = record.file;
    checkObjectName(name);
    this.put({ file: { ...record.file, blob: parseBlobName(blob) } });
  }

  *snapshot(): Iterable<string> {
    for (const file of this.all()) yield asciiJson({ file });
  }

  private put(entry: FileRecord): void {
    if ('file' in entry) this.#files.set(`${entry.file.bucket}/${entry.file.name}`, entry.file);
    else this.#files.delete(`${entry.removed.bucket}/${entry.removed.name}`);
  }

  private async record(record: FileRecord): Promise<void> {
    this.#journal?.checkWritable();
    this.put(record);
    this.#journal?.append(FILES_SECTION, asciiJson(record));
    if (this.#journal) await durable(this.#journal);
  }
}

function lastOf(files: readonly StoredFile[], prefixes: ReadonlySet<string>): string {
  return [...files.map(({ name }) => name), ...prefixes].sort(compareText).at(-1) ?? '';
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file with the hashes of a version's files, in the same folder (tooling/release). */
const FILES_LIST = 'integrity.json';

/** Bytes of files kept in memory: enough for six remotes in ten versions. Beyond that, the file used longest ago is dropped. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface ReleasedFile {
  bytes: Buffer;
  etag: string;
  encoding?: 'br' | 'gzip';
}

type FilesList = Readonly<Record<string, string>>;

/**
 * The files of all versions. They never change, so each is read once. A file is only served if it has the published hash, so that a file that is still
 * being copied is not served.
 */
export class ReleasedFiles {
  private readonly lists = new Map<string, Promise<FilesList>>();
  private readonly reading = new Map<string, Promise<Buffer | null>>();
  /** Files in memory, in the order of their last use. */
  private readonly cached = new Map<string, Buffer>();
  private size = 0;

  constructor(
    private readonly folder: string,
    private readonly mostBytes = MOST_BYTES,
  ) {}

  /** Null for a file that is not in the version's list or has another hash. `accepted` is the `Accept-Encoding` header. */
  async find(version: string, path: string, accepted: string | undefined): Promise<ReleasedFile | null> {
    const list = await this.listOf(version);
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
      [undefined, ''],
    ] as const) {
      const name = path + ending;
      const hash = Object.hasOwn(list, name) ? list[name] : undefined;
      if (hash === undefined || (encoding && !accepts(accepted, encoding))) continue;
      const bytes = await this.bytesOf(join(version, name), hash);
      if (bytes) return { bytes, etag: `"${hash}"`, ...(encoding && { encoding }) };
    }
    return null;
  }

  private async bytesOf(name: string, hash: string): Promise<Buffer | null> {
    const cached = this.cached.get(name);
    if (cached) {
      this.cached.delete(name);
      this.cached.set(name, cached);
      return cached;
    }
    const reading = this.reading.get(name) ?? this.readWhole(name, hash).finally(() => this.reading.delete(name));
    this.reading.set(name, reading);
    return reading;
  }

  private async readWhole(name: string, hash: string): Promise<Buffer | null> {
    const bytes = await readFile(join(this.folder, name)).catch(() => null);
    if (bytes === null || hash !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`) return null;
    this.cached.set(name, bytes);
    this.size += bytes.length;
    for (const [oldest, { length }] of this.cached) {
      if (this.size <= this.mostBytes) break;
      this.cached.delete(oldest);
      this.size -= length;
    }
    return bytes;
  }

  /** The list of a version. A missing one is not remembered, because the version may be published later. */
  private listOf(version: string): Promise<FilesList> {
    const list =
      this.lists.get(version) ??
      readFile(join(this.folder, version, FILES_LIST), 'utf8').then((text) => namesBelow({ ...(JSON.parse(text) as FilesList | null) }));
    this.lists.set(version, list);
    return list.catch(() => {
      this.lists.delete(version);
      return {};
    });
  }
}

/** The list without names that lead out of the version's folder: whoever wrote the list may not be who publishes the others. */
const namesBelow = (list: FilesList): FilesList => Object.fromEntries(Object.entries(list).filter(([name]) => isBelow(name)));

const isBelow = (name: string): boolean =>
  !/[\\\0]/.test(name) && name.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');

/** Whether an `Accept-Encoding` header names an encoding, and not with `q=0`. */
function accepts(header: string | undefined, encoding: string): boolean {
  const named = (header ?? '').split(',').find((one) => one.split(';', 1)[0]!.trim().toLowerCase() === encoding);
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named);
}

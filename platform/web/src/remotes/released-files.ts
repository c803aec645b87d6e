import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The hash of each file of a version, beside them (tooling/release). */
const FILES_LIST = 'integrity.json';

/** So much of what was read stays in memory: every file of six remotes in ten versions. Beyond, what was asked for longest ago is read again. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A file of a version, as a browser gets it. */
export interface ReleasedFile {
  bytes: Buffer;
  etag: string;
  encoding?: 'br' | 'gzip';
}

type FilesList = Readonly<Record<string, string>>;

/**
 * The files of all versions. They never change, so each is read once, and only those are given out whose bytes are the published ones: a copy
 * that is still under way is not taken for the whole.
 */
export class ReleasedFiles {
  private readonly lists = new Map<string, Promise<FilesList>>();
  private readonly reading = new Map<string, Promise<Buffer | null>>();
  /** What was asked for last stands last. */
  private readonly kept = new Map<string, Buffer>();
  private size = 0;

  constructor(
    private readonly folder: string,
    private readonly mostBytes = MOST_BYTES,
  ) {}

  /** Null for what the version's list does not name, or not as it is. `accepted` is what the caller says it can unpack. */
  async find(version: string, path: string, accepted: string | undefined): Promise<ReleasedFile | null> {
    const list = await this.listOf(version);
    for (const [encoding, ending] of [['br', '.br'], ['gzip', '.gz'], [undefined, '']] as const) {
      const name = path + ending;
      const hash = Object.hasOwn(list, name) ? list[name] : undefined;
      if (hash === undefined || (encoding && !accepts(accepted, encoding))) continue;
      const bytes = await this.bytesOf(join(version, name), hash);
      if (bytes) return { bytes, etag: `"${hash}"`, ...(encoding && { encoding }) };
    }
    return null;
  }

  private async bytesOf(name: string, hash: string): Promise<Buffer | null> {
    const kept = this.kept.get(name);
    if (kept) {
      this.kept.delete(name);
      this.kept.set(name, kept);
      return kept;
    }
    const reading = this.reading.get(name) ?? this.readWhole(name, hash).finally(() => this.reading.delete(name));
    this.reading.set(name, reading);
    return reading;
  }

  private async readWhole(name: string, hash: string): Promise<Buffer | null> {
    const bytes = await readFile(join(this.folder, name)).catch(() => null);
    if (bytes === null || hash !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`) return null;
    this.kept.set(name, bytes);
    this.size += bytes.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.size <= this.mostBytes) break;
      this.kept.delete(oldest);
      this.size -= length;
    }
    return bytes;
  }

  /** Of a version that is not there nothing is kept: it may be there later. */
  private listOf(version: string): Promise<FilesList> {
    const list = this.lists.get(version) ?? readFile(join(this.folder, version, FILES_LIST), 'utf8').then((text) => ({ ...(JSON.parse(text) as FilesList | null) }));
    this.lists.set(version, list);
    return list.catch(() => {
      this.lists.delete(version);
      return {};
    });
  }
}

/** Whether an `Accept-Encoding` header names an encoding, and not with the weight of nothing. */
function accepts(header: string | undefined, encoding: string): boolean {
  const named = (header ?? '').split(',').find((one) => one.split(';', 1)[0]!.trim().toLowerCase() === encoding);
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named);
}

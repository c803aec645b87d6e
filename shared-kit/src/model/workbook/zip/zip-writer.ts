import { bytesOf, concatBytes, type Chunk } from '../bytes/byte-stream';
import { deflate, deflateShort, type Deflated } from '../bytes/gzip';
import type { Pacer } from '../../pacing/pacer';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** The limits of ZIP without the ZIP64 extension, which exports are far too small to need. */
const MAX_ENTRIES = 0xffff;
const MAX_BYTES = 0xffffffff;
/** How many entries are worked on at a time: while one is compressed, the next is created. */
const IN_FLIGHT = 2;

const PIECE_LENGTH = 256 * 1024;

interface Entry {
  name: Uint8Array;
  content: Deflated;
}

/** Splits bytes into pieces, since compressing them all at once would block other work. */
export function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_LENGTH) yield bytes.subarray(at, at + PIECE_LENGTH);
}

/** Date and time in the format of DOS: local time, counted from 1980, in steps of two seconds. */
function dosTime(ms: number): number {
  const t = new Date(ms);
  const year = Math.min(Math.max(t.getFullYear() - 1980, 0), 127);
  const day = (year << 25) | ((t.getMonth() + 1) << 21) | (t.getDate() << 16);
  return (day | (t.getHours() << 11) | (t.getMinutes() << 5) | (t.getSeconds() >> 1)) >>> 0;
}

/** Encodes numbers of 2 or 4 bytes in little-endian order. */
function record(...fields: [size: 2 | 4, value: number][]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((length, [size]) => length + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

/**
 * Writes a ZIP file entry by entry, with the sizes of each entry before its data: some programs that read a ZIP from front to back do not
 * accept them after it.
 */
export class ZipWriter {
  private readonly entries: Promise<Entry>[] = [];

  constructor(
    private readonly now: number,
    private readonly pacer: Pacer,
  ) {}

  addShort(name: string, content: Chunk): void {
    this.entries.push(Promise.resolve({ name: bytesOf(name), content: deflateShort(content) }));
  }

  /** Adds an entry whose content is created meanwhile. Resolves when the next entry may be added. */
  async add(name: string, content: Iterable<Chunk>): Promise<void> {
    const entry = deflate(content, this.pacer).then((deflated) => ({ name: bytesOf(name), content: deflated }));
    // It is awaited below or in finish(). Until then, a rejection would be reported as unhandled.
    entry.catch(() => undefined);
    this.entries.push(entry);
    await this.entries.at(-IN_FLIGHT);
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const entries = await Promise.all(this.entries);
    const time = dosTime(this.now);
    const parts: Uint8Array[] = [];
    const directory: Uint8Array[] = [];
    let offset = 0;
    for (const { name, content } of entries) {
      const { data, crc, size } = content;
      const about: [2 | 4, number][] = [
        [2, VERSION],
        [2, UTF8_NAMES],
        [2, DEFLATED],
        [4, time],
        [4, crc],
        [4, data.length],
        [4, size],
        [2, name.length],
      ];
      const local = record([4, LOCAL_HEADER], ...about, [2, 0]);
      parts.push(local, name, data);
      directory.push(record([4, CENTRAL_HEADER], [2, VERSION], ...about, [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
      offset += local.length + name.length + data.length;
    }
    const directorySize = directory.reduce((size, part) => size + part.length, 0);
    if (entries.length > MAX_ENTRIES || offset + directorySize > MAX_BYTES) throw new RangeError('ZIP file too large');
    const count = entries.length;
    const end = record([4, END_OF_CENTRAL], [2, 0], [2, 0], [2, count], [2, count], [4, directorySize], [4, offset], [2, 0]);
    return concatBytes([...parts, ...directory, end]);
  }
}

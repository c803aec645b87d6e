import { strToU8 } from 'fflate';
import { concatBytes, deflate, deflateShort, type Chunk, type Deflated } from './gzip';
import type { Pacer } from './pacer';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** Without the ZIP64 extension, which no file of ours comes near to needing. */
const MAX_ENTRIES = 0xffff;
const MAX_BYTES = 0xffffffff;
/** Entries being compressed at a time: one more than is being made keeps both sides busy. */
const IN_FLIGHT = 2;

const PIECE_LENGTH = 256 * 1024;

interface Entry {
  name: Uint8Array;
  content: Deflated;
}

/** Bytes a bit at a time: compressing them all at once would keep everything else waiting. */
export function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_LENGTH) yield bytes.subarray(at, at + PIECE_LENGTH);
}

/** Local date and time in the format of DOS, which counts from 1980 in steps of two seconds. */
function dosTime(ms: number): number {
  const t = new Date(ms);
  const year = Math.min(Math.max(t.getFullYear() - 1980, 0), 127);
  const day = (year << 25) | ((t.getMonth() + 1) << 21) | (t.getDate() << 16);
  return (day | (t.getHours() << 11) | (t.getMinutes() << 5) | (t.getSeconds() >> 1)) >>> 0;
}

/** Numbers of 2 and 4 bytes, little-endian: `[size, value]` each. */
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
 * Writes a ZIP file entry by entry. Each entry states its sizes up front: fflate's streaming ZIP puts them behind the data,
 * which readers that work front to back do not all accept.
 */
export class ZipWriter {
  private readonly entries: Promise<Entry>[] = [];

  constructor(
    private readonly now: number,
    private readonly pacer: Pacer,
  ) {}

  /** Adds an entry that is short and at hand. */
  addShort(name: string, content: Chunk): void {
    this.entries.push(Promise.resolve({ name: strToU8(name), content: deflateShort(content) }));
  }

  /** Adds an entry while its content is being made. Resolves when the next one may start. */
  async add(name: string, content: Iterable<Chunk>): Promise<void> {
    const entry = deflate(content, this.pacer).then((deflated) => ({ name: strToU8(name), content: deflated }));
    // Awaited below or in finish(); until then a failure must not count as unhandled.
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
      directory.push(
        record([4, CENTRAL_HEADER], [2, VERSION], ...about, [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        name,
      );
      offset += local.length + name.length + data.length;
    }
    const directorySize = directory.reduce((size, part) => size + part.length, 0);
    if (entries.length > MAX_ENTRIES || offset + directorySize > MAX_BYTES) throw new RangeError('ZIP file too large');
    const count = entries.length;
    const end = record(
      [4, END_OF_CENTRAL],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, directorySize],
      [4, offset],
      [2, 0],
    );
    return concatBytes([...parts, ...directory, end]);
  }
}

import { concatBytes } from './byte-stream';
import { TextDecoder } from './host';
import { Refusal, unreadable } from './refusal';

const HEADER_LENGTH = 512;
const HEADER_TABLE = { at: 76, entries: 109 };
const ENTRY_LENGTH = 128;
/** Small streams are stored in pieces of 64 bytes, so that several fit into a sector. */
const MINI_SHIFT = 6;
/** Numbers from here on are no sectors but marks: the end of a chain, a free sector, a sector of a table. */
const LAST_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const STREAM = 2;

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

function refuse(): never {
  throw new Refusal(unreadable());
}

/**
 * The container of legacy workbooks: a file system within a file. Each chain of sectors is followed only as far as the file has sectors.
 * SheetJS's own reader has no such limit, and a dozen changed bytes in a small file make it fill the memory.
 */
class CompoundFile {
  private readonly view: DataView;
  private readonly sectorLength: number;
  private readonly table: Uint32Array;
  private readonly entries: Entry[];

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < HEADER_LENGTH) refuse();
    const shift = this.view.getUint16(30, true);
    if ((shift !== 9 && shift !== 12) || this.view.getUint16(32, true) !== MINI_SHIFT) refuse();
    this.sectorLength = 1 << shift;
    this.table = this.numbers(this.tableSectors());
    this.entries = this.readEntries();
  }

  /** The stream of this name at the top level, not one within an embedded object. */
  stream(name: string): Uint8Array | undefined {
    const [root] = this.entries;
    const entry = root && this.children(root).find((child) => child.type === STREAM && child.name === name);
    if (!root || !entry) return undefined;
    if (entry.size >= this.view.getUint32(56, true)) return this.content(entry.start).subarray(0, entry.size);

    const miniLength = 1 << MINI_SHIFT;
    const miniTable = this.numbers(this.chain(this.view.getUint32(60, true), this.table));
    const miniStream = this.content(root.start);
    const pieces = this.chain(entry.start, miniTable).map((i) => miniStream.subarray(i * miniLength, (i + 1) * miniLength));
    return concatBytes(pieces).subarray(0, entry.size);
  }

  /** The sectors of the allocation table, which names the next sector of each. The header lists the first ones, a chain the others. */
  private tableSectors(): number[] {
    const sectors: number[] = [];
    const take = (at: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const sector = this.view.getUint32(at + i * 4, true);
        if (sector < LAST_SECTOR) sectors.push(sector);
      }
    };
    take(HEADER_TABLE.at, HEADER_TABLE.entries);
    const perSector = this.sectorLength / 4 - 1;
    let next = this.view.getUint32(68, true);
    for (let left = this.sectorCount; next < LAST_SECTOR; left--) {
      if (left === 0) refuse();
      const at = this.offset(next);
      if (at + this.sectorLength > this.bytes.length) refuse();
      take(at, perSector);
      next = this.view.getUint32(at + perSector * 4, true);
    }
    if (sectors.length > this.sectorCount) refuse();
    return sectors;
  }

  private get sectorCount(): number {
    return Math.ceil(this.bytes.length / this.sectorLength);
  }

  private offset(sector: number): number {
    return (sector + 1) * this.sectorLength;
  }

  /** The chain of sectors from `start` on. One with more sectors than the table goes in a circle. */
  private chain(start: number, table: Uint32Array): number[] {
    const sectors: number[] = [];
    for (let sector = start; sector < LAST_SECTOR; sector = table[sector]!) {
      if (sector >= table.length || sectors.length > table.length) refuse();
      sectors.push(sector);
    }
    return sectors;
  }

  private sectors(numbers: readonly number[]): Uint8Array {
    return concatBytes(numbers.map((sector) => this.bytes.subarray(this.offset(sector), this.offset(sector + 1))));
  }

  private content(start: number): Uint8Array {
    return this.sectors(this.chain(start, this.table));
  }

  private numbers(sectors: readonly number[]): Uint32Array {
    const bytes = this.sectors(sectors);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Uint32Array.from({ length: bytes.length >> 2 }, (_, i) => view.getUint32(i * 4, true));
  }

  private readEntries(): Entry[] {
    const bytes = this.content(this.view.getUint32(48, true));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Array.from({ length: Math.floor(bytes.length / ENTRY_LENGTH) }, (_, i) => {
      const at = i * ENTRY_LENGTH;
      const nameLength = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
      return {
        name: new TextDecoder('utf-16le').decode(bytes.subarray(at, at + nameLength)),
        type: view.getUint8(at + 66),
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      };
    });
  }

  /** The entries of a folder, which are stored as a binary tree. Each is visited once, even if the tree has a circle. */
  private children(parent: Entry): Entry[] {
    const found = new Set<Entry>();
    const waiting = [parent.child];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const entry = id === NO_ENTRY ? undefined : this.entries[id];
      if (!entry || found.has(entry)) continue;
      found.add(entry);
      waiting.push(entry.left, entry.right);
    }
    return [...found];
  }
}

/** The stream with the records of a legacy workbook. An encrypted .xlsx is in the same container, but has no such stream. */
export function workbookStream(bytes: Uint8Array): Uint8Array {
  const file = new CompoundFile(bytes);
  return file.stream('Workbook') ?? file.stream('Book') ?? refuse();
}

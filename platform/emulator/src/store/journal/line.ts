import { crc32 } from 'node:zlib';

/** One record of a data file: `<checksum> <section> <JSON>`, ASCII only, one per line. */
export interface JournalLine {
  section: string;
  json: string;
}

const CHECKSUM_LENGTH = 8;

/** Encodes and decodes the lines of one file in order. Each checksum continues that of the line before, so a removed, doubled or moved line makes the next one invalid. */
export class LineChain {
  /** `last`: the checksum of the previous line. */
  constructor(public last = 0) {}

  encode(section: string, json: string): string {
    const body = `${section} ${json}`;
    this.last = crc32(body, this.last);
    return `${inHex(this.last)} ${body}\n`;
  }

  /** Undefined if the line is damaged or is not the next one. */
  decode(line: string): JournalLine | undefined {
    const body = line.slice(CHECKSUM_LENGTH + 1);
    const space = body.indexOf(' ');
    const checksum = crc32(body, this.last);
    if (space < 1 || line.slice(0, CHECKSUM_LENGTH) !== inHex(checksum)) return undefined;
    this.last = checksum;
    return { section: body.slice(0, space), json: body.slice(space + 1) };
  }
}

const inHex = (checksum: number): string => checksum.toString(16).padStart(CHECKSUM_LENGTH, '0');

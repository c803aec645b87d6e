import { crc32 } from 'node:zlib';

/** One record of a data file: `<checksum> <section> <JSON>`, ASCII only, one per line. */
export interface JournalLine {
  section: string;
  json: string;
}

const CHECKSUM_LENGTH = 8;

export function encodeLine(section: string, json: string): string {
  const body = `${section} ${json}`;
  return `${checksum(body)} ${body}\n`;
}

/** Undefined when the line's checksum does not match. */
export function decodeLine(line: string): JournalLine | undefined {
  const body = line.slice(CHECKSUM_LENGTH + 1);
  const space = body.indexOf(' ');
  if (space < 1 || line.slice(0, CHECKSUM_LENGTH) !== checksum(body)) return undefined;
  return { section: body.slice(0, space), json: body.slice(space + 1) };
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(CHECKSUM_LENGTH, '0');
}

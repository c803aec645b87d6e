import { parseJson } from '../http/body';
import { readMessage } from '../shape/read-message';
import { invalidArgument } from '../errors/status';
import { METADATA, withType, type WireMetadata } from './requests';

/** The limit of uploads in one request, which are held in memory. */
export const MAX_MULTIPART_BYTES = 64 * 1024 * 1024;

const SEPARATOR = Buffer.from('\r\n\r\n');

/** Splits a `multipart/related` upload: metadata as JSON, then the bytes with their type. */
export function parseMultipart(body: Buffer, contentType: string | undefined): { metadata: WireMetadata; bytes: Buffer } {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType ?? '')?.[1];
  if (boundary === undefined) throw invalidArgument('The upload has no boundary.');
  const [first, second] = parts(body, `--${boundary}`);
  if (!first || !second) throw invalidArgument('The upload must have two parts.');
  const metadata = readMessage(METADATA, parseJson(first.content.toString('utf8')));
  const type = /^content-type:\s*(.+)$/im.exec(second.headers)?.[1]?.trim();
  return { metadata: withType(metadata, type), bytes: second.content };
}

/** Splits only at delimiters that start a line, since a file may contain the delimiter elsewhere. */
function parts(body: Buffer, delimiter: string): { headers: string; content: Buffer }[] {
  const sections: { headers: string; content: Buffer }[] = [];
  let start = body.indexOf(delimiter);
  while (start !== -1) {
    const begin = start + delimiter.length;
    const end = body.indexOf(`\r\n${delimiter}`, begin);
    if (end === -1) break;
    const part = body.subarray(begin, end);
    const split = part.indexOf(SEPARATOR);
    if (split !== -1) sections.push({ headers: part.toString('latin1', 0, split), content: part.subarray(split + SEPARATOR.length) });
    start = end + 2;
  }
  return sections;
}

import { parseJson } from '../http/body';
import { readMessage } from '../shape/read-message';
import { invalidArgument } from '../status';
import { METADATA, withType, type WireMetadata } from './requests';

/** Uploads of one piece are held in memory. */
export const MAX_MULTIPART_BYTES = 64 * 1024 * 1024;

const SEPARATOR = Buffer.from('\r\n\r\n');

/** Splits a `multipart/related` upload: metadata as JSON, then the bytes with their type. */
export function parseMultipart(body: Buffer, contentType: string | undefined): { metadata: WireMetadata; bytes: Buffer } {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType ?? '')?.[1];
  if (boundary === undefined) throw invalidArgument('The upload has no boundary.');
  const [first, second] = parts(body, Buffer.from(`--${boundary}`));
  if (!first || !second) throw invalidArgument('The upload must have two parts.');
  const metadata = readMessage(METADATA, parseJson(first.content.toString('utf8')));
  const type = /^content-type:\s*(.+)$/im.exec(second.headers)?.[1]?.trim();
  return { metadata: withType(metadata, type), bytes: second.content };
}

function parts(body: Buffer, delimiter: Buffer): { headers: string; content: Buffer }[] {
  const found: { headers: string; content: Buffer }[] = [];
  let start = body.indexOf(delimiter);
  while (start !== -1) {
    const end = body.indexOf(delimiter, start + delimiter.length);
    if (end === -1) break;
    const part = body.subarray(start + delimiter.length + 2, end - 2);
    const split = part.indexOf(SEPARATOR);
    if (split !== -1) found.push({ headers: part.toString('latin1', 0, split), content: part.subarray(split + SEPARATOR.length) });
    start = end;
  }
  return found;
}

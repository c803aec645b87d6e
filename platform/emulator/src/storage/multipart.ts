import { invalidArgument } from '../status';

const SEPARATOR = Buffer.from('\r\n\r\n');

/** Splits a `multipart/related` upload: metadata as JSON, then the bytes with their type. */
export function parseMultipart(body: Buffer, contentType: string | undefined): { metadata: object; bytes: Buffer; type: string | undefined } {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType ?? '')?.[1];
  if (boundary === undefined) throw invalidArgument('The upload has no boundary.');
  const [first, second] = parts(body, Buffer.from(`--${boundary}`));
  if (!first || !second) throw invalidArgument('The upload must have two parts.');
  let metadata: unknown;
  try {
    metadata = JSON.parse(first.content.toString('utf8') || '{}');
  } catch {
    throw invalidArgument('The metadata is not JSON.');
  }
  if (typeof metadata !== 'object' || metadata === null) throw invalidArgument('The metadata is not an object.');
  return { metadata, bytes: second.content, type: /^content-type:\s*(.+)$/im.exec(second.headers)?.[1]?.trim() };
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

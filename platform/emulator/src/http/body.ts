import type { IncomingMessage } from 'node:http';
import { invalidArgument, StatusError } from '../errors/status';

const DEFAULT_LIMIT = 11 * 1024 * 1024;

/** The whole body. Throws `INVALID_ARGUMENT` for more than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit = DEFAULT_LIMIT): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not destroy the request, since its connection is needed for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new StatusError('INVALID_ARGUMENT', `The request is larger than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as JSON, whatever content type it claims: the web SDK sends JSON as text/plain. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  return parseJson((await readBody(request)).toString('utf8'));
}

/** Parses a JSON text. An empty text counts as an empty message. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidArgument('The request is not JSON.');
  }
}

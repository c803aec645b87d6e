import type { IncomingMessage } from 'node:http';
import { invalidArgument, StatusError } from '../status';

const DEFAULT_LIMIT = 11 * 1024 * 1024;

export async function readBody(request: IncomingMessage, limit = DEFAULT_LIMIT): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new StatusError('INVALID_ARGUMENT', `The request is larger than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as a JSON object, whatever content type it claims: the web SDK sends JSON as text/plain. */
export async function readJson<T extends object>(request: IncomingMessage): Promise<T> {
  const text = (await readBody(request)).toString('utf8');
  if (text.trim() === '') return {} as T;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidArgument('The request is not JSON.');
  }
  if (typeof value !== 'object' || value === null) throw invalidArgument('The request must be a JSON object.');
  return value as T;
}

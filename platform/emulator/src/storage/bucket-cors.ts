import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { EmulatorStartError } from '../errors/start-error';
import type { Cors } from '../http/cors';
import { readMessage } from '../shape/read-message';
import { message } from '../shape/shape';

/** What `gcloud storage buckets update --cors-file` takes: a list of these. OPTIONS is answered anyway and cannot be set. */
const FILE = message({
  entries: [
    message({
      origin: ['string'],
      method: [{ oneOf: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', '*'] }],
      responseHeader: ['string'],
      maxAgeSeconds: 'int32',
    }),
  ],
});

const ORIGIN = /^(\*|https?:\/\/[^\s/]+)$/;
const HEADER = /^[\w-]+$/;

interface Entry {
  method: readonly string[];
  responseHeader: readonly string[];
  maxAgeSeconds: number;
}

/**
 * Reads the CORS file of a bucket. Its origins are those of the deployed console, so only its methods and headers count here. Throws an
 * {@link EmulatorStartError} that names what gcloud or the service would refuse, or what could never match.
 */
export function corsFromFile(file: string): Cors {
  try {
    return new BucketCors(entriesOf(JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    throw new EmulatorStartError({ code: 'CORS_INVALID', file, reason: (error as Error).message });
  }
}

function entriesOf(content: unknown): Entry[] {
  if (!Array.isArray(content)) throw new Error('it is a list of entries');
  const { entries = [] } = readMessage(FILE, { entries: content });
  return entries.map(({ origin = [], method = [], responseHeader = [], maxAgeSeconds = 0 }, at) => {
    const refuse = (problem: string) => {
      throw new Error(`entry ${at + 1}: ${problem}`);
    };
    if (origin.length === 0) refuse('it has no origin');
    if (method.length === 0) refuse('it has no method');
    for (const one of origin)
      if (!ORIGIN.test(one)) refuse(`"${one}" is no origin, which has a scheme and a host and no path, such as https://console.example`);
    for (const one of responseHeader) if (!HEADER.test(one)) refuse(`"${one}" is no name of a header`);
    if (maxAgeSeconds < 0) refuse('maxAgeSeconds is negative');
    return { method, responseHeader, maxAgeSeconds };
  });
}

/** As Cloud Storage does: what no entry allows is answered without any header of CORS. Credentials of the browser are never allowed. */
class BucketCors implements Cors {
  constructor(private readonly entries: readonly Entry[]) {}

  allow(...[origin, request, response]: Parameters<Cors['allow']>): void {
    const entry = this.entries.find((one) => hasMethod(one, request.method));
    if (entry) send(response, origin, { 'Access-Control-Expose-Headers': entry.responseHeader.join(', ') });
  }

  allowPreflight(...[origin, request, response]: Parameters<Cors['allowPreflight']>): void {
    const { 'access-control-request-method': method, 'access-control-request-headers': headers = '' } = request.headers;
    const requested = headers.split(',').flatMap((name) => name.trim().toLowerCase() || []);
    const entry = this.entries.find((one) => hasMethod(one, method) && hasHeaders(one, requested));
    if (!entry) return;
    send(response, origin, {
      'Access-Control-Allow-Methods': entry.method.join(', '),
      'Access-Control-Allow-Headers': entry.responseHeader.join(', '),
      'Access-Control-Max-Age': String(entry.maxAgeSeconds),
    });
  }
}

const hasMethod = ({ method }: Entry, wanted: string | undefined) =>
  method.includes('*') || (wanted !== undefined && method.includes(wanted));

function hasHeaders({ responseHeader }: Entry, requested: readonly string[]): boolean {
  const allowed = new Set(responseHeader.map((name) => name.toLowerCase()));
  return requested.every((name) => allowed.has(name));
}

function send(response: ServerResponse, origin: string, headers: Readonly<Record<string, string>>): void {
  response.setHeader('Access-Control-Allow-Origin', origin);
  for (const [name, value] of Object.entries(headers)) if (value !== '') response.setHeader(name, value);
}

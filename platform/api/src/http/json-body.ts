import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODE } from 'shared-kit/model';
import { apiError } from './api-error';

const KB = 1024;
const MOST_BYTES = 64 * KB;

/** The limits of a JSON body whose schema allows more than most. */
export interface LargeJson {
  bytes: number;
  /** Bytes of the only text that `bytes` does not count, a picture. */
  pictureBytes?: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Declared by each route whose JSON body may be larger than most. Reading JSON of many values stops all other calls. */
    json?: LargeJson;
  }
}

/** Lists of up to 500 domains, or the fields of a screen. */
export const LISTS: LargeJson = { bytes: 256 * KB };
/** The names of all domains of a company. */
export const COMPANY_DOMAINS: LargeJson = { bytes: 512 * KB };

/**
 * Reads JSON as Fastify does, but accepts an empty body: some clients send the content type with every call, also when all
 * parameters are in the query. Routes that take JSON declare how large it may be, if it is larger than most.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addHook('onRoute', (route) => {
    const { bytes, pictureBytes = 0 } = limitOf(route.config);
    route.bodyLimit ??= bytes + pictureBytes;
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (!isWithin(body as string, limitOf(request.routeOptions.config))) done(apiError(CODE.invalidRequest, {}, 413), undefined);
    else parse(request, body as string, done);
  });
}

const limitOf = ({ json }: { json?: LargeJson } = {}): LargeJson => json ?? { bytes: MOST_BYTES };

/**
 * Whether a body that is not parsed yet has no more than its limit, besides its longest text where that may be a picture. Looks at no more
 * than the limit and the ends of the texts, however large the body is.
 */
function isWithin(body: string, { bytes, pictureBytes = 0 }: LargeJson): boolean {
  if (body.length <= bytes) return true;
  let picture = 0;
  let at = 0;
  while (at - picture <= bytes) {
    const start = body.indexOf('"', at);
    if (start < 0) return body.length - picture <= bytes;
    let end = body.indexOf('"', start + 1);
    while (isEscaped(body, end)) {
      // No picture has an escaped quote.
      if (end - start > bytes) return false;
      end = body.indexOf('"', end + 1);
    }
    if (end < 0) return false;
    picture = Math.min(Math.max(picture, end - start - 1), pictureBytes);
    at = end + 1;
  }
  return false;
}

function isEscaped(body: string, at: number): boolean {
  let start = at;
  while (start > 0 && body[start - 1] === '\\') start -= 1;
  return (at - start) % 2 === 1;
}

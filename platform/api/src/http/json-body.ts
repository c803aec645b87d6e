import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { CODE } from 'shared-kit/model';
import { apiError } from './api-error';
import { sizeOfBody } from './body-limits';
import { isSmallJson, type JsonSize } from './json-size';

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
    /** How much of it is read, by `json` and by the schema of the body. */
    jsonSize?: JsonSize;
  }
}

/** Lists of up to 500 domains, or the fields of a screen. */
export const LISTS: LargeJson = { bytes: 256 * KB };
/** The names of all domains of a company. */
export const COMPANY_DOMAINS: LargeJson = { bytes: 512 * KB };

/**
 * Reads JSON as Fastify does, but accepts an empty body: some clients send the content type with every call, also when all
 * parameters are in the query. Routes that take JSON declare how large it may be, if it is larger than most; how many values it may have follows from
 * their schema, which names a limit for each list. A larger one is refused before it is parsed.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addHook('onRoute', (route) => {
    const { bytes, pictureBytes = 0 } = route.config?.json ?? { bytes: MOST_BYTES };
    route.bodyLimit ??= bytes + pictureBytes;
    const size = sizeOfBody(bodyOf(route), `${String(route.method)} ${route.url}`);
    route.config = { ...route.config, jsonSize: { ...size, bytes, textBytes: pictureBytes } };
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request: FastifyRequest, body, done) => {
    const json = body as Buffer;
    if (json.length === 0) done(null, undefined);
    else if (!isSmallJson(json, request.routeOptions.config.jsonSize!)) done(apiError(CODE.invalidRequest, {}, 413), undefined);
    else if (!isUtf8(json)) done(apiError(CODE.invalidRequest), undefined);
    else void parse(request, json.toString(), done);
  });
}

/** The schema of a JSON body. What a route takes by content types has readers of its own. */
function bodyOf({ schema }: RouteOptions): unknown {
  const body = schema?.body;
  return typeof body === 'object' && body !== null && 'content' in body ? undefined : body;
}

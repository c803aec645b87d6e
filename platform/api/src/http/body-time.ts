import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CODE } from 'shared-kit/model';
import { apiError } from './api-error';
import { CALL_TIMES } from './call-times';

export interface BodyTimes {
  jsonMs: number;
  /** For uploads: the total time, and the time without a byte. */
  uploadMs: number;
  silentMs: number;
}

/** Ends a call (HTTP 408) whose body does not arrive in time, since its rights were checked before the body. */
export function limitBodyTime(app: FastifyInstance, times: Partial<BodyTimes> = {}): void {
  const { jsonMs, uploadMs, silentMs } = { ...CALL_TIMES, ...times };
  app.addHook('preParsing', async ({ headers }, reply, payload) => {
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return payload;
    const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
    // A separate stream, since ending the request's own stream closes the connection before the answer.
    const body = new PassThrough();
    const refuse = (): void => void body.destroy(apiError(CODE.invalidRequest, {}, 408));
    const timers = [setTimeout(refuse, isJson ? jsonMs : uploadMs)];
    if (!isJson) {
      const silence = setTimeout(refuse, silentMs);
      payload.on('data', () => silence.refresh());
      timers.push(silence);
    }
    payload.once('error', (error) => body.destroy(error));
    body.once('end', clear);
    // An answer may be sent before the body has arrived.
    reply.raw.once('close', clear);
    function clear(): void {
      for (const timer of timers) clearTimeout(timer);
    }
    return payload.pipe(body);
  });
}

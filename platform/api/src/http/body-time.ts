import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CODE } from 'shared-kit/model';
import { apiError } from './api-error';

export interface BodyTimes {
  jsonMs: number;
  /** For uploads: the total time, and the time without a byte. */
  uploadMs: number;
  silentMs: number;
}

const BODY_TIMES: BodyTimes = { jsonMs: 20_000, uploadMs: 5 * 60_000, silentMs: 10_000 };

/** Ends a call (408) whose body does not arrive in time, since its rights were checked before the body. */
export function limitBodyTime(app: FastifyInstance, times: Partial<BodyTimes> = {}): void {
  const { jsonMs, uploadMs, silentMs } = { ...BODY_TIMES, ...times };
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

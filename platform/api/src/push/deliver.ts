import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { publicLookup } from './listener-address';

const PUSH_MS = 10_000;

/**
 * Whether the listener took the content: any 2xx in time. Redirections are not followed: they would lead to where nobody
 * configured. What it answers beside that is not read.
 */
export async function deliver(url: URL, content: AsyncIterable<string>, id: string, ms = PUSH_MS): Promise<boolean> {
  const secure = url.protocol === 'https:';
  const signal = AbortSignal.timeout(ms);
  const request = (secure ? secureRequest : plainRequest)(url, {
    method: 'POST',
    // The same for each try, so that a listener can tell a repetition.
    headers: { 'content-type': 'application/json', 'idempotency-key': encodeURIComponent(id) },
    signal,
    agent: false,
    ...(secure && { lookup: publicLookup }),
  });
  const answered = new Promise<boolean>((resolve, reject) => {
    request.once('response', (response) => {
      const { statusCode = 0 } = response;
      response.destroy();
      resolve(statusCode >= 200 && statusCode < 300);
    });
    request.once('error', reject);
  });
  try {
    const sent = pipeline(Readable.from(content), request, { signal });
    // A listener may refuse before it has read everything; that is an answer and no failure to send.
    sent.catch(() => undefined);
    return await answered;
  } catch {
    return false;
  } finally {
    request.destroy();
  }
}

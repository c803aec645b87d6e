import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { publicLookup } from './listener-url';

const PUSH_MS = 10_000;

/** The result of a push: the listener accepted the content with a 2xx status or refused it; `silent` if it could not be reached or did not answer in time. */
export type Delivery = { outcome: 'taken' } | { outcome: 'refused'; status: number; answer: string } | { outcome: 'silent' };

/** Characters of a refusal that the user is shown. */
const SHOWN_CHARACTERS = 200;

/**
 * Sends the content to the listener. Redirects are not followed: they lead to a URL that no operator has configured. Of the
 * answer's body only the beginning of a refusal is read.
 */
export async function deliver(url: URL, content: AsyncIterable<string>, id: string, ms = PUSH_MS): Promise<Delivery> {
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
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  try {
    const sent = pipeline(Readable.from(content), request, { signal });
    // A listener may refuse before it has read everything; that is an answer and no failure to send.
    sent.catch(() => undefined);
    const response = await answered;
    const { statusCode: status = 0 } = response;
    if (status >= 200 && status < 300) return { outcome: 'taken' };
    return { outcome: 'refused', status, answer: escaped(await beginningOf(response)) };
  } catch {
    return { outcome: 'silent' };
  } finally {
    request.destroy();
  }
}

/** The beginning of the body, also when the body breaks off or never ends. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  try {
    for await (const piece of response as AsyncIterable<string>) {
      text += piece;
      if (text.length >= SHOWN_CHARACTERS) break;
    }
  } catch {
    // The text received so far is used.
  }
  // Cut between characters: `slice` on the text could leave half of a surrogate pair.
  return [...text.slice(0, 2 * SHOWN_CHARACTERS)].slice(0, SHOWN_CHARACTERS).join('').trim();
}

/** Escapes what could be more than text where it is shown: markup, control characters, and marks that reverse the writing. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>&]/gu, (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`);

import { CODE, keyedMessage, problem, problemOf, readMessage, type Message } from 'shared-kit/model';
import { withLimit } from 'shared-kit/model/pacing';
import { attemptOf } from './attempts';
import { CALL_LIMIT_MS, type ApiConfig, type ApiRequest, type ApiResult } from './call';
import { REQUEST_ID, sendWithProgress, type Answer } from './send-with-progress';

/** Bodies of at least this size, in bytes, are sent by {@link sendWithProgress}. */
const UPLOAD_BYTES = 64 * 1024;

/** A call had no activity for its time limit; `isSent` if it was sent by then. */
class Unanswered extends Error {
  constructor(readonly isSent: boolean) {
    super('The server does not answer.');
  }
}

/** Sends a call, and repeats it if its answer is lost. Rejects only when aborted. */
export async function sendCall(settings: ApiConfig, request: ApiRequest): Promise<ApiResult> {
  const isChange = request.method !== 'GET';
  const attempt = isChange && !request.anonymous ? attemptOf(request) : undefined;
  try {
    const token = request.anonymous ? null : await tokenInTime(settings);
    if (token === null && !request.anonymous) return { ok: false, problem: problem(CODE.authError) };
    const headers = headersOf(request, token, attempt?.id, settings.locale?.());
    const send = () => sendOnce(settings, request, headers);
    const result = await send().catch((error: unknown) => {
      if (!(error instanceof Unanswered && attempt)) throw error;
      settings.onAsking?.(keyedMessage('err.asking'));
      return send();
    });
    if (isDecided(result)) attempt?.answered();
    return result;
  } catch (error) {
    request.signal?.throwIfAborted();
    const unreadable = await unreadableBody(request);
    if (unreadable) return { ok: false, problem: unreadable };
    if (!(error instanceof Unanswered)) return { ok: false, problem: await withoutResponse(settings, error) };
    return { ok: false, problem: problem(CODE.serviceUnavailable, error.isSent && isChange ? { key: 'err.unanswered' } : {}) };
  }
}

/** After a failure or timeout of a server or proxy it is not known whether the call was done, so the next one has the same id. */
const isDecided = (result: ApiResult): boolean =>
  result.ok || (result.problem.code !== CODE.serviceUnavailable && result.problem.code !== CODE.serverError);

/** The problem when a file cannot be sent because it was changed, renamed or removed since it was chosen. `fetch` reports that as a network failure. */
async function unreadableBody({ body }: ApiRequest): Promise<Message | undefined> {
  return body instanceof Blob
    ? body
        .slice(0, 1)
        .arrayBuffer()
        .then(() => undefined, problemOf)
    : undefined;
}

const tokenInTime = ({ idToken }: ApiConfig): Promise<string | null> =>
  withLimit(idToken(), CALL_LIMIT_MS, () => {
    throw new Unanswered(false);
  });

function sendOnce({ baseUrl, fetch: customFetch }: ApiConfig, request: ApiRequest, headers: Headers): Promise<ApiResult> {
  const { method, limitMs = CALL_LIMIT_MS } = request;
  const body = bodyOf(request);
  const url = urlOf(baseUrl, request);
  const late = new AbortController();
  const signal = request.signal ? AbortSignal.any([request.signal, late.signal]) : late.signal;
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      clearTimeout(timer);
      if (limitMs === null) return;
      timer = setTimeout(() => {
        reject(new Unanswered(true));
        late.abort();
      }, limitMs);
    };
    goOn();
    const answer: Promise<Answer> =
      !customFetch && sizeOf(body) >= UPLOAD_BYTES
        ? sendWithProgress(url, { method, headers, body, signal }, goOn)
        : (customFetch ?? fetch)(url, { method, headers, body, credentials: 'include', signal });
    answer
      .then(resultOf)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function sizeOf(body: BodyInit | undefined): number {
  if (typeof body === 'string') return body.length;
  if (body instanceof Blob) return body.size;
  return body instanceof Uint8Array ? body.byteLength : 0;
}

function urlOf(baseUrl: string, { path, query = {} }: ApiRequest): string {
  const url = `${baseUrl.replace(/\/$/, '')}/${path.replace(/^\//, '').replace(/^api\//, '')}`;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) search.append(name, one);
  }
  return search.size ? `${url}?${search}` : url;
}

function headersOf(
  { company, parentUid, body, contentType, anonymous }: ApiRequest,
  token: string | null,
  attempt: string | undefined,
  locale: string | undefined,
): Headers {
  const headers = new Headers();
  if (locale !== undefined) headers.set('Accept-Language', locale);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  // Headers are Latin-1: fetch throws on anything else.
  if (company !== undefined && !anonymous) headers.set('company', encodeURIComponent(company));
  if (parentUid !== undefined && !anonymous) headers.set('parentUid', encodeURIComponent(parentUid));
  if (attempt !== undefined) headers.set('Idempotency-Key', attempt);
  if (body !== undefined) headers.set('Content-Type', contentType ?? 'application/json');
  return headers;
}

function bodyOf({ body, contentType }: ApiRequest): BodyInit | undefined {
  if (body === undefined) return undefined;
  return contentType === undefined ? JSON.stringify(body) : (body as BodyInit);
}

/**
 * The platform answers in JSON, with a message. Anything else comes from a server in between: a proxy, or the sign-in page of a network. It is
 * never a success.
 */
async function resultOf(response: Answer): Promise<ApiResult> {
  const { status } = response;
  const { json, text } = await readBody(response);
  // A refusal that is a text is shown unchanged.
  if (json === undefined && (text === undefined || status < 400 || status >= 500 || status === TOO_LARGE))
    return { ok: false, problem: withoutJson(status) };
  if (status < 400 && !isEnvelope(json, status)) return { ok: false, problem: withoutJson(status) };
  const message = readMessage({ body: json ?? text });
  if (status === 200) return { ok: true, message };
  // A server error without a message is reported as an unavailable service (D-03).
  const requestId = requestIdOf(response);
  const retryAfter = retryAfterOf(response);
  const isMute = status >= 500 && message.key === 'err.emptyMessage';
  return {
    ok: false,
    problem: {
      ...(isMute ? problem(CODE.serviceUnavailable) : message),
      ...(requestId !== undefined && { requestId }),
      ...(retryAfter !== undefined && { retryAfter }),
    },
  };
}

/** Whether it is an answer of the platform (D-02); a message alone may be a text. */
const isEnvelope = (json: unknown, status: number): boolean =>
  typeof json === 'string' || 'message' in Object(json) || (Object(json) as { status?: unknown }).status === status;

/** The id of the request in the server's log, if the server failed. Refusals need none: they say what to do. */
function requestIdOf({ status, headers }: Answer): string | undefined {
  return status >= 500 ? /^[\w-]{8,64}$/.exec(headers.get(REQUEST_ID) ?? '')?.[0] : undefined;
}

/** After how many seconds a server that could not do its work wants to be asked again. A date, which proxies may send, is ignored. */
function retryAfterOf({ status, headers }: Answer): number | undefined {
  const value = status === 503 ? (headers.get('retry-after') ?? '') : '';
  return /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

const TOO_LARGE = 413;

function withoutJson(status: number): Message {
  if (status === TOO_LARGE) return problem(CODE.invalidRequest, { key: 'err.tooLargeOnTheWay' });
  return status >= 500 ? problem(CODE.serviceUnavailable) : problem(CODE.serviceUnavailable, { key: 'err.otherServer', args: [status] });
}

/** The answer's JSON, or its text if it is neither empty nor HTML. */
async function readBody(response: Answer): Promise<{ json?: unknown; text?: string }> {
  const text = await response.text().catch(() => '');
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return /^\s*(<|$)/.test(text) ? {} : { text };
  }
}

/** The problem when there is no response: the API is down, or the network blocks both it and the identity service (D-92). */
async function withoutResponse({ authReachable, networkBlocked }: ApiConfig, error: unknown): Promise<Message> {
  if (error instanceof Error && 'problem' in error && !isNetworkError(error)) return problemOf(error);
  if (!(error instanceof TypeError || error instanceof DOMException || isNetworkError(error))) throw error;
  const blocked = navigator.onLine && authReachable !== undefined && !(await authReachable());
  return blocked && networkBlocked ? networkBlocked : problem(CODE.serviceUnavailable);
}

const isNetworkError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'auth/network-request-failed';

import { configureApi, type ApiConfig } from 'shared-kit/host/api';

export interface ApiCall {
  method: string;
  /** The path including the base, such as `/api/tasks`. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** The body as it was sent: JSON text, packed text or bytes. */
  body: unknown;
}

/** The answer of the server: a status, by default 200, and the message in its body. */
export interface ApiAnswer {
  status?: number;
  message?: unknown;
  /** The whole body, instead of one with `message`. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ApiDouble {
  /** Sets the answer for a call such as `POST /api/tasks`. */
  on(call: string, answer: ApiAnswer | ((call: ApiCall) => ApiAnswer | Promise<ApiAnswer>)): ApiDouble;
  /** Fails all calls, as without a network. */
  down(): ApiDouble;
  calls: ApiCall[];
}

/** A double of the platform's API. A call without a prepared answer fails the test. */
export function apiDouble(config: Partial<ApiConfig> = {}): ApiDouble {
  const answers = new Map<string, ApiAnswer | ((call: ApiCall) => ApiAnswer | Promise<ApiAnswer>)>();
  let isDown = false;
  const double: ApiDouble = {
    calls: [],
    on(call, answer) {
      answers.set(call, answer);
      return double;
    },
    down() {
      isDown = true;
      return double;
    },
  };
  const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    if (isDown) throw new TypeError('Failed to fetch');
    const url = new URL(typeof input === 'object' && 'url' in input ? input.url : input, 'http://console.test');
    const call: ApiCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: init.body,
    };
    double.calls.push(call);
    const name = `${call.method} ${call.path}`;
    const answer = answers.get(name);
    if (!answer) throw new Error(`Unhandled request: ${name}`);
    const { status = 200, message, body = { status, message }, headers = {} } = typeof answer === 'function' ? await answer(call) : answer;
    // Null instead of an empty text, for which the constructor throws with statuses without a body.
    return new Response((typeof body === 'string' ? body : JSON.stringify(body)) || null, { status, headers });
  };
  configureApi({ baseUrl: '/api', idToken: () => Promise.resolve('token'), ...config, fetch: send });
  return double;
}

import type { TestPlatform } from './test-platform';

export interface ApiCall {
  token?: string;
  company?: string;
  parentUid?: string | undefined;
  query?: Record<string, string | string[]>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer as tests look at it: the HTTP status beside the message. */
export interface ApiReply {
  http: number;
  code?: number;
  key?: string;
  text?: string;
  args?: (string | number)[];
  field?: string;
}

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls `/api` as the console does; a text as body is sent as it is. */
export function apiCaller(platform: () => TestPlatform) {
  return async (method: ApiMethod, path: string, call: ApiCall = {}): Promise<ApiReply> => {
    const { token, company = 'acme', parentUid, query, body, headers } = call;
    const response = await platform().app.inject({
      method,
      url: `/api/${path}`,
      ...(query && { query }),
      headers: {
        company: encodeURIComponent(company),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(parentUid !== undefined && { parentuid: encodeURIComponent(parentUid) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { status, message } = response.json<{ status: number; message: Omit<ApiReply, 'http'> }>();
    if (status !== response.statusCode) throw new Error(`The envelope says ${status}, the answer ${response.statusCode}.`);
    return { http: status, ...message };
  };
}

import type { HTTPMethods } from 'fastify';
import type { TestPlatform } from './test-platform';

export interface Answer {
  http: number;
  code?: number;
  key?: string;
  text?: string;
  args?: (string | number)[];
  field?: string;
}

export interface ConsoleCall {
  method: HTTPMethods;
  url: string;
  token: string;
  company?: string;
  parentUid?: string | undefined;
  query?: Record<string, string | string[]>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A call as the console makes it: headers encoded, JSON body; the answer's envelope without its wrapping. */
export async function call(platform: TestPlatform, options: ConsoleCall): Promise<Answer> {
  const { method, url, token, company = 'acme', parentUid, query, body, headers = {} } = options;
  const response = await platform.app.inject({
    method: method as 'GET',
    url: `/api${url}`,
    ...(query && { query }),
    headers: {
      authorization: `Bearer ${token}`,
      company: encodeURIComponent(company),
      ...(parentUid !== undefined && { parentuid: encodeURIComponent(parentUid) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { status, message } = response.json<{ status: number; message: Omit<Answer, 'http'> }>();
  if (status !== response.statusCode) throw new Error(`The envelope says ${status}, the answer is ${response.statusCode}.`);
  return { http: status, ...message };
}

import { describedCalls, type CallsDocument, type DescribedCall } from '../calls/described-calls';
import type { ApiMethod } from './api-caller';
import type { TestPlatform } from './test-platform';

/** A call that the server describes; its path is below `/api`, without a slash before it. */
export interface ServedCall extends DescribedCall {
  method: ApiMethod;
  /** Method and path, as tests name calls. */
  name: string;
}

/** What the server says about its calls. */
export async function servedDocument({ app }: TestPlatform): Promise<CallsDocument> {
  return (await app.inject('/api/openapi.json')).json<CallsDocument>();
}

export async function servedCalls(platform: TestPlatform): Promise<ServedCall[]> {
  return describedCalls(await servedDocument(platform)).map((call) => {
    const path = call.path.slice('/api/'.length);
    return { ...call, method: call.method as ApiMethod, path, name: `${call.method} /${path}` };
  });
}

/** Names of the calls that change something. */
export const changingCalls = async (platform: TestPlatform): Promise<string[]> =>
  (await servedCalls(platform)).filter(({ method }) => method !== 'GET').map(({ name }) => name);

import { apiCaller, type ApiCall, type ApiMethod, type ApiReply } from './api-caller';
import type { TestPlatform } from './test-platform';

export type Answer = ApiReply;

export interface ConsoleCall extends ApiCall {
  method: ApiMethod;
  /** Below `/api`, with its slash. */
  url: string;
  token: string;
}

/** The same call in one piece, for tests whose calls differ in more than their body. */
export function call(platform: TestPlatform, { method, url, ...rest }: ConsoleCall): Promise<Answer> {
  return apiCaller(() => platform)(method, url.slice(1), rest);
}

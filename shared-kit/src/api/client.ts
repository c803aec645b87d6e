import { CODE, NO_EMAIL_DOMAIN, problem } from 'shared-kit/model';
import type { ApiConfig, ApiRequest, ApiResult } from './call';

let config: ApiConfig | null = null;

/** Sets the URL of the API and the source of tokens. */
export function configureApi(apiConfig: ApiConfig | null): void {
  config = apiConfig;
}

/** The domain of made-up email addresses on this platform (D-32). */
export const noEmailDomain = (): string => config?.noEmailDomain ?? NO_EMAIL_DOMAIN;

/**
 * Calls the platform's API. It rejects only when aborted; every other failure is in the result. If a call that changes something has no answer
 * within its time limit, it is not known whether it was done, and the problem says so (`err.unanswered`).
 */
export async function callApi(request: ApiRequest): Promise<ApiResult> {
  if (!config) throw new Error('configureApi() has not been called.');
  const settings = config;
  // Loaded with the first call, because the login page makes none.
  const sending = await import('./send-call').catch(() => null);
  request.signal?.throwIfAborted();
  return sending ? sending.sendCall(settings, request) : { ok: false, problem: problem(CODE.serviceUnavailable) };
}

/** A call about what belongs to a company, and mostly to a moderator: both are headers, everything else is the body. */
export const companyCall =
  <T extends { company: string; parentUid?: string }>(
    method: ApiRequest['method'],
    path: string,
    options: Pick<ApiRequest, 'limitMs'> = {},
  ) =>
  ({ company, parentUid, ...body }: T): Promise<ApiResult> =>
    callApi({ method, path, company, parentUid, body, ...options });

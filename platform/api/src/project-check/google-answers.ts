/**
 * What an API of Google answered. `refused`: these credentials may not see it; `disabled`: the project does not use this API; `failed`: no answer, or one
 * that says nothing of what was asked.
 */
export type Answer<T> =
  | { kind: 'answered'; body: T }
  | { kind: 'missing' }
  | { kind: 'refused'; reason: string }
  | { kind: 'disabled'; service: string }
  | { kind: 'failed'; reason: string };

/** Reads what a project's APIs tell, with the credentials of the environment. It changes nothing: the only POST asks for a policy. */
export interface GoogleAnswers {
  get<T>(url: string): Promise<Answer<T>>;
  post<T>(url: string, body: object): Promise<Answer<T>>;
  /** All pages of a list, whose items are in this field of each answer. */
  list<T>(url: string, field: string): Promise<Answer<readonly T[]>>;
}

export interface GoogleAccess {
  projectId: string;
  /** The credentials' token, for the scope `https://www.googleapis.com/auth/cloud-platform`. */
  token(): Promise<string>;
  fetch?: typeof fetch;
}

const DEADLINE_MS = 20_000;

/** A person's credentials name no project whose quota the call counts against; those of a service account do, and may need a role to name another. */
const NEEDS_QUOTA_PROJECT = /requires a quota project/;

interface ErrorBody {
  error?: { message?: string; status?: string; details?: { reason?: string; metadata?: { service?: string } }[] };
}

/** Never throws: no answer within 20 s is `failed`. Where the credentials need one, the project is named as the one whose quota counts. */
export function googleAnswers({ projectId, token, fetch: send = fetch }: GoogleAccess): GoogleAnswers {
  let namesProject = false;

  async function ask<T>(url: string, init: { method: string; body?: string }): Promise<Answer<T>> {
    const named = namesProject;
    try {
      const response = await send(url, {
        ...init,
        headers: {
          authorization: `Bearer ${await token()}`,
          ...(init.body !== undefined && { 'content-type': 'application/json' }),
          ...(named && { 'x-goog-user-project': projectId }),
        },
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      const body = await response.json().catch<unknown>(() => undefined);
      if (response.ok && isObject(body)) return { kind: 'answered', body: body as T };
      const { error } = (isObject(body) ? body : {}) as ErrorBody;
      const reason = firstLine(error?.message ?? `HTTP ${response.status}`);
      if (NEEDS_QUOTA_PROJECT.test(reason) && !named) {
        namesProject = true;
        return await ask<T>(url, init);
      }
      return answerOf(response.status, reason, error);
    } catch (error) {
      return { kind: 'failed', reason: reasonOf(error) };
    }
  }

  return {
    get: (url) => ask(url, { method: 'GET' }),
    post: (url, body) => ask(url, { method: 'POST', body: JSON.stringify(body) }),
    async list<T>(url: string, field: string) {
      const items: T[] = [];
      for (let page: string | undefined = ''; page !== undefined;) {
        const pageUrl = new URL(url);
        if (page !== '') pageUrl.searchParams.set('pageToken', page);
        const answer: Answer<Record<string, unknown>> = await ask(pageUrl.href, { method: 'GET' });
        if (answer.kind !== 'answered') return answer;
        // An empty list is left out of an answer.
        const { [field]: found = [], nextPageToken } = answer.body;
        if (!Array.isArray(found)) return { kind: 'failed', reason: `${field} is no list` };
        items.push(...(found as T[]));
        page = typeof nextPageToken === 'string' && nextPageToken !== '' ? nextPageToken : undefined;
      }
      return { kind: 'answered', body: items };
    },
  };
}

function answerOf(status: number, reason: string, error: ErrorBody['error']): Answer<never> {
  if (status === 404) return { kind: 'missing' };
  if (status !== 403) return { kind: 'failed', reason };
  const disabled = error?.details?.find((detail) => detail.reason === 'SERVICE_DISABLED')?.metadata?.service;
  return disabled === undefined ? { kind: 'refused', reason } : { kind: 'disabled', service: disabled };
}

/** Why something was not answered. `fetch` says only in its cause what failed. */
export function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const reason = cause instanceof Error && cause.message !== '' ? cause : error;
  return firstLine(reason instanceof Error ? reason.message : String(reason));
}

/** A reason is a part of a sentence. */
const firstLine = (text: string): string => text.split('\n', 1)[0]!.trim().replace(/\.$/, '');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

import type { Message } from 'shared-kit/model';

/** How long a call may take while nothing happens: no part of an upload is sent, and no answer comes. */
export const CALL_LIMIT_MS = 30_000;

/** The same for calls after which the server has much to do. */
export const LONG_CALL_LIMIT_MS = 60_000;

/** The result of a call. Only HTTP 200 is a success; everything else is a problem (D-02, API-30). */
export type ApiResult = { ok: true; message: Message } | { ok: false; problem: Message };

export interface ApiConfig {
  /** Such as `/api` or `https://host/api`. */
  baseUrl: string;
  /** A fresh token of the signed-in user, null without one; rejects when the identity service cannot be reached. */
  idToken: () => Promise<string | null>;
  /** Whether the identity service's host answers; asked only after a call got no response at all. */
  authReachable?: () => Promise<boolean>;
  /** The message for a network that blocks the platform's servers (ERR-05). */
  networkBlocked?: Message;
  /** The domain of made-up email addresses, if it is not the default one (D-32). */
  noEmailDomain?: string;
  /** Called with a message when a call has no answer in time and is sent once more, to find out what it did. */
  onAsking?: (message: Message) => void;
  /** The user's language, for texts that the platform creates (DSET-14). Without it the platform uses its default. */
  locale?: () => string;
  /** For tests; the browser's own otherwise. */
  fetch?: typeof fetch;
}

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `users/pw`, `/api/users/pw` and `api/users/pw` are the same (D-92). */
  path: string;
  query?: Record<string, string | readonly string[] | undefined>;
  /** Sent as the `company` header, never in the body. */
  company?: string;
  /** Sent as the `parentUid` header, never in the body. */
  parentUid?: string;
  /** JSON, unless `contentType` says what the body is. */
  body?: unknown;
  contentType?: string;
  signal?: AbortSignal;
  /**
   * Identifies what the user wants changed: a call that is repeated after a lost answer is answered with what the first one did. By default all
   * equal calls have the same id until the result of one is known.
   */
  attempt?: string;
  /**
   * How long it may take while nothing happens, by default {@link CALL_LIMIT_MS}; null for as long as it takes. A change without an answer by then
   * is sent once more.
   */
  limitMs?: number | null;
  /** Sends neither token nor company. Only for the password reset by an emailed link. */
  anonymous?: boolean;
}

import type { Message } from 'shared-kit/model';

/** The time limit of a call without activity: no part of an upload is sent, and no answer arrives. */
export const CALL_LIMIT_MS = 30_000;

/** The limit for calls that take the server longer. */
export const LONG_CALL_LIMIT_MS = 60_000;

/** The result of a call. Only HTTP 200 is a success; everything else is a problem (D-02, API-30). */
export type ApiResult = { ok: true; message: Message } | { ok: false; problem: Message };

export interface ApiConfig {
  /** Such as `/api` or `https://host/api`. */
  baseUrl: string;
  /** A fresh token of the signed-in user, null without a user; rejects with a `problem` when the identity service gives none. */
  idToken: () => Promise<string | null>;
  /** Whether the identity service's host answers; called only after a call got no response at all. */
  authReachable?: () => Promise<boolean>;
  /** The message for a network that blocks the platform's servers (ERR-05). */
  networkBlocked?: Message;
  /** The domain of made-up email addresses, if it is not the default one (D-32). */
  noEmailDomain?: string;
  /** Called with a message when a call has no answer in time and is sent again, to find out whether it was done. */
  onAsking?: (message: Message) => void;
  /** The user's language, for texts that the platform creates (DSET-14). Without it the platform uses its default. */
  locale?: () => string;
  /** For tests; by default the browser's. */
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
  /** JSON, unless `contentType` names another type. */
  body?: unknown;
  contentType?: string;
  signal?: AbortSignal;
  /**
   * Identifies the change that the user wants: a call repeated after a lost answer gets the result of the first one. By default all
   * equal calls have the same id until the result of one is known.
   */
  attempt?: string;
  /**
   * The time limit without activity, by default {@link CALL_LIMIT_MS}; null for no limit. A change without an answer by then
   * is sent again once.
   */
  limitMs?: number | null;
  /** Sends neither token nor company. Only for the password reset by an emailed link. */
  anonymous?: boolean;
}

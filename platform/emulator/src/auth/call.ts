import { readMessage } from '../shape/read-message';
import type { Message, ReadOf } from '../shape/shape';
import type { AccountStore } from './account-store';
import type { ActionCodes } from './action-codes';
import type { Throttle } from './throttle';
import type { Tokens } from './tokens';

/** What the calls of both SDKs work on. */
export interface AuthContext {
  projectId: string;
  accounts: AccountStore;
  codes: ActionCodes;
  tokens: Tokens;
  throttle: Throttle;
  selfSignUp: boolean;
  passwordCost: number;
}

/** What a call needs of its request besides the body. */
export interface CallDetails {
  /** The key in the address. */
  apiKey: string;
  /** Whether a page has caused the request. */
  isFromPage: boolean;
}

/** A call with the body as it was sent. */
export type Call = (context: AuthContext, body: unknown, details: CallDetails) => Promise<object> | object;

/** A call that takes a message of this shape. */
export function call<const M extends Message>(
  shape: M,
  run: (context: AuthContext, body: ReadOf<M>, details: CallDetails) => Promise<object> | object,
): Call {
  return (context, body, details) => run(context, readMessage(shape, body), details);
}

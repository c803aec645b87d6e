import { readMessage } from '../shape/read-message';
import type { Message, ReadOf } from '../shape/shape';
import type { AccountStore } from './account-store';
import type { ActionCodes } from './action-codes';
import type { Quotas } from '../quotas/quotas';
import type { PasswordPolicy } from './password-policy';
import type { Throttle } from './throttle';
import type { Tokens } from './tokens';

export interface AuthContext {
  projectId: string;
  accounts: AccountStore;
  codes: ActionCodes;
  tokens: Tokens;
  throttle: Throttle;
  selfSignUp: boolean;
  passwordCost: number;
  passwordPolicy: PasswordPolicy;
  quotas: Quotas;
}

export interface CallDetails {
  /** The key in the URL. */
  apiKey: string;
  isFromPage: boolean;
  /** The language of mails that the caller asked for, a BCP 47 tag. */
  locale?: string;
}

/** A call with its unchecked body. */
export type Call = (context: AuthContext, body: unknown, details: CallDetails) => Promise<object> | object;

/** Makes a call that takes a message of this shape. */
export function call<const M extends Message>(
  shape: M,
  run: (context: AuthContext, body: ReadOf<M>, details: CallDetails) => Promise<object> | object,
): Call {
  return (context, body, details) => run(context, readMessage(shape, body), details);
}

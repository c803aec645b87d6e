import { randomBytes } from 'node:crypto';
import type { SentMail } from '../options/options';
import type { ActionCode } from './account';
import type { AccountStore } from './account-store';
import type { Quotas } from '../quotas/quotas';
import { AuthError, unlessRefused } from './auth-error';

const LIFETIME_MS = 60 * 60 * 1000;
const MODES: Readonly<Record<SentMail['requestType'], string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
};

export interface ActionRequest {
  requestType: SentMail['requestType'];
  localId: string;
  email: string;
  newEmail?: string;
  continueUrl?: string;
  apiKey: string;
  /** A BCP 47 tag; absent for the language of the project. */
  locale?: string;
}

/** The language of the project's mails. */
const PROJECT_LANGUAGE = 'en';

/** Creates and checks the codes in mails, and removes used ones. */
export class ActionCodes {
  constructor(
    private readonly store: AccountStore,
    private readonly actionUrl: () => string,
    private readonly onMail: (mail: SentMail) => void,
    private readonly quotas: Quotas,
  ) {}

  /** The page that the links lead to. */
  get callbackUri(): string {
    return this.actionUrl();
  }

  /** Creates a code. With `send` it is passed to `onMail` too; a server that only needs the link does not send it. */
  create(request: ActionRequest, send: boolean): ActionCode {
    const { requestType, localId, email, newEmail, continueUrl, apiKey, locale } = request;
    if (send) unlessRefused(this.quotas.mail(requestType));
    const oobCode = randomBytes(24).toString('base64url');
    const link = new URL(this.actionUrl());
    link.searchParams.set('mode', MODES[requestType]);
    link.searchParams.set('oobCode', oobCode);
    link.searchParams.set('apiKey', apiKey);
    link.searchParams.set('lang', locale ?? PROJECT_LANGUAGE);
    if (continueUrl) link.searchParams.set('continueUrl', continueUrl);
    this.removeExpired();
    const code: ActionCode = { email, requestType, oobCode, oobLink: link.href, sentAt: Date.now(), localId };
    if (newEmail !== undefined) code.newEmail = newEmail;
    if (locale !== undefined) code.locale = locale;
    this.store.addCode(code);
    if (send) this.onMail(mailOf(code));
    return code;
  }

  check(oobCode: string | undefined, ...types: SentMail['requestType'][]): ActionCode {
    const code = this.store.codes.get(oobCode ?? '');
    if (!code || (types.length > 0 && !types.includes(code.requestType))) throw new AuthError('INVALID_OOB_CODE');
    if (Date.now() - code.sentAt > LIFETIME_MS) throw new AuthError('EXPIRED_OOB_CODE');
    // The code proves that its user reads mail of the email that it was sent to. It proves nothing for an account that has another email by now.
    const account = this.store.get(code.localId);
    if (account && account.email !== code.email) throw new AuthError('INVALID_OOB_CODE');
    return code;
  }

  use({ oobCode }: ActionCode): void {
    this.store.removeCode(oobCode);
  }

  mails(): SentMail[] {
    return [...this.store.codes.values()].map(mailOf);
  }

  /** Removes codes a day after their expiry, so that until then the answer is "expired" and not "invalid". */
  private removeExpired(): void {
    for (const { oobCode, sentAt } of this.store.codes.values()) {
      if (Date.now() - sentAt > 24 * LIFETIME_MS) this.store.removeCode(oobCode);
    }
  }
}

function mailOf({ email, requestType, oobCode, oobLink, sentAt, locale }: ActionCode): SentMail {
  return { email, requestType, oobCode, oobLink, sentAt, ...(locale !== undefined && { locale }) };
}

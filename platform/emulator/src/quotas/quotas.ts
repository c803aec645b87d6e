import type { QuotaLimits, SentMail } from '../options/options';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** The smallest limits that the service documents, which grow with a project: accounts of one address, mails without a paid plan. */
export const LEAST_QUOTAS: QuotaLimits = {
  accountsPerHour: 100,
  deletionsPerSecond: 10,
  mailsPerDay: { PASSWORD_RESET: 150, VERIFY_EMAIL: 1000, VERIFY_AND_CHANGE_EMAIL: 1000 },
};

const MAILS: Readonly<Record<SentMail['requestType'], string>> = {
  PASSWORD_RESET: 'sending password reset email',
  VERIFY_EMAIL: 'sending verification email',
  VERIFY_AND_CHANGE_EMAIL: 'sending email change email',
};

/** Counts what a project may do in a time. Each method counts, and returns the service's refusal once there was too much. */
export class Quotas {
  readonly #times = new Map<string, number[]>();

  constructor(private readonly limits: QuotaLimits | undefined) {}

  newAccount(): string | undefined {
    return this.#count('creating accounts', this.limits?.accountsPerHour, HOUR_MS);
  }

  deletedAccount(): string | undefined {
    return this.#count('deleting accounts', this.limits?.deletionsPerSecond, SECOND_MS);
  }

  mail(type: SentMail['requestType']): string | undefined {
    return this.#count(MAILS[type], this.limits?.mailsPerDay[type], DAY_MS);
  }

  #count(what: string, limit: number | undefined, withinMs: number): string | undefined {
    if (limit === undefined) return undefined;
    const since = Date.now() - withinMs;
    const times = (this.#times.get(what) ?? []).filter((time) => time > since);
    this.#times.set(what, times);
    if (times.length >= limit) return `QUOTA_EXCEEDED : Exceeded quota for ${what}.`;
    times.push(Date.now());
    return undefined;
  }
}

import { asciiJson } from '../store/values/ascii-json';
import type { Journal } from '../store/journal/journal';
import type { JournalSection } from '../store/journal/section';
import type { Account, ActionCode } from './account';
import { AuthError } from './auth-error';

/** A record of this section: the present state of an account or code, its removal (only the id), or the signing key. */
type AuthRecord = { account: Account } | { removed: string } | { code: ActionCode } | { usedCode: string } | { key: string };

export const AUTH_SECTION = 'auth';

/** Accounts and action codes, in memory and in the journal. */
export class AccountStore implements JournalSection {
  readonly codes = new Map<string, ActionCode>();
  readonly #accounts = new Map<string, Account>();
  readonly #byEmail = new Map<string, string>();
  #key: string | undefined;
  #journal: Journal | undefined;

  /** Writes all further changes to the journal. */
  attach(journal: Journal): void {
    this.#journal = journal;
  }

  get signingKey(): string | undefined {
    return this.#key;
  }

  setSigningKey(key: string): void {
    this.record({ key });
  }

  get(localId: string): Account | undefined {
    return this.#accounts.get(localId);
  }

  /** The account; throws if there is none or it is disabled. */
  enabled(localId: string): Account {
    const account = this.get(localId);
    if (!account) throw new AuthError('USER_NOT_FOUND');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    return account;
  }

  byEmail(email: string): Account | undefined {
    return this.get(this.#byEmail.get(email.toLowerCase()) ?? '');
  }

  byPhone(phoneNumber: string): Account | undefined {
    return this.list().find((account) => account.phoneNumber === phoneNumber);
  }

  /** All accounts, ordered by id. */
  list(): Account[] {
    return [...this.#accounts.values()].sort((a, b) => (a.localId < b.localId ? -1 : 1));
  }

  /** Adds a new account; throws if its id exists. */
  add(account: Account): void {
    if (this.#accounts.has(account.localId)) throw new AuthError('DUPLICATE_LOCAL_ID');
    this.put(account);
  }

  /** Saves a changed account; throws if it has been removed. */
  save(account: Account): void {
    if (!this.#accounts.has(account.localId)) throw new AuthError('USER_NOT_FOUND');
    this.put(account);
  }

  /** Removes an account with its mailed codes. */
  remove(localId: string): void {
    if (!this.#accounts.has(localId)) throw new AuthError('USER_NOT_FOUND');
    this.record({ removed: localId });
    for (const code of this.codes.values()) if (code.localId === localId) this.removeCode(code.oobCode);
  }

  addCode(code: ActionCode): void {
    this.record({ code });
  }

  removeCode(oobCode: string): void {
    if (this.codes.has(oobCode)) this.record({ usedCode: oobCode });
  }

  restore(json: string): void {
    this.apply(JSON.parse(json) as AuthRecord);
  }

  *snapshot(): Iterable<string> {
    if (this.#key !== undefined) yield asciiJson({ key: this.#key });
    for (const account of this.#accounts.values()) yield asciiJson({ account });
    for (const code of this.codes.values()) yield asciiJson({ code });
  }

  /** Adds or saves an account; throws if its email or phone number belongs to another one. */
  put(account: Account): void {
    const { localId, email, phoneNumber } = account;
    const isOther = (holder: Account | undefined) => holder !== undefined && holder.localId !== localId;
    if (email !== undefined && isOther(this.byEmail(email))) throw new AuthError('EMAIL_EXISTS');
    if (phoneNumber !== undefined && isOther(this.byPhone(phoneNumber))) throw new AuthError('PHONE_NUMBER_EXISTS');
    this.record({ account });
  }

  private record(record: AuthRecord): void {
    this.#journal?.checkWritable();
    this.apply(record);
    this.#journal?.append(AUTH_SECTION, asciiJson(record));
  }

  private apply(record: AuthRecord): void {
    if ('account' in record) this.set(record.account);
    else if ('removed' in record) this.drop(record.removed);
    else if ('code' in record) this.codes.set(record.code.oobCode, record.code);
    else if ('usedCode' in record) this.codes.delete(record.usedCode);
    else this.#key = record.key;
  }

  private set(account: Account): void {
    this.drop(account.localId);
    this.#accounts.set(account.localId, account);
    if (account.email !== undefined) this.#byEmail.set(account.email.toLowerCase(), account.localId);
  }

  private drop(localId: string): void {
    const email = this.#accounts.get(localId)?.email;
    if (email !== undefined) this.#byEmail.delete(email.toLowerCase());
    this.#accounts.delete(localId);
  }
}

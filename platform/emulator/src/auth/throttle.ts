import { AuthError } from './auth-error';

const MAX_FAILURES = 10;
const BLOCK_MS = 60_000;
const FORGET_AT = 10_000;

/** Slows down guessing of passwords: after many failures in a row, an account is locked for a while. */
export class Throttle {
  readonly #failures = new Map<string, { count: number; last: number }>();

  check(key: string): void {
    const failures = this.#failures.get(key);
    if (!failures) return;
    if (Date.now() - failures.last > BLOCK_MS) this.#failures.delete(key);
    else if (failures.count >= MAX_FAILURES) {
      throw new AuthError(
        'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
      );
    }
  }

  failed(key: string): void {
    if (this.#failures.size > FORGET_AT) this.#failures.clear();
    this.#failures.set(key, { count: (this.#failures.get(key)?.count ?? 0) + 1, last: Date.now() });
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }
}

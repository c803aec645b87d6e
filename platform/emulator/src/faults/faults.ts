import { StatusError } from '../errors/status';
import { Draws } from './draws';

/** One of twenty calls fails, and one of twenty live channels is dropped after a message. */
const RATE = 0.05;

const UNAVAILABLE = () => new StatusError('UNAVAILABLE', 'The service is currently unavailable.');
const EXHAUSTED = () => new StatusError('RESOURCE_EXHAUSTED', 'Quota exceeded.');
const ABORTED = () =>
  new StatusError(
    'ABORTED',
    'Aborted due to cross-transaction contention. This occurs when multiple transactions attempt to access the same data, requiring Firestore to abort at least one in order to enforce serializability.',
  );

/** What a service answers now and then although nothing is wrong with the call. Without a seed nothing fails. */
export class Faults {
  readonly #draws: Draws | undefined;

  constructor(seed: string | undefined) {
    this.#draws = seed === undefined ? undefined : new Draws(seed);
  }

  /**
   * Runs a call of Firestore, or throws what it answers instead. A commit whose answer is lost has been made all the same.
   * @param message the name of the request's message, such as `CommitRequest`
   */
  async ofFirestore<T>(message: string, request: object, run: () => Promise<T> | T): Promise<T> {
    if (!this.#happens(message)) return run();
    const inTransaction = 'transaction' in request && Boolean(request.transaction);
    const isCommit = message === 'CommitRequest';
    const error = this.#one(message, [
      UNAVAILABLE,
      EXHAUSTED,
      ...(isCommit || inTransaction ? [ABORTED] : []),
      ...(isCommit ? [UNAVAILABLE] : []),
    ]);
    if (isCommit && error.status === 'UNAVAILABLE' && this.#is(`${message} lost`, 0.5)) await run();
    throw error;
  }

  /** The error with which a call of Auth is refused, if it is. */
  ofAuth(call: string): { message: string; http: number } | undefined {
    if (!this.#happens(`auth ${call}`)) return undefined;
    const { message, http } = this.#one(`auth ${call}`, [UNAVAILABLE, EXHAUSTED]);
    // Auth names its quotas by a word of its own.
    return http === 429 ? { message: 'QUOTA_EXCEEDED : Exceeded quota.', http: 400 } : { message, http };
  }

  /** Throws what Storage answers instead of serving a request: 503 or 429. */
  ofStorage(method: string): void {
    if (this.#happens(`storage ${method}`)) throw this.#one(`storage ${method}`, [UNAVAILABLE, EXHAUSTED]);
  }

  /** The error with which a live channel ends after a message, if it does. */
  ofChannel(kind: 'Listen' | 'Write'): StatusError | undefined {
    return this.#happens(kind) ? UNAVAILABLE() : undefined;
  }

  #happens(what: string): boolean {
    return this.#is(what, RATE);
  }

  #is(what: string, rate: number): boolean {
    return this.#draws !== undefined && this.#draws.next(what) < rate;
  }

  #one(what: string, errors: readonly (() => StatusError)[]): StatusError {
    const at = Math.floor((this.#draws?.next(`${what} which`) ?? 0) * errors.length);
    return (errors[at] ?? UNAVAILABLE)();
  }
}

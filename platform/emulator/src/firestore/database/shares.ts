import { StatusError } from '../../errors/status';
import type { Caller } from '../../store/documents/access';

/** What one user may have open at the same time. A console has some ten of each. */
const MOST = { channels: 500, listeners: 1000 } as const;

/** Counts what each user has open, so that nobody takes the memory and the time of all others. The server's own programs have no bound. */
export class Shares {
  readonly #held = new Map<string, number>();

  /** Returns the function that gives it back. Refuses who has too many with RESOURCE_EXHAUSTED. */
  take(caller: Caller, what: keyof typeof MOST): () => void {
    if (caller.kind === 'owner') return () => undefined;
    const key = `${what} ${caller.kind === 'user' ? caller.uid : ''}`;
    const held = this.#held.get(key) ?? 0;
    if (held >= MOST[what]) throw new StatusError('RESOURCE_EXHAUSTED', `This user has ${MOST[what]} ${what} open already.`);
    this.#held.set(key, held + 1);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const now = this.#held.get(key)! - 1;
      if (now === 0) this.#held.delete(key);
      else this.#held.set(key, now);
    };
  }
}

import { createHash } from 'node:crypto';

/**
 * Numbers for what happens now and then. Each depends on the seed, on what it is drawn for, and on how often was drawn for that before: calls of other
 * kinds that happen meanwhile change nothing.
 */
export class Draws {
  readonly #counts = new Map<string, number>();

  constructor(private readonly seed: string) {}

  /** The next number for this, from 0 to below 1. */
  next(what: string): number {
    const count = this.#counts.get(what) ?? 0;
    this.#counts.set(what, count + 1);
    const digest = createHash('sha256')
      .update(JSON.stringify([this.seed, what, count]))
      .digest();
    return digest.readUInt32BE() / 2 ** 32;
  }
}

/** A burst of arriving rows has ended when none has come for this long. */
const PAUSE_MS = 5_000;
/** What arrives is said at most once in this time. */
const EVERY_MS = 30_000;

interface Heard {
  text: string;
  cause: string;
}

/**
 * Decides when a text is read out. What the user did, which is a new `cause`, is said at once. What data change is said only for tables of
 * arriving rows, when they pause and at most once in 30 s: a session that is counted right now would otherwise speak for ever.
 */
export class Announcer {
  readonly #say: (text: string) => void;
  #last: Heard | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first change came that has not been said, in milliseconds. */
  #waitingSince: number | undefined;
  #saidAt = -Infinity;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  /** The first text is what the page shows on opening, and is not said. */
  hear(heard: Heard, saysArrivals: boolean): void {
    const before = this.#last;
    this.#last = heard;
    if (!before) return;
    if (before.cause !== heard.cause) this.#sayNow();
    else if (saysArrivals && before.text !== heard.text) this.#sayLater();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waitingSince = undefined;
  }

  #sayNow(): void {
    this.stop();
    this.#say(this.#last!.text);
  }

  #sayLater(): void {
    const now = Date.now();
    this.#waitingSince ??= now;
    const due = Math.max(this.#saidAt + EVERY_MS, Math.min(now + PAUSE_MS, this.#waitingSince + EVERY_MS));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#saidAt = Date.now();
      this.#sayNow();
    }, due - now);
  }
}

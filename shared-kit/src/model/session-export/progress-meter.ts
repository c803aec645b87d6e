import type { Progress } from '../progress';
import { host } from './host';

/** Reports sent at most this often: each one may cross to another thread. */
const INTERVAL_MS = 40;

/** Adds up the parts of long work that partly run at the same time. */
export class ProgressMeter {
  private done = 0;
  private lastSent = -Infinity;

  constructor(
    private readonly step: string,
    private readonly total: number,
    private readonly onProgress: ((progress: Progress) => void) | undefined,
  ) {}

  /** A part that makes up `units` of the total; call the result with the share of it that is done. */
  part(units: number): (share: number) => void {
    let counted = 0;
    return (share) => {
      this.done += units * share - counted;
      counted = units * share;
      this.send();
    };
  }

  /** Everything is done, even what the parts did not count. */
  finish(): void {
    this.done = this.total;
    this.send();
  }

  private send(): void {
    const now = host.performance.now();
    const done = Math.min(Math.round(this.done), this.total);
    if (done < this.total && now - this.lastSent < INTERVAL_MS) return;
    this.lastSent = now;
    this.onProgress?.({ step: this.step, done, total: this.total });
  }
}

import type { Progress } from './progress';
import { host } from './host';

/** The minimum time between two reports, because each may be a message to another thread. */
const INTERVAL_MS = 40;

/** Adds up the progress of parts of long work, some of which run at the same time. */
export class ProgressMeter {
  private done = 0;
  private lastSent = -Infinity;

  constructor(
    private readonly step: string,
    private readonly total: number,
    private readonly onProgress: ((progress: Progress) => void) | undefined,
  ) {}

  /** Registers a part of `units` of the total. Call the returned function with the share of the part that is done. */
  part(units: number): (share: number) => void {
    let counted = 0;
    return (share) => {
      this.done += units * share - counted;
      counted = units * share;
      this.send();
    };
  }

  /** Reports the end, even if the parts add up to less than the total. */
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

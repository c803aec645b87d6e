import { host } from './host';
import type { CancelSignal } from './session-export';
import type { Steps } from './steps';

/** How long work runs without a pause: short enough to react to a cancel at once, long enough that pauses cost little. */
const SLICE_MS = 20;

/** Pauses long work every few milliseconds, so that events run in between, such as the message that cancels it. */
export class Pacer {
  private sliceStart = host.performance.now();

  constructor(private readonly signal?: CancelSignal) {}

  /** Pauses if the slice is over, then throws the signal's reason if it is aborted. */
  async breathe(): Promise<void> {
    if (host.performance.now() - this.sliceStart >= SLICE_MS) {
      await nextTask();
      this.sliceStart = host.performance.now();
    }
    this.check();
  }

  /** Runs the steps to their end and pauses in between. */
  async run<T>(steps: Steps<T>, onProgress?: (share: number) => void): Promise<T> {
    let step = steps.next();
    while (!step.done) {
      onProgress?.(step.value);
      await this.breathe();
      step = steps.next();
    }
    return step.value;
  }

  check(): void {
    if (this.signal?.aborted) throw this.signal.reason ?? new Error('Cancelled');
  }
}

/** Resolves in the next turn of the event loop. Not by a timer, because browsers delay nested timers by 4 ms. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new host.MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

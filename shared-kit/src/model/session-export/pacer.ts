import { host } from './host';
import type { CancelSignal } from './session-export';
import type { Steps } from './steps';

/** Work done in one go: short enough to answer a cancel at once, long enough not to matter. */
const SLICE_MS = 20;

/** Keeps long work stoppable: lets waiting events, such as the message that cancels, run every few milliseconds. */
export class Pacer {
  private sliceStart = host.performance.now();

  constructor(private readonly signal?: CancelSignal) {}

  /** Throws the signal's reason once it is aborted, after letting other events run when it is time to. */
  async breathe(): Promise<void> {
    if (host.performance.now() - this.sliceStart >= SLICE_MS) {
      await nextTask();
      this.sliceStart = host.performance.now();
    }
    this.check();
  }

  /** Runs the steps to their end, with a breath between them. */
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

/** A turn of the event loop. Timers would do, but browsers stretch nested ones to 4 ms. */
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

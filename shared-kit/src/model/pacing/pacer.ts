import type { CancelSignal } from './cancel-signal';
import { host } from './host';

/** Time between pauses: short enough to react to an abort at once, long enough that pauses cost little. */
const SLICE_MS = 20;

/** Pauses long work every few milliseconds, so that other events are handled, such as the message that aborts it. */
export class Pacer {
  private sliceStart = host.performance.now();

  constructor(private readonly signal?: CancelSignal) {}

  /** Pauses if it is time to, then throws the signal's reason if the signal is aborted. */
  async pauseIfDue(): Promise<void> {
    if (host.performance.now() - this.sliceStart >= SLICE_MS) {
      await nextTask();
      this.sliceStart = host.performance.now();
    }
    this.check();
  }

  /** @deprecated Call `pauseIfDue`. */
  breathe(): Promise<void> {
    return this.pauseIfDue();
  }

  /** Runs all steps, with pauses in between. `onProgress` gets what they yield: the share that is done, or of counted steps the rows. */
  async run<T, Done extends number | { rows: number }>(steps: Generator<Done, T>, onProgress?: (done: Done) => void): Promise<T> {
    let step = steps.next();
    while (!step.done) {
      onProgress?.(step.value);
      await this.pauseIfDue();
      step = steps.next();
    }
    return step.value;
  }

  check(): void {
    if (this.signal?.aborted) throw this.signal.reason;
  }
}

/** Resolves in the next turn of the event loop. A timer would be slower: browsers delay nested timers by 4 ms. */
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

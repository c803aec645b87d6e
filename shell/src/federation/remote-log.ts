import type { LoadedRemote } from '../registry/loaded-registry';

/** An attempt to load a page of a remote, or a failure. Times are milliseconds since the console was opened. */
export interface RemoteEvent {
  /** The remote as the registry listed it then; absent for an error that no boundary has caught. */
  readonly remote?: LoadedRemote | undefined;
  /** The requested page; absent for other failures. */
  readonly page?: string;
  readonly start: number;
  /** When the entry of the remote had loaded. */
  readonly entryEnd?: number;
  readonly end?: number;
  readonly error?: unknown;
  /** Of a failure: by what users name it to support. */
  readonly reference?: string;
}

/** Whether an event is a failure. The value of `error` does not matter, because code may `throw undefined`. */
export const isFailure = (event: RemoteEvent): boolean => 'error' in event;

/** Older events are dropped, since a crash that repeats would fill the memory. */
const MAX_EVENTS = 200;

/**
 * The events of this page's remotes, oldest first. It is among the first scripts, so it only records: remote-facts.ts and telemetry/
 * interpret the events and load later.
 */
export class RemoteLog {
  private events: readonly RemoteEvent[] = [];
  private readonly listeners = new Set<() => void>();

  /** All events. Returns the same array until there is a new event. */
  readonly all = (): readonly RemoteEvent[] => this.events;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Records that a page is requested. Returns a function that adds the outcome. */
  begin(remote: LoadedRemote, page: string): (more: Partial<RemoteEvent>) => void {
    let event: RemoteEvent = { remote, page, start: performance.now() };
    this.write([...this.events, event]);
    return (more) => {
      const before = event;
      event = { ...event, ...more };
      this.write(this.events.map((one) => (one === before ? event : one)));
    };
  }

  /**
   * Records an error. If the same error is reported again, this time with its remote, the second report replaces the first. A value that is no
   * object may be thrown by several remotes.
   */
  fail(error: unknown, remote?: LoadedRemote): void {
    const isSame = (one: RemoteEvent) => isFailure(one) && one.error === error;
    const isReported = (one: RemoteEvent) => isSame(one) && (!remote || (one.remote !== undefined && Object(error) === error));
    if (this.events.some(isReported)) return;
    const now = performance.now();
    const before = this.events.find((one) => !one.remote && isSame(one));
    const reference = before?.reference ?? Math.random().toString(16).slice(2, 10);
    this.write([...this.events.filter((one) => one !== before), { remote, start: now, end: now, error, reference }]);
  }

  /** Whether the remote has loaded and has not failed since. */
  isLoaded(name: string): boolean {
    const last = this.events.findLast(({ remote, end }) => remote?.name === name && end);
    return !!last && !isFailure(last);
  }

  private write(events: readonly RemoteEvent[]): void {
    this.events = events.slice(-MAX_EVENTS);
    for (const listener of [...this.listeners]) listener();
  }
}

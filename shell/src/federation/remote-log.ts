import type { LoadedRemote } from './overrides';

/** Something that happened on this page: a page of a remote was asked for, or something has failed. */
export interface RemoteEvent {
  /** As the registry had it then; none for an error that no boundary has caught. */
  readonly remote?: LoadedRemote | undefined;
  /** The page that was asked for. */
  readonly page?: string;
  /** Times are milliseconds since the console was opened. */
  readonly start: number;
  /** When the remote's entry was there. */
  readonly entryEnd?: number;
  readonly end?: number;
  readonly error?: unknown;
}

/** A crash that repeats itself is told often enough. */
const MOST = 200;

/**
 * What has happened to the remotes of this page, oldest first. It only writes down; what that means is worked out where somebody looks
 * (src/remotes) or listens (src/telemetry), whose code is not among the first scripts.
 */
export class RemoteLog {
  private events: readonly RemoteEvent[] = [];
  private readonly listeners = new Set<() => void>();

  /** The same list until something happens. */
  readonly all = (): readonly RemoteEvent[] => this.events;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A page of a remote is asked for; returns how to note what comes of it. */
  begin(remote: LoadedRemote, page: string): (more: Partial<RemoteEvent>) => void {
    let event: RemoteEvent = { remote, page, start: performance.now() };
    this.write([...this.events, event]);
    return (more) => {
      const before = event;
      event = { ...event, ...more };
      this.write(this.events.map((one) => (one === before ? event : one)));
    };
  }

  /** Something has failed. Whoever hears of an error later and knows whose it is has the last word. */
  fail(error: unknown, remote?: LoadedRemote): void {
    if (this.events.some((one) => one.error === error && (one.remote || !remote))) return;
    const now = performance.now();
    this.write([...this.events.filter((one) => one.remote || one.error !== error), { remote, start: now, end: now, error }]);
  }

  /** Whether it has been brought, and has not failed since. */
  isLoaded(name: string): boolean {
    const last = this.events.findLast(({ remote, end }) => remote?.name === name && end);
    return !!last && !('error' in last);
  }

  private write(events: readonly RemoteEvent[]): void {
    this.events = events.slice(-MOST);
    for (const listener of [...this.listeners]) listener();
  }
}

export type HealthState = 'unused' | 'loading' | 'loaded' | 'failed';

export interface Health {
  state: HealthState;
  /** What went wrong, in the words of whatever failed. */
  reason?: string;
}

const UNUSED: Health = { state: 'unused' };

/** How each remote is doing on this page, by its name. */
export class RemoteHealth {
  private states: ReadonlyMap<string, Health> = new Map();
  private readonly listeners = new Set<() => void>();

  readonly of = (remote: string): Health => this.states.get(remote) ?? UNUSED;

  /** The same map until something changes. */
  readonly all = (): ReadonlyMap<string, Health> => this.states;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Notes how a remote's entry or page is coming along. */
  follow(remote: string, loading: Promise<unknown>): void {
    // A page of a remote that is there already says nothing new until it fails.
    if (this.of(remote).state !== 'loaded') this.note(remote, { state: 'loading' });
    loading.then(
      () => this.note(remote, { state: 'loaded' }),
      (error: unknown) => this.noteFailure(remote, error),
    );
  }

  /** A page could not be loaded, or has crashed. */
  noteFailure(remote: string, error: unknown): void {
    this.note(remote, { state: 'failed', reason: reasonOf(error) });
  }

  private note(remote: string, health: Health): void {
    this.states = new Map(this.states).set(remote, health);
    for (const listener of [...this.listeners]) listener();
  }
}

/** The innermost reason: what wraps it says only that the remote failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

/** Calls that run one after the other, as the frame shows them. */
export interface RunningSeries {
  /** What the calls are about: one thing has the same key in every series. */
  keys: ReadonlySet<string>;
  /** What is being done and to what, in the user's language. */
  text: string;
  /** How many of `total` things are done. */
  done: number;
  total: number;
  /** Sends nothing more. The call that is under way is answered, or aborted if it can be. */
  cancel: () => void;
}

/** The series that run in this page. They are above all pages, so that leaving one does not end them. What runs them is loaded with their first use. */
export class RunningCalls {
  private all: ReadonlyMap<number, RunningSeries> = new Map();
  private readonly listeners = new Set<() => void>();

  readonly list = (): ReadonlyMap<number, RunningSeries> => this.all;

  /** Sets or, with null, removes the series of this number. */
  readonly set = (id: number, series: RunningSeries | null): void => {
    const next = new Map(this.all);
    if (series) next.set(id, series);
    else next.delete(id);
    this.all = next;
    for (const listener of [...this.listeners]) listener();
  };

  /** Cancels all and forgets them at once, also the calls that are under way: nothing asks before the page is left. */
  readonly end = (): void => {
    for (const [id, { cancel }] of this.all) {
      cancel();
      this.set(id, null);
    }
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}

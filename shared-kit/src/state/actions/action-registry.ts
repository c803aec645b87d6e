import type { Action } from './action';

/** What can be done on the page at this moment. Whoever offers it adds it, and takes it back when it is gone. */
export class ActionRegistry {
  private actions: readonly Action[] = [];
  private readonly listeners = new Set<() => void>();

  /** Every action, the newest last. The same array until something changes. */
  readonly list = (): readonly Action[] => this.actions;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Offers an action until the returned function is called. One of the same id takes its place meanwhile. */
  add(action: Action): () => void {
    this.become([...this.actions.filter(({ id }) => id !== action.id), action]);
    return () => this.become(this.actions.filter((one) => one !== action));
  }

  private become(actions: readonly Action[]): void {
    this.actions = actions;
    for (const listener of [...this.listeners]) listener();
  }
}

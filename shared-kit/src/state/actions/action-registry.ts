import type { Action } from './action';

/** The actions that the page offers at the moment. Components add theirs and remove them when they are unmounted. */
export class ActionRegistry {
  private actions: readonly Action[] = [];
  private readonly listeners = new Set<() => void>();

  /** Every action, the newest last. The array is the same object until an action is added or removed. */
  readonly list = (): readonly Action[] => this.actions;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Offers an action until the returned function is called. It replaces another one with the same id. */
  add(action: Action): () => void {
    this.become([...this.actions.filter(({ id }) => id !== action.id), action]);
    return () => this.become(this.actions.filter((one) => one !== action));
  }

  private become(actions: readonly Action[]): void {
    this.actions = actions;
    for (const listener of [...this.listeners]) listener();
  }
}

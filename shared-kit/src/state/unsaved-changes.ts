/** Which forms of the page hold something that nobody has saved yet. Read at the moment of leaving, so not part of the store. */
export class UnsavedChanges {
  private readonly forms = new Set<symbol>();
  private readonly listeners = new Set<() => void>();

  readonly any = (): boolean => this.forms.size > 0;

  /** Counts one more form until the returned function is called. */
  readonly add = (): (() => void) => {
    const form = Symbol('form');
    this.forms.add(form);
    this.tell();
    return () => this.forms.delete(form) && this.tell();
  };

  /** The user has decided that they may be lost. */
  readonly forget = (): void => {
    this.forms.clear();
    this.tell();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

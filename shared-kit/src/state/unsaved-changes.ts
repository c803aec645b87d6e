/**
 * Counts the forms of the page with unsaved changes, and keeps their values after a sign-out in another tab. It is read only when the
 * page is left, so it is not part of the store, and is never written to disk.
 */
export class UnsavedChanges {
  private readonly forms = new Set<symbol>();
  private readonly values = new Map<string, unknown>();
  private keptValues = new Map<string, unknown>();
  private readonly listeners = new Set<() => void>();

  readonly any = (): boolean => this.forms.size > 0;

  /** Counts a form until the returned function is called. */
  readonly add = (): (() => void) => {
    const form = Symbol('form');
    this.forms.add(form);
    this.tell();
    return () => this.forms.delete(form) && this.tell();
  };

  /** Stores the current values of a form until the returned function is called. */
  readonly hold = (name: string, value: unknown): (() => void) => {
    this.values.set(name, value);
    this.keptValues.delete(name);
    return () => void this.values.delete(name);
  };

  /** The values that the form of that name had when the user was signed out elsewhere. */
  readonly keptValueOf = (name: string): unknown => this.keptValues.get(name);

  /**
   * Called when the user was signed out elsewhere: forms stop blocking the page, and their values are kept for the same user's next
   * sign-in.
   */
  readonly keep = (): void => {
    if (this.any()) this.keptValues = new Map(this.values);
    this.forms.clear();
    this.tell();
  };

  /** Drops the unsaved changes, after the user has agreed or another user has signed in. */
  readonly forget = (): void => {
    this.keptValues = new Map();
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

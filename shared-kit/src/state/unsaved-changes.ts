/**
 * Which forms of the page hold something that nobody has saved yet, and what was typed into those that a session took along when
 * it ended elsewhere. Read at the moment of leaving, so not part of the store, and never written to the disk.
 */
export class UnsavedChanges {
  private readonly forms = new Set<symbol>();
  private readonly held = new Map<string, unknown>();
  private kept = new Map<string, unknown>();
  private readonly listeners = new Set<() => void>();

  readonly any = (): boolean => this.forms.size > 0;

  /** Counts one more form until the returned function is called. */
  readonly add = (): (() => void) => {
    const form = Symbol('form');
    this.forms.add(form);
    this.tell();
    return () => this.forms.delete(form) && this.tell();
  };

  /** Remembers what a form holds at present, until the returned function is called. */
  readonly hold = (name: string, value: unknown): (() => void) => {
    this.held.set(name, value);
    this.kept.delete(name);
    return () => void this.held.delete(name);
  };

  /** What the form of that name held when its session ended elsewhere. */
  readonly keptOf = (name: string): unknown => this.kept.get(name);

  /** The session has ended, not by the user's will: forms let go of the page, and what they hold is there for the same user's next one. */
  readonly keep = (): void => {
    if (this.any()) this.kept = new Map(this.held);
    this.forms.clear();
    this.tell();
  };

  /** The user has decided that they may be lost. */
  readonly forget = (): void => {
    this.kept = new Map();
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

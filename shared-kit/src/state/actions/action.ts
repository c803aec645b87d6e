import type { ReactNode } from 'react';

/**
 * Who may do it: everybody who is signed in, whoever the guards let through, key users alone. The same words and the same
 * checks as a route's access.
 */
export type ActionAccess = 'public' | 'protected' | 'elevated';

/** Where it belongs: to the page on screen, to the way to another one, or to the console as a whole. */
export type ActionGroup = 'page' | 'go' | 'general';

/** Something a user can do, by a button, a shortcut or the quick access (docs/decisions/0013). */
export interface Action {
  /** Names it for good, such as `tasks.create`: what was used last is remembered by it. */
  id: string;
  /** In the user's language. */
  label: string;
  /** By default `page`. */
  group?: ActionGroup;
  /** `c`, `?`, two pressed one after the other as in `g h`, or `mod+k` with Ctrl, on a Mac ⌘. */
  keys?: string | undefined;
  /** By default `protected`. */
  access?: ActionAccess;
  icon?: ReactNode;
  run: () => void;
}

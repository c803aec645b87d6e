import type { ReactNode } from 'react';

/**
 * Who may run it: all signed-in users, users whom the guards let through, or key users only. The same values and checks as for the access
 * of a route.
 */
export type ActionAccess = 'public' | 'protected' | 'elevated';

/** Whether it acts on the current page, opens another page, or belongs to the whole console. */
export type ActionGroup = 'page' | 'go' | 'general';

/** Something a user can do, by a button, a shortcut or the quick access (ADR-0013). */
export interface Action {
  /** The id, such as `tasks.create`. It never changes: recently used actions are stored by it. */
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

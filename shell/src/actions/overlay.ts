/** What the shell can lay over the page; one at a time. */
export type Overlay = 'quick-access' | 'shortcuts';

/** Shortcuts that controls outside of the command center tell of too. */
export const SHELL_KEYS = { quickAccess: 'mod+k', shortcuts: '?', home: 'g h' } as const;

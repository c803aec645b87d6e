/** The dialogs of the shell. Only one is open at a time. */
export type Overlay = 'quick-access' | 'shortcuts';

/** Shortcuts that controls outside of the command center mention too. */
export const SHELL_KEYS = { quickAccess: 'mod+k', shortcuts: '?', home: 'g h' } as const;

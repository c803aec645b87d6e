import { usePreference } from '../use-preference';

const parse = (stored: unknown): boolean => stored !== false;

/** Whether shortcuts without Ctrl or the like are on, and how to choose; remembered on this machine. */
export const useSingleKeys = (): [on: boolean, choose: (on: boolean) => void] => usePreference('shortcuts.singleKeys', parse);

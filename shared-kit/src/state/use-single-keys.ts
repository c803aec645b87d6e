import { usePreference } from './use-preference';

const parse = (stored: unknown): boolean => stored !== false;

/** Whether shortcuts of single keys are on, and the setter; stored on this machine. */
export const useSingleKeys = (): [on: boolean, choose: (on: boolean) => void] => usePreference('shortcuts.singleKeys', parse);

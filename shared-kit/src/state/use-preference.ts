import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ConsoleState } from './console-store';
import { readStored, writeStored } from './local-storage';
import { preferenceChanged } from './preferences.slice';

/**
 * A choice remembered on this machine under `key` (decision D-99), shared by all components that use it. `parse` makes a sound
 * value of whatever is stored, `undefined` included, and gives the default for what it cannot use. Keep it outside of the
 * component.
 */
export function usePreference<T>(key: string, parse: (stored: unknown) => T): [value: T, remember: (value: T) => void] {
  const dispatch = useDispatch();
  const value = useSelector(({ preferences }: ConsoleState) =>
    Object.hasOwn(preferences, key) ? (preferences[key] as T) : initialOf(key, parse),
  );
  const remember = useCallback(
    (next: T) => {
      writeStored(key, next);
      dispatch(preferenceChanged({ key, value: next }));
    },
    [dispatch, key],
  );
  return [value, remember];
}

/** The same, remembered for the signed-in user alone, also over a sign-out (decision D-99): the key ends with their uid. */
export function useOwnPreference<T>(key: string, parse: (stored: unknown) => T): [value: T, remember: (value: T) => void] {
  const uid = useSelector(({ account }: ConsoleState) => account.user?.uid);
  return usePreference(uid === undefined ? key : ownKey(key, uid), parse);
}

/** Under which key a user's own choice is stored. */
export const ownKey = (key: string, uid: string): string => `${key}.${uid}`;

interface Initial {
  stored: unknown;
  parse: unknown;
  value: unknown;
}

const initials = new Map<string, Initial>();

/** What is stored, parsed once: a selector must give the same object until the state changes. */
function initialOf<T>(key: string, parse: (stored: unknown) => T): T {
  const stored = readStored(key);
  let initial = initials.get(key);
  if (initial?.parse !== parse || JSON.stringify(initial.stored) !== JSON.stringify(stored)) {
    initial = { stored, parse, value: parse(stored) };
    initials.set(key, initial);
  }
  return initial.value as T;
}

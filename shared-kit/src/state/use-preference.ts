import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ConsoleState } from './console-store';
import { readStored, writeStored } from './local-storage';
import { preferenceChanged } from './preferences.slice';

/** Stores a value, or the result of a change. A change is applied to what is stored, which another tab may have changed, and to the value of this page. */
type Remember<T> = (next: T | ((before: T) => T)) => void;

/**
 * A preference that is stored on this machine under `key` (D-99) and shared by all components that use it. `parse` converts the
 * stored value, which may be anything or undefined, and returns the default for invalid ones. Keep it outside of the component. Values
 * with several parts are stored by passing a function, otherwise one tab would overwrite what another has stored.
 */
export function usePreference<T>(key: string, parse: (stored: unknown) => T): [value: T, remember: Remember<T>] {
  const dispatch = useDispatch();
  const value = useSelector(({ preferences }: ConsoleState) =>
    Object.hasOwn(preferences, key) ? (preferences[key] as T) : initialOf(key, parse),
  );
  const remember: Remember<T> = useCallback(
    (next) => {
      const changed = (before: T): T => (typeof next === 'function' ? (next as (before: T) => T)(before) : next);
      const stored = readStored(key);
      // Without a stored value, for example when storage is off, the change applies to the value of this page.
      writeStored(key, changed(stored === undefined ? value : parse(stored)));
      dispatch(preferenceChanged({ key, value: changed(value) }));
    },
    [dispatch, key, parse, value],
  );
  return [value, remember];
}

/** A preference of the signed-in user; it survives a sign-out (D-99). The key ends with the uid. */
export function useOwnPreference<T>(key: string, parse: (stored: unknown) => T): [value: T, remember: Remember<T>] {
  const uid = useSelector(({ account }: ConsoleState) => account.user?.uid);
  return usePreference(uid === undefined ? key : ownKey(key, uid), parse);
}

/** The key under which a user's own preference is stored. */
export const ownKey = (key: string, uid: string): string => `${key}.${uid}`;

interface Initial {
  stored: unknown;
  parse: unknown;
  value: unknown;
}

const initials = new Map<string, Initial>();

/** The stored value, parsed once, because a selector must return the same object until the state changes. */
function initialOf<T>(key: string, parse: (stored: unknown) => T): T {
  const stored = readStored(key);
  let initial = initials.get(key);
  if (initial?.parse !== parse || JSON.stringify(initial.stored) !== JSON.stringify(stored)) {
    initial = { stored, parse, value: parse(stored) };
    initials.set(key, initial);
  }
  return initial.value as T;
}

import { createAction } from '@reduxjs/toolkit';
import { reducerOf } from './reducer-of';

/** Remembered choices by their storage key, as far as this page has read or made them. */
export type PreferencesState = Readonly<Record<string, unknown>>;

export const preferenceChanged = createAction<{ key: string; value: unknown }>('preferences/changed');
export const preferencesForgotten = createAction<readonly string[]>('preferences/forgotten');

export const preferencesReducer = reducerOf<PreferencesState>({}, (on) => [
  on(preferenceChanged, (state, { key, value }) => ({ ...state, [key]: value })),
  on(preferencesForgotten, (state, keys) =>
    Object.fromEntries(Object.entries(state).filter(([key]) => !keys.includes(key))),
  ),
]);

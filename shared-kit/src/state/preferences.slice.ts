import { createAction } from '@reduxjs/toolkit';
import { reducerOf } from './reducer-of';

/** Remembered choices by their storage key, as far as this page has read or made them. */
export type PreferencesState = Readonly<Record<string, unknown>>;

export const preferenceChanged = createAction<{ key: string; value: unknown }>('preferences/changed');
/** What this page remembers of them; what is stored stays. */
export const preferencesForgotten = createAction('preferences/forgotten');

export const preferencesReducer = reducerOf<PreferencesState>({}, (on) => [
  on(preferenceChanged, (state, { key, value }) => ({ ...state, [key]: value })),
  on(preferencesForgotten, () => ({})),
]);

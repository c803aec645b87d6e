import { createAction } from '@reduxjs/toolkit';
import { reducerOf } from './reducer-of';

/** Stored preferences by their key, as far as this page has read or changed them. */
export type PreferencesState = Readonly<Record<string, unknown>>;

export const preferenceChanged = createAction<{ key: string; value: unknown }>('preferences/changed');
/** Drops the values in memory, not the stored ones. */
export const preferencesForgotten = createAction('preferences/forgotten');

export const preferencesReducer = reducerOf<PreferencesState>({}, (on) => [
  on(preferenceChanged, (state, { key, value }) => ({ ...state, [key]: value })),
  on(preferencesForgotten, () => ({})),
]);

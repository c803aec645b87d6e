import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Stored preferences by their key, as far as this page has read or changed them. */
export type PreferencesState = Readonly<Record<string, unknown>>;

export const preferenceChanged = createAction<{ key: string; value: unknown }>('preferences/changed');
/** Drops the values in memory, not the stored ones. */
export const preferencesForgotten = createAction('preferences/forgotten');

export function preferencesReducer(state: PreferencesState = {}, action: UnknownAction): PreferencesState {
  if (preferencesForgotten.match(action)) return {};
  return preferenceChanged.match(action) ? { ...state, [action.payload.key]: action.payload.value } : state;
}

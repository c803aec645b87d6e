import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/**
 * A part of the state: the action that sets some of its values, and its reducer. Toolkit's `createSlice` would add immer, 5 KB before the login
 * screen.
 */
export function statePart<S extends object>(name: string, initial: S) {
  const changed = createAction<Partial<S>>(`${name}/changed`);
  const reducer = (state: S = initial, action: UnknownAction): S => (changed.match(action) ? { ...state, ...action.payload } : state);
  return { changed, reducer };
}

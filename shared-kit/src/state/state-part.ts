import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';

/**
 * A part of the state: the action that sets some of its values, and its reducer. What is set to the value it has is no change, for which nothing is
 * rendered. Toolkit's `createSlice` would add immer, 5 KB before the login screen.
 */
export function statePart<S extends object>(name: string, initial: S) {
  const changed = createAction<Partial<S>>(`${name}/changed`);
  const reducer = (state: S = initial, action: UnknownAction): S => {
    if (!changed.match(action)) return state;
    const next = { ...state, ...action.payload };
    return shallowEqual(state, next) ? state : next;
  };
  return { changed, reducer };
}

import type { PayloadActionCreator, UnknownAction } from '@reduxjs/toolkit';

type Case<S> = (state: S, action: UnknownAction) => S | undefined;
type On<S> = <P>(creator: PayloadActionCreator<P>, next: (state: S, payload: P) => S) => Case<S>;

/**
 * Creates a reducer from its cases. Toolkit's `createSlice` would add immer, 5 KB before the login screen, although a spread changes these
 * states as easily.
 */
export function reducerOf<S>(initial: S, cases: (on: On<S>) => Case<S>[]) {
  const all = cases((creator, next) => (state, action) =>
    creator.match(action) ? next(state, action.payload as never) : undefined,
  );
  return (state: S = initial, action: UnknownAction): S => {
    for (const one of all) {
      const next = one(state, action);
      if (next !== undefined) return next;
    }
    return state;
  };
}

import { configureStore, type Store } from '@reduxjs/toolkit';
import { accountReducer, type AccountState } from './account.slice';
import { ActionRegistry } from './actions/action-registry';
import { createFeedback, type Feedback } from './feedback';
import { feedbackReducer, type FeedbackState } from './feedback.slice';
import { LiveRegistry } from './live-registry';
import { preferencesReducer, type PreferencesState } from './preferences.slice';
import { RunningCalls } from './running-calls';
import { UnsavedChanges } from './unsaved-changes';

export interface ConsoleState {
  account: AccountState;
  feedback: FeedbackState;
  preferences: PreferencesState;
}

/** The state of one page: the Redux store, and the parts that are not plain data. */
export interface ConsoleStore {
  redux: Store<ConsoleState>;
  feedback: Feedback;
  live: LiveRegistry;
  actions: ActionRegistry;
  unsaved: UnsavedChanges;
  calls: RunningCalls;
}

/** One for each page of the browser: Redux, and beside it what cannot be plain data. */
export function createConsoleStore(): ConsoleStore {
  const redux = configureStore({
    reducer: { account: accountReducer, feedback: feedbackReducer, preferences: preferencesReducer },
    devTools: false,
    // No warnings of slow checks in development: the state is small, so only a busy machine would cause them.
    middleware: (defaults) => defaults({ immutableCheck: { warnAfter: Infinity }, serializableCheck: { warnAfter: Infinity } }),
  });
  const live = new LiveRegistry(() => redux.getState().account.signingOut);
  return {
    redux,
    feedback: createFeedback(redux),
    live,
    actions: new ActionRegistry(),
    unsaved: new UnsavedChanges(),
    calls: new RunningCalls(),
  };
}

import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { ConsoleState } from './console-store';
import type { Feedback } from './feedback';
import type { FeedbackState } from './feedback.slice';
import { useConsoleStore } from './state-provider';

/** Messages and questions for the user. The object never changes. */
export const useFeedback = (): Feedback => useConsoleStore().feedback;

/** The state of the feedback, for the components that render it. */
export const useFeedbackState = (): FeedbackState => useSelector(({ feedback }: ConsoleState) => feedback);

/** The loading flag of one button, and a function that runs its action with the flag set. */
export function useBusy(name: string): [busy: boolean, run: (action: () => Promise<void>) => Promise<void>] {
  const { busy } = useFeedback();
  const loading = useSelector(({ feedback }: ConsoleState) => name in feedback.loading);
  return [loading, useCallback((action: () => Promise<void>) => busy(name, action), [busy, name])];
}

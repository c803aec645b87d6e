import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { ConsoleState } from './console-store';
import type { Feedback } from './feedback';
import type { FeedbackState } from './feedback.slice';
import { useConsoleStore } from './state-provider';

/** Telling and asking the user. The same object for the life of the page. */
export const useFeedback = (): Feedback => useConsoleStore().feedback;

/** What there is to show, for the components that show it. */
export const useFeedbackState = (): FeedbackState => useSelector(({ feedback }: ConsoleState) => feedback);

/** The loading flag of one button, and how to run its action with it set. */
export function useBusy(name: string): [busy: boolean, run: (action: () => Promise<void>) => Promise<void>] {
  const { busy } = useFeedback();
  const loading = useSelector(({ feedback }: ConsoleState) => name in feedback.loading);
  return [loading, useCallback((action: () => Promise<void>) => busy(name, action), [busy, name])];
}

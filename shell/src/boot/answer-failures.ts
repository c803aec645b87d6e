import type { ConsoleStore } from 'shared-kit/host/state';
import { problemOf, SNACKBAR_MS } from 'shared-kit/model';
import type { RemoteEvent, RemoteLog } from '../federation/remote-log';

/** Whether no boundary shows the error. What was cancelled, or is an extension's of the browser, needs no answer. */
const isUnanswered = ({ remote, error, reference }: RemoteEvent): boolean => {
  const { name, stack = '' } = Object(error) as Partial<Error>;
  return reference !== undefined && !remote && name !== 'AbortError' && !stack.includes('-extension://');
};

/**
 * Answers the errors that nothing has caught, above all those of presses, whose handlers are run by the browser: a press that fails is never
 * silent (D-147). The message has the reference by which the error is found in the log.
 */
export function answerFailures(log: RemoteLog, { feedback }: Pick<ConsoleStore, 'feedback'>): void {
  const newest = () => log.all().findLast(isUnanswered);
  let answered = newest();
  // An error that a boundary catches is reported twice, and only the second report has its remote.
  const answer = () => {
    const event = newest();
    if (!event || event === answered) return;
    answered = event;
    feedback.snackbar({
      message: { ...problemOf(event.error), requestId: event.reference! },
      severity: 'error',
      duration: SNACKBAR_MS.error,
    });
  };
  log.subscribe(() => setTimeout(answer));
}

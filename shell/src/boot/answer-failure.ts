import type { ConsoleStore } from 'shared-kit/host/state';
import { problemOf, SNACKBAR_MS } from 'shared-kit/model';
import type { RemoteEvent, RemoteLog } from '../federation/remote-log';

const answered = new WeakSet<RemoteEvent>();

/** Whether no boundary shows the error. What was cancelled, or is an extension's of the browser, needs no answer. */
const isUnanswered = (event: RemoteEvent): boolean => {
  const { remote, error, reference } = event;
  const { name, stack = '' } = Object(error) as Partial<Error>;
  return reference !== undefined && !remote && name !== 'AbortError' && !stack.includes('-extension://') && !answered.has(event);
};

/**
 * Says that the newest failure that nobody has answered has happened, with the reference by which it is found in the log. `known` are the events
 * from before the console was shown.
 */
export function answerFailure(log: RemoteLog, known: readonly RemoteEvent[], feedback: ConsoleStore['feedback']): void {
  const event = log.all().findLast((one) => isUnanswered(one) && !known.includes(one));
  if (!event) return;
  answered.add(event);
  const message = { ...problemOf(event.error), requestId: event.reference! };
  feedback.snackbar({ message, severity: 'error', duration: SNACKBAR_MS.error });
}

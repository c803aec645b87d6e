import type { ConsoleStore } from 'shared-kit/host/state';
import type { RemoteLog } from '../federation/remote-log';

/**
 * Answers the errors that nothing has caught, above all those of presses, whose handlers are run by the browser: a press that fails is never
 * silent (D-147). The code for the answer is fetched with the first failure.
 */
export function answerFailures(log: RemoteLog, { feedback }: Pick<ConsoleStore, 'feedback'>): void {
  const before = log.all();
  // Later, because an error that a boundary catches is reported twice, and only the second report has its remote.
  log.subscribe(() =>
    setTimeout(() => {
      if (log.all().at(-1)?.reference)
        import('./answer-failure').then(({ answerFailure }) => answerFailure(log, before, feedback)).catch(() => undefined);
    }),
  );
}

import type { FastifyInstance } from 'fastify';
import { removeOldAttempts } from '../records/attempts';
import { describeOlderPictures } from './pictures/describe-older-pictures';
import type { PushServices } from './pushes/push-session';
import { retryPushes } from './pushes/retry-pushes';
import type { Removals } from './removals/removals';
import { nameOlderDocuments } from './search-names/name-older-documents';
import { followChanges } from './summaries/follow-changes';
import { refreshSummaries } from './summaries/refresh-summaries';
import type { RunningWork } from '../http/running-work';
import type { MeasureWork } from '../server/metrics';
import { hourly } from './schedule/hourly';
import { onOneServer } from './schedule/one-server';

export interface WorkServices extends PushServices {
  readonly removals: Removals;
  /** Updates a domain's summary as soon as its pushes or tasks change. */
  readonly followsChanges: boolean;
}

/**
 * The work of each full hour, also done when the server starts: it continues interrupted removals, pushes sessions again (not at the
 * start), removes old answers, stores missing names for searches, describes older pictures and updates the summaries.
 */
export function installHourlyWork(
  app: FastifyInstance,
  services: WorkServices,
  { track, measureWork }: Pick<RunningWork, 'track'> & { measureWork: MeasureWork },
): void {
  const { firestore } = services.firebase;
  async function step(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await measureWork(name, work());
    } catch (error) {
      app.log.error({ err: error, work: name }, 'hourly work failed');
    }
  }
  let end: (() => Promise<void>) | undefined;
  let unfollow: (() => void) | undefined;
  app.addHook('onReady', async () => {
    end = hourly(async (run) => {
      const { isStart, signal } = run;
      await step('removals', () => services.removals.resumeAll());
      if (!isStart) await step('pushes', () => retryPushes(services, signal));
      await step('answers of repeated calls', () => removeOldAttempts(firestore));
      await step('names for searches', () => nameOlderDocuments(services.firebase, run));
      await step('pictures', () => describeOlderPictures(services.firebase, run));
      await step('summaries', () => onOneServer(services.firebase, 'summaries', run, () => refreshSummaries(firestore, { signal })));
    });
    if (services.followsChanges)
      unfollow = followChanges(firestore, {
        track: (one) => track(measureWork('summary of a domain', one)),
        onProblem: (err) => app.log.error({ err }, 'a summary failed'),
      });
  });
  // In `preClose`, because the server then waits for calls under way: this makes their removals stop at the next part.
  app.addHook('preClose', async () => {
    services.removals.close();
    unfollow?.();
  });
  app.addHook('onClose', () => end?.());
}

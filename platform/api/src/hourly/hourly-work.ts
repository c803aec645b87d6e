import type { FastifyInstance } from 'fastify';
import { retryPushes } from '../push/retry-pushes';
import { nameOlderDocuments } from '../search-names/name-older-documents';
import type { Services } from '../services';
import { followChanges } from '../summaries/follow-changes';
import { refreshSummaries } from '../summaries/refresh-summaries';
import type { RunningWork } from '../http/running-work';
import { hourly } from './hourly';
import { onOneServer } from './one-server';

/** What the platform does by itself: goes on with removals that were interrupted, sends sessions again at the hour, and sums up. */
export function installHourlyWork(app: FastifyInstance, services: Services, { track }: RunningWork): void {
  const { firestore } = services.firebase;
  async function step(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      app.log.error({ err: error, work: name }, 'hourly work failed');
    }
  }
  let end: (() => Promise<void>) | undefined;
  let unfollow: (() => void) | undefined;
  app.addHook('onReady', async () => {
    end = hourly(async (run) => {
      const { isStart, signal } = run;
      await step('removals', () => services.removals.takeUpAll());
      if (!isStart) await step('pushes', () => retryPushes(services, signal));
      await step('names for searches', () => nameOlderDocuments(services.firebase, run));
      await step('summaries', () => onOneServer(services.firebase, 'summaries', run, () => refreshSummaries(firestore, { signal })));
    });
    if (services.followsChanges) unfollow = followChanges(firestore, { track, onProblem: (err) => app.log.error({ err }, 'a summary failed') });
  });
  // Before the calls under way are waited for: a removal ends at its next part.
  app.addHook('preClose', async () => {
    services.removals.close();
    unfollow?.();
  });
  app.addHook('onClose', () => end?.());
}

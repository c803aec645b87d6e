import type { FastifyInstance } from 'fastify';
import { retryPushes } from '../push/retry-pushes';
import type { Services } from '../services';
import { hourly } from './hourly';

/** What the platform does by itself: goes on with removals that were interrupted, and sends sessions again at the hour. */
export function installHourlyWork(app: FastifyInstance, services: Services): void {
  async function step(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      app.log.error({ err: error, work: name }, 'hourly work failed');
    }
  }
  let end: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    end = hourly(async ({ isStart, signal }) => {
      await step('removals', () => services.removals.takeUpAll());
      if (!isStart) await step('pushes', () => retryPushes(services, signal));
    });
  });
  // Before the calls under way are waited for: a removal ends at its next part.
  app.addHook('preClose', async () => services.removals.close());
  app.addHook('onClose', () => end?.());
}

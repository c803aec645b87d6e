import type { FastifyPluginAsync } from 'fastify';
import { domainRoutes } from './resources/domains/domains.route';
import { restoreSettingsRoute } from './resources/domains/restore-settings.route';
import { updateDomainRoute } from './resources/domains/update-domain.route';
import { labelDesignRoutes } from './resources/label-designs/label-designs.route';
import { licenseRoutes } from './resources/licenses/licenses.route';
import { manualInputFieldRoutes } from './resources/manual-input-fields/manual-input-fields.route';
import { triggerPushRoute } from './resources/sessions/trigger-push.route';
import type { Services } from './services';
import { removeSessionsRoute } from './resources/sessions/remove-sessions.route';

/** The calls about a company's domains and what is in them. */
export function domainCalls(services: Services): FastifyPluginAsync {
  return async (app) => {
    await app.register(domainRoutes(services));
    await app.register(updateDomainRoute(services));
    await app.register(restoreSettingsRoute(services));
    await app.register(labelDesignRoutes(services));
    await app.register(licenseRoutes(services));
    await app.register(manualInputFieldRoutes(services));
    await app.register(removeSessionsRoute(services));
    await app.register(triggerPushRoute(services));
  };
}

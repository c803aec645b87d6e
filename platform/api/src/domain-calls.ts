import type { FastifyPluginAsync } from 'fastify';
import { updateDomainRoute } from './domains/update-domain.route';
import { labelDesignRoutes } from './label-designs/label-designs.route';
import { licenseRoutes } from './licenses/licenses.route';
import { manualInputFieldRoutes } from './manual-input-fields/manual-input-fields.route';
import type { Services } from './services';

/** The calls about a company's domains and what is in them. */
export function domainCalls(services: Services): FastifyPluginAsync {
  return async (app) => {
    await app.register(updateDomainRoute(services));
    await app.register(labelDesignRoutes(services));
    await app.register(licenseRoutes(services));
    await app.register(manualInputFieldRoutes(services));
  };
}
